const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Parses a number in digits or as a word; null for anything else. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const plain = word.trim().toLowerCase().replaceAll(',', '');
  const known = WORDS[plain];
  if (known !== undefined) return known;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** For use inside a pattern: a number in digits, or up to ten as a word. */
export const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten)`;
