const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The prefix of a record's number; a job has none. The server numbers an invoice; until then its draft has such a number. */
const LETTERS = {
  job: '',
  estimate: 'E',
  agreement: 'S',
  contract: 'C',
  /** For an agreement: the customer's cancellation receipt. */
  cancellation: 'X',
  invoiceDraft: 'D',
  finding: 'F',
  inspection: 'I',
  loadCalculation: 'L',
  plumbingCalculation: 'P',
  readings: 'D',
} as const;

/**
 * Generates the number of a new record: `26-K7M3Q` for a job, `E26-K7M3Q` for an estimate: year and five characters that are hard to
 * misread. Generated on the device, so that it works offline.
 */
export function newNumber(of: keyof typeof LETTERS, now: Date, random: () => number = Math.random): string {
  const code = Array.from({ length: 5 }, () => CODE_ALPHABET[Math.floor(random() * CODE_ALPHABET.length)]).join('');
  return `${LETTERS[of]}${String(now.getUTCFullYear()).slice(2)}-${code}`;
}
