"""Answers about one person as they look: passkeys, and all that is kept."""

from luna.app.passkeys import PasskeyCreation, PasskeyRequest
from luna.app.profile import PersonalData

TIME = 1_790_000_000.0

EXAMPLES = (
    PasskeyCreation(
        "c7m2",
        {
            "rp": {"id": "luna.example", "name": "Luna"},
            "user": {"id": "YWRh", "name": "Ada", "displayName": "Ada"},
            "challenge": "U4HcL2II",
            "pubKeyCredParams": [{"type": "public-key", "alg": -7}],
            "timeout": 60_000,
            "excludeCredentials": [],
            "authenticatorSelection": {
                "residentKey": "required",
                "requireResidentKey": True,
                "userVerification": "preferred",
            },
            "attestation": "none",
        },
    ),
    PasskeyRequest(
        "c7m2",
        {
            "challenge": "U4HcL2II",
            "timeout": 60_000,
            "rpId": "luna.example",
            "allowCredentials": [],
            "userVerification": "preferred",
        },
    ),
    PersonalData(
        "luna-person/1",
        {"identities": [{"name": "Ada", "language": "en", "created": TIME}]},
        [{"table": "k3m8w2qj5xnr7tyc", "seats": [0], "said": [], "record": "luna 1\n…"}],
    ),
)
