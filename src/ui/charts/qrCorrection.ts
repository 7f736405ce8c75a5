/** How much of a QR code may be dirty: 15 percent, on screens and on paper alike. More would make long contacts too dense for old phones. */
export const QR_CORRECTION = { level: 'M', boostLevel: false } as const;
