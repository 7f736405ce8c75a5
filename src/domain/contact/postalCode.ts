/** States whose ZIP codes begin with a zero, which spreadsheets drop as if they were numbers. */
const ZERO_STATES = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VI', 'VT']);

/** Whether a state's ZIP codes begin with a zero. `state`: two letters. */
export const hasZeroCodes = (state: string): boolean => ZERO_STATES.has(state);

/**
 * Normalizes a US or Canadian postal code: `78701.0` → `78701`, `787011234` → `78701-1234`, `m5v1a1` → `M5V 1A1`, and the zero that a
 * spreadsheet dropped is restored (`2138` in Massachusetts). Anything else stays. `state`: two letters, or '' if unknown.
 */
export function readPostalCode(value: string, state: string): string {
  const text = value
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=\d)/, '')
    .replace(/^(\d{3,9})\.0+$/, '$1');
  const [, first = '', second = '', third = ''] = /^([a-z]\d[a-z])[ -]?(\d[a-z]\d)$/i.exec(text) ?? [];
  if (first !== '') return `${first} ${second}${third}`.toUpperCase();
  const [, zip = '', more = ''] = /^(\d{3,5})(?:[ -]+(\d{4})?)?$/.exec(text) ?? /^(\d{5})(\d{4})$/.exec(text) ?? [];
  if (zip === '') return text;
  const mayBeShort = hasZeroCodes(state) || (state === '' && zip.length === 4);
  if (zip.length < 5 && !mayBeShort) return text;
  const whole = zip.padStart(5, '0');
  // Some systems write `02138-0000` when the last four digits are unknown.
  return more === '' || more === '0000' ? whole : `${whole}-${more}`;
}
