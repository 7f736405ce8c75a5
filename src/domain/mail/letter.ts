/** A short e-mail with one button, in plain text. */
export type Letter = { subject: string; message: string; /** What the button says. */ linkLabel: string };

/** Paragraphs of a letter; those that have nothing to say are left out. */
export const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
