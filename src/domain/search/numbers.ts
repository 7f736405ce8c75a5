/** The characters after the year in a number generated on a device (`newNumber`). */
const CODE_LENGTH = 5;
/** For a job, an estimate, an invoice draft or readings, a finding, an inspection, a load and a plumbing calculation, and an agreement. */
const LETTERS = ['', 'E', 'D', 'F', 'I', 'L', 'P', 'S'] as const;
type NumberLetter = (typeof LETTERS)[number];
/** The minimum digits in a number from the server. */
const SERIAL_DIGITS = 5;
/** Without its year, a number is looked up in this year and this many before it. */
const YEARS_BACK = 2;

/** `starts`: possible prefixes of a number. `equals`: possible full numbers. Each limited to a few. */
export type NumberGuess = { starts: string[]; equals: string[] };

const compact = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Guesses what typed text may mean as the number of a record created on a device: `26gbvzn`, `e26 2n9`, or without the year `gbvzn`.
 * `letter` is the kind.
 */
export function codeGuess(typed: string, letter: NumberLetter, now: Date): NumberGuess {
  const text = compact(typed);
  const [, named = '', year = '', code = ''] = /^([EDFILPS]?)(\d\d)([2-9A-HJ-NP-Z]{1,5})$/.exec(text) ?? [];
  const isOfKind = code !== '' && (named === '' || named === letter);
  const number = `${letter}${year}-${code}`;
  const isWhole = code.length === CODE_LENGTH;
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(now.getUTCFullYear() - back).slice(2));
  const isCode = text.length === CODE_LENGTH && /^[2-9A-HJ-NP-Z]+$/.test(text);
  return {
    starts: isOfKind && !isWhole ? [number] : [],
    equals: [
      ...(isOfKind && isWhole ? [number] : []),
      ...(isCode ? years.map((one) => `${letter}${one}-${text}`) : []),
    ],
  };
}

/** Does the same for numbers assigned by the server, such as invoices': `3`, `inv3`, `INV-00003`, `inv-000`. */
export function serialGuess(typed: string, prefix: string): NumberGuess {
  const text = compact(typed);
  const bare = compact(prefix);
  const digits = bare !== '' && text.startsWith(bare) ? text.slice(bare.length) : text;
  if (!/^\d{1,9}$/.test(digits)) return { starts: [], equals: [] };
  const whole = `${prefix}${String(Number(digits)).padStart(SERIAL_DIGITS, '0')}`;
  // `inv-000` is unfinished; `3` isn't.
  const isBegun = digits.startsWith('0') && digits.length < SERIAL_DIGITS;
  return { starts: isBegun ? [`${prefix}${digits}`] : [], equals: Number(digits) > 0 ? [whole] : [] };
}

/** Whether a record's number matches the input, ignoring punctuation; also without letter, year, prefix or zeros. */
export function isNumber(number: string, typed: string): boolean {
  const text = compact(typed);
  const whole = compact(number);
  if (text === '' || whole === '') return false;
  const [, dated = '', code = ''] = /^[EDFILPS]?(\d\d([2-9A-HJ-NP-Z]{5}))$/.exec(whole) ?? [];
  const [, letters = '', digits = ''] = /^([A-Z]*)0*(\d+)$/.exec(whole) ?? [];
  const bare = text.replace(/^([A-Z]*)0+(?=\d)/, '$1');
  return [whole, dated, code].includes(text) || (digits !== '' && [letters + digits, digits].includes(bare));
}
