const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Prefixes of record numbers; a job's has none. The server numbers an invoice; its draft uses this prefix until then. */
const LETTERS = {
  job: '',
  estimate: 'E',
  agreement: 'S',
  contract: 'C',
  /** For a canceled agreement: the customer's receipt. */
  cancellation: 'X',
  invoiceDraft: 'D',
  finding: 'F',
  inspection: 'I',
  loadCalculation: 'L',
  plumbingCalculation: 'P',
  readings: 'D',
} as const;

/**
 * Creates the number of a new record: `26-K7M3Q` for a job, `E26-K7M3Q` for an estimate: year and five characters that are hard to
 * misread. Generated on the device, so that it works offline.
 */
export function newNumber(of: keyof typeof LETTERS, now: Date, random: () => number = Math.random): string {
  const code = Array.from({ length: 5 }, () => CODE_ALPHABET[Math.floor(random() * CODE_ALPHABET.length)]).join('');
  return `${LETTERS[of]}${String(now.getUTCFullYear()).slice(2)}-${code}`;
}
