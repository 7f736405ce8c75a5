/** In memory everybody has confirmed their address. */
export const openVerificationLinks = (): Promise<void> => Promise.resolve();
