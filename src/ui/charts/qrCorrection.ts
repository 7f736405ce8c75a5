/**
 * Error correction level: up to 15 percent of a QR code may be damaged, on screen and on paper. A higher level would make long contacts
 * too dense for old phones.
 */
export const QR_CORRECTION = { level: 'M', boostLevel: false } as const;
