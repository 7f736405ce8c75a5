/** A short plain-text e-mail with one button. */
export type Letter = { subject: string; message: string; /** Button label. */ linkLabel: string };

/** Joins the paragraphs of a letter; empty ones are left out. */
export const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
