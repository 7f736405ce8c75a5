/** Nominal sizes by their label. They are names: bores are in `core/pipes.ts`. */
const LABELS = [
  '1/4',
  '3/8',
  '1/2',
  '5/8',
  '3/4',
  '1',
  '1-1/4',
  '1-1/2',
  '2',
  '2-1/2',
  '3',
  '3-1/2',
  '4',
  '5',
  '6',
  '8',
  '10',
  '12',
  '15',
] as const;

/** Parses “1-1/4” → 1.25; undefined if it isn't a size. */
export const inchesOf = (label: string): number | undefined => INCHES_BY_LABEL.get(label) ?? measured(label);

function measured(label: string): number | undefined {
  const match = /^(?:(\d+)(?:[ -](\d+)\/(\d+))?|(\d+)\/(\d+)|(\d*\.\d+))(?:\s*(?:in|"|inch))?$/.exec(label.trim());
  if (!match) return undefined;
  const [, whole, over, under, aloneOver, aloneUnder, decimal] = match;
  if (decimal !== undefined) return Number(decimal);
  if (aloneOver !== undefined) return Number(aloneOver) / Number(aloneUnder);
  return Number(whole) + (over === undefined ? 0 : Number(over) / Number(under));
}

const INCHES_BY_LABEL = new Map<string, number>(LABELS.map((label) => [label, measured(label) ?? 0]));
const LABEL_BY_INCHES = new Map([...INCHES_BY_LABEL].map(([label, inches]) => [inches, label]));

/** Formats 1.25 → “1-1/4”. A number that isn't a nominal size is written as it is. */
export const labelOf = (inches: number): string => LABEL_BY_INCHES.get(inches) ?? String(inches);

/** Formats a length in fractions down to a sixteenth: 20.36 → “20-3/8”. */
export function inSixteenths(inches: number): string {
  const sixteenths = Math.round(Math.abs(inches) * 16);
  const whole = Math.floor(sixteenths / 16);
  const [over, under] = lowest(sixteenths % 16);
  const fraction = over === 0 ? '' : `${over}/${under}`;
  const text = whole === 0 ? fraction || '0' : fraction === '' ? String(whole) : `${whole}-${fraction}`;
  return inches < 0 && sixteenths > 0 ? `-${text}` : text;
}

function lowest(sixteenths: number): [over: number, under: number] {
  let [over, under] = [sixteenths, 16];
  while (over > 0 && over % 2 === 0) [over, under] = [over / 2, under / 2];
  return [over, under];
}
