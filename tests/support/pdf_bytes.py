"""Small PDFs, whole and broken, written by hand."""

from collections.abc import Sequence


def pdf(pages: Sequence[str], extra: bytes = b"", trailer: bytes = b"") -> bytes:
    """Return a PDF with a line of text on each page.

    Args:
        pages: The texts.
        extra: Further objects, numbered from 4 + 2 * len(pages).
        trailer: Further entries of the trailer.
    """
    kids = " ".join(f"{4 + 2 * place} 0 R" for place in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for place, text in enumerate(pages):
        content = f"BT /F1 12 Tf 72 720 Td ({text}) Tj ET".encode() if text else b""
        resources = "<< /Font << /F1 3 0 R >> >>"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources {resources} "
            f"/Contents {5 + 2 * place} 0 R >>".encode()
        )
        objects.append(stream(content))
    return assembled([*objects, *([extra] if extra else [])], trailer)


def stream(content: bytes, entries: str = "") -> bytes:
    """Return a stream object."""
    return f"<< /Length {len(content)} {entries}>>\nstream\n".encode() + content + b"\nendstream"


def assembled(objects: Sequence[bytes], trailer: bytes = b"") -> bytes:
    """Return a PDF of these objects, the first one its catalogue."""
    data = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(data))
        data += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    start = len(data)
    data += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    data += b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
    data += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R ".encode() + trailer
    return data + f" >>\nstartxref\n{start}\n%%EOF\n".encode()
