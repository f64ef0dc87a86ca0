"""Questions and answers for pictures of the window."""

QUESTION = (
    "Write a Python function that checks whether a string is a palindrome, ignoring case and punctuation. "
    "Explain it briefly."
)
REPLY = """Here is a function that compares the cleaned text with its reverse:

```python
def is_palindrome(text: str) -> bool:
    letters = [c.lower() for c in text if c.isalnum()]
    return letters == letters[::-1]
```

`isalnum` keeps letters and digits, so spaces, commas and apostrophes no longer matter. The slice `[::-1]` \
reads the list backwards.
"""
LONG_REPLY = """## How it works

The function walks over the text **once** and keeps what matters:

1. Every character is made lower case.
2. Anything that is neither a *letter* nor a digit is dropped:
   - spaces and line ends
   - commas, apostrophes and `"quotes"`
3. What remains is compared with its own reverse.

> A palindrome reads the same in both directions, whatever its punctuation says.

| Text | Cleaned | Palindrome |
|---|---|---|
| Never odd or even | neveroddoreven | yes |
| Slipstream | slipstream | no |

```
>>> is_palindrome("Never odd or even")
True
```

More about it: [palindromes](https://en.wikipedia.org/wiki/Palindrome). <b>Raw HTML stays text.</b>
"""
RICH_REPLY = r'''<think>
The user wants an overview. Roots first, then a table, then code. With $a \ne 0$ the formula holds.
</think>

## Everything at once

The roots of $ax^2 + bx + c = 0$ are, for $a \ne 0$ and at a price between $5 and $6:

$$
x_{1,2} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}
$$

1. Compute the **discriminant** \(D = b^2 - 4ac\)
   - [x] real roots when $D \ge 0$
   - [ ] ~~no~~ *complex* roots otherwise

   ```python
   @dataclass(frozen=True)
   class Roots:
       """Both roots."""
       first: float  # the smaller one
       def spread(self) -> float:
           return sqrt(self.first ** 2 + 4.0) if self.first else 0
   ```
2. Compare with the table

| Case | Roots | Example |
|:---|:---:|---:|
| $D > 0$ | two | `x^2 - 1` |
| $D = 0$ | one | $x^2$ |
| $D < 0$ | none | 3.50 |

> A quotation with `code`.
>
> > And one within it, with $e^{i\pi} = -1$.

See https://example.org/roots or ![a plot](https://example.org/plot.png). <b>Raw HTML stays text.</b>
'''
