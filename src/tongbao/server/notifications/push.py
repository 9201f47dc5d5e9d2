"""Web Push: notifications to a browser that has no page open, encrypted for it alone.

Encryption is that of RFC 8291 with the coding of RFC 8188; the server identifies itself by RFC 8292 (VAPID).
"""

import base64
import json
import os
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""Record size in bytes: a notification is one record, and its message is far shorter."""
LIVES: Final = 24 * 3600
"""Time to live of a notification at the push service, in seconds; our VAPID token is valid for half as long."""
LAST: Final = b"\x02"
"""Delimiter of the last record (RFC 8188, 2)."""


class BadKeys(ValueError):
    """Invalid keys of a push subscription."""


def new_key() -> str:
    """Generate a private key of the server, as it is stored."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Decode a stored private key."""
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Public key that belongs to a private key, as 65 bytes."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def require_keys(keys: Mapping[str, str]) -> None:
    """Raises BadKeys unless these are the keys of a subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys["p256dh"]))
        if len(decoded(keys["auth"])) != 16:
            raise BadKeys
    except (KeyError, ValueError):
        raise BadKeys from None


def encrypt(
    text: bytes, keys: Mapping[str, str], key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """Encrypt a text for the browser with these keys; ``key`` and ``salt`` are new for each text."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    point, sender = decoded(keys["p256dh"]), point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))
    both = derived(shared, decoded(keys["auth"]), b"WebPush: info\0" + point + sender, 32)
    secret = derived(both, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(both, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(secret).encrypt(nonce, text + LAST, None)


def derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    """Derive a key for one purpose (HKDF)."""
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)


def headers_for(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: float) -> dict[str, str]:
    """Headers of a request to a push service; ``contact`` is where its operator finds ours."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LIVES // 2, "sub": contact}
    signed = f"{base64_json({'typ': 'JWT', 'alg': 'ES256'})}.{base64_json(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return {
        "authorization": f"vapid t={signed}.{signature}, k={encoded(point_of(key))}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(LIVES),
    }


def base64_json(part: Mapping[str, object]) -> str:
    """Encode one part of a token (JWT, RFC 7515)."""
    return encoded(json.dumps(part, separators=(",", ":")).encode())


def encoded(data: bytes) -> str:
    """Encode bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Decode a text in base64url. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
