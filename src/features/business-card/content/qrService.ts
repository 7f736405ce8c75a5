/** Side length of the QR code picture, in pixels. */
export const QR_SIZE = 300;

/** Draws QR codes (https://goqr.me/api/doc/create-qr-code/). The content security policy names this host and no other. */
const SERVICE = 'https://api.qrserver.com/v1/create-qr-code/';

/** Timeout before the code is drawn locally. */
export const QR_PATIENCE_MS = 3_000;

/** Returns the URL of a 300 × 300 pixel QR code picture of a text, with the same error correction as our own drawing. */
export const qrServiceAddress = (text: string): string =>
  `${SERVICE}?size=${QR_SIZE}x${QR_SIZE}&ecc=M&qzone=4&format=png&data=${encodeURIComponent(text)}`;
