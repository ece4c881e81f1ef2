// What lies in targets of its own is seen by everybody who imports Kit, so that no app has to know where it lies.
@_exported import Fetch
@_exported import Gzip
@_exported import Pictures
@_exported import QR
@_exported import Text
@_exported import WebAuthn
