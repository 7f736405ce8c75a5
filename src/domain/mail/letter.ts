/** A short email with one button, in plain text. */
export type Letter = { subject: string; message: string; /** What the button says. */ linkLabel: string };

/** Joins a letter's paragraphs; empty ones are left out. */
export const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
