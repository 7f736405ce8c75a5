/** Encodes bytes as URL-safe base64 (RFC 4648, section 5), without padding. */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
