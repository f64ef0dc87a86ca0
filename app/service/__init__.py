"""The engine process: owns the models, speaks typed messages over its standard input and output."""
