/** The side of the QR code's picture, in pixels. */
export const QR_SIZE = 300;

/** Draws QR codes (https://goqr.me/api/doc/create-qr-code/). The content security policy names this host and no other. */
const SERVICE = 'https://api.qrserver.com/v1/create-qr-code/';

/** How long it may take before the code is drawn here. */
export const QR_PATIENCE_MS = 3_000;

/** The address of the picture that holds a text, of 300 × 300 pixels. Error correction is that of our own drawing. */
export const qrServiceAddress = (text: string): string =>
  `${SERVICE}?size=${QR_SIZE}x${QR_SIZE}&ecc=M&qzone=4&format=png&data=${encodeURIComponent(text)}`;
