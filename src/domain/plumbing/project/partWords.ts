import { capitalize } from '@/lib/words';
import { hasSize, materialText, sizeOf, type Offered } from './materialWords';
import type { PartKind, PartLine } from './result';

type Part = Pick<PartLine, 'part' | 'material' | 'size'>;

/** A part's name on a document, without material and size. */
const PART_LABELS: Readonly<Record<PartKind, string>> = {
  tee: 'tee',
  'drain-branch': 'wye or sanitary tee',
  reducer: 'reducer',
  stop: 'fixture stop valve',
  shutoff: 'shutoff valve',
  'gas-shutoff': 'gas shutoff valve',
  trap: 'P-trap',
  hanger: 'pipe hanger',
};

/** Patterns of item names for each kind of part. */
const PATTERNS: Readonly<Record<PartKind, RegExp>> = {
  tee: /\btee\b/i,
  'drain-branch': /\bwye\b|\bsan(itary|i)?[ -]?tee\b/i,
  reducer: /\breduc(er|ing)\b/i,
  stop: /\b(angle|straight|supply|fixture) stop\b|\bstop valve\b/i,
  shutoff: /\b(ball|gate|shut-?off) valve\b/i,
  'gas-shutoff': /\bgas (ball |shut-?off )?(valve|cock)\b/i,
  trap: /\bp-?trap\b/i,
  hanger: /\b(hanger|strap|clevis)s?\b/i,
};
const SEARCHED: Readonly<Record<PartKind, string>> = {
  tee: 'tee',
  'drain-branch': 'wye',
  reducer: 'reducer',
  stop: 'stop',
  shutoff: 'valve',
  'gas-shutoff': 'gas valve',
  trap: 'trap',
  hanger: 'hanger',
};

/** Names of the material in the names of fittings; any of the words. */
const MATERIALS: Readonly<Record<string, RegExp>> = {
  dwv: /\b(dwv|pvc|abs)\b/i,
  'schedule-40': /\b(black|malleable)\b/i,
  CSST: /\bcsst\b/i,
};
const materialPattern = (material: string): RegExp =>
  MATERIALS[material] ?? new RegExp(`\\b${material.split('-')[0] ?? ''}\\b`, 'i');

/** `Copper L tee 3/4 x 3/4 x 1/2 in`, `P-trap 1-1/2 in`, `Fixture stop valve`. */
export function partName({ part, material, size }: Part): string {
  const name = [
    material === '' ? '' : materialText(material),
    PART_LABELS[part],
    size === '' ? '' : sizeOf(material, size),
  ]
    .filter(Boolean)
    .join(' ');
  return capitalize(name);
}

/** Returns a pricebook search for everything of a part's kind. */
export const partSearch = (part: PartKind): string => SEARCHED[part];

/** Whether an item is exactly this part: a material by the piece, without installation time, of its material and all its sizes. */
export function isBarePart({ name, kind, unit, durationMinutes }: Offered, { part, material, size }: Part): boolean {
  if (kind !== 'material' || durationMinutes !== 0 || !/^(each|ea|piece|pc|pcs)$/i.test(unit)) return false;
  if (!PATTERNS[part].test(name)) return false;
  if (part === 'shutoff' && /\bgas\b/i.test(name)) return false;
  // A hanger is for a size, whatever pipe it holds.
  if (material !== '' && part !== 'hanger' && !materialPattern(material).test(name)) return false;
  return size === '' || size.split(' x ').every((one) => hasSize(name, one));
}
