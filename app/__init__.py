"""Slipstream: a desktop chat program that answers faster without answering differently."""

NAME = "Slipstream"
VERSION = "0.1.0"
