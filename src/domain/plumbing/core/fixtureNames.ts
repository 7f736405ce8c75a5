export const OCCUPANCIES = ['private', 'public', 'assembly'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

/** Synonyms of fixtures, after `tidy`. */
const SAME: Readonly<Record<string, string>> = {
  wc: 'water-closet',
  toilet: 'water-closet',
  lav: 'lavatory',
  basin: 'lavatory',
  tub: 'bathtub',
  bath: 'bathtub',
  'tub-shower': 'bathtub',
  'bathtub-shower': 'bathtub',
  'combo-bath-shower': 'bathtub',
  'shower-head': 'shower',
  'washing-machine': 'clothes-washer',
  'automatic-clothes-washer': 'clothes-washer',
  'washing-machine-8-lb': 'clothes-washer',
  'washing-machine-15-lb': 'clothes-washer-15-lb',
  'combination-sink-and-tray': 'combination-fixture',
  washer: 'clothes-washer',
  'dishwashing-machine': 'dishwasher',
  'sink-kitchen': 'kitchen-sink',
  'laundry-tray': 'laundry-sink',
  'laundry-trays': 'laundry-sink',
  'laundry-tub': 'laundry-sink',
  laundry: 'laundry-sink',
  'mop-sink': 'service-sink',
  'sink-service': 'service-sink',
  'hose-bibb': 'hose-bibb-first',
  'hose-bib': 'hose-bibb-first',
  sillcock: 'hose-bibb-first',
  'water-cooler': 'drinking-fountain',
  'bath-group': 'bathroom-group',
};

/** Parses “WC (public), >1.6 gpf” as name `water-closet-over-1.6`, occupancy `public`. Units and punctuation are dropped. */
export function readFixtureName(text: string): FixtureName {
  const known = READ_BEFORE.get(text);
  if (known) return known;
  const read = readAnew(text);
  if (READ_BEFORE.size >= MOST_KEPT) READ_BEFORE.clear();
  READ_BEFORE.set(text, read);
  return read;
}

type FixtureName = { name: string; occupancy: Occupancy | undefined };

/** Cached, because a tree of pipes asks for the same few names again and again. */
const READ_BEFORE = new Map<string, FixtureName>();
const MOST_KEPT = 500;

function readAnew(text: string): FixtureName {
  const words = tidy(text).split('-');
  const occupancy = OCCUPANCIES.find((known) => words.includes(known));
  const name = words.filter((part) => part !== occupancy).join('-');
  return { name: sameName(name), occupancy };
}

const tidy = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/<=|≤/g, '-to-')
    .replaceAll('>', '-over-')
    .replaceAll(/(\d)\s*(?:gpf|gpm)/g, '$1')
    .replaceAll(/[^a-z0-9./]+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');

function sameName(name: string): string {
  const whole = SAME[name];
  if (whole !== undefined) return whole;
  // It counts the same with or without a disposer or a dishwasher.
  if (name.startsWith('kitchen-sink-')) return 'kitchen-sink';
  // “wc-1.6” keeps what follows the fixture.
  const [first = '', ...rest] = name.split('-');
  const start = SAME[first];
  return start !== undefined && rest.length > 0 && rest.every((part) => /\d|to|over|flush|tank|valve/.test(part))
    ? [start, ...rest].join('-')
    : name;
}

/** Returns the known names that share the most words with an unknown one. */
export function nearestNames(name: string, known: readonly string[]): string[] {
  const words = new Set(name.split('-'));
  const score = (other: string): number => other.split('-').filter((part) => words.has(part)).length;
  const best = Math.max(0, ...known.map(score));
  return best === 0 ? [] : known.filter((other) => score(other) === best).slice(0, 4);
}
