const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What stands before a record's number; a job's has nothing. The server numbers an invoice, and until then its draft is called so. */
const LETTERS = {
  job: '',
  estimate: 'E',
  agreement: 'S',
  contract: 'C',
  /** Of an agreement: the receipt that the customer gets. */
  cancellation: 'X',
  invoiceDraft: 'D',
  finding: 'F',
  inspection: 'I',
  loadCalculation: 'L',
  plumbingCalculation: 'P',
  readings: 'D',
} as const;

/**
 * The number of a new record: `26-K7M3Q` of a job, `E26-K7M3Q` of an estimate: year and five characters that are hard to misread. Made on
 * the device, so that it works offline.
 */
export function newNumber(of: keyof typeof LETTERS, now: Date, random: () => number = Math.random): string {
  const code = Array.from({ length: 5 }, () => CODE_ALPHABET[Math.floor(random() * CODE_ALPHABET.length)]).join('');
  return `${LETTERS[of]}${String(now.getUTCFullYear()).slice(2)}-${code}`;
}
