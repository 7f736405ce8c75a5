import { encodeRows, shardOf, type DirectoryRow } from '@/domain/directory/schema';
import { prepareRows, searchRows } from '@/domain/directory/customers';
import { formatAddress } from '@/domain/contact/format';
import { makeAddress, REGIONS } from '../seed/addresses';
import { BUSINESS_NAMES, FIRST_NAMES, LAST_NAMES, mailbox } from '../seed/names';
import { createRandom, type Random } from '../seed/random';
import { median, quantile, type Figure } from './figures';

const CUSTOMERS = 50_000;
const SHOWN = 100;
const ROUNDS = 5;
const KEYSTROKE_LIMIT_MS = 16;
const SHARD_LIMIT = 110;
/** Firestore limits a document to 1 MiB. */
const SHARD_KB_LIMIT = 1000;

/** Measures searching a directory of 50,000 customers as the user types, and what reading that directory costs. */
export function measureSearch(): Figure[] {
  const random = createRandom('bench');
  const rows = Array.from({ length: CUSTOMERS }, () => makeRow(random));
  const startedAt = performance.now();
  const directory = prepareRows(rows);
  const preparing = performance.now() - startedAt;

  const typed = queriesFor(rows[31_415], rows[27_182]);
  const figures = typed.map(({ what, text }): Figure & { times: number[] } => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let length = 1; length <= text.length; length += 1) {
        const from = performance.now();
        searchRows(directory, text.slice(0, length), { limit: SHOWN });
        times.push(performance.now() - from);
      }
    }
    times.sort((a, b) => a - b);
    return { what: `... by ${what}, median`, figure: median(times), unit: 'ms', limit: KEYSTROKE_LIMIT_MS, times };
  });
  const all = figures.flatMap(({ times }) => times).sort((a, b) => a - b);
  return [
    {
      what: `Search over ${CUSTOMERS.toLocaleString('en-US')} customers per keystroke, median`,
      figure: median(all),
      unit: 'ms',
      limit: KEYSTROKE_LIMIT_MS,
    },
    { what: '... 95 of 100 keystrokes', figure: quantile(all, 0.95), unit: 'ms' },
    ...figures.map(({ times: _times, ...figure }) => figure),
    { what: '... preparing the directory once, in the worker', figure: preparing, unit: 'ms' },
    ...shardFigures(rows),
  ];
}

/** Returns every way people look someone up, plus one without a match. */
function queriesFor(
  person: DirectoryRow | undefined,
  other: DirectoryRow | undefined,
): { what: string; text: string }[] {
  if (!person || !other) return [];
  return [
    { what: 'name', text: person.name.toLowerCase() },
    { what: 'part of a phone', text: (other.phones[0] ?? '').slice(6) },
    { what: 'address', text: (other.addresses[0] ?? '').split(',')[0] ?? '' },
    { what: 'e-mail', text: person.emails[0] ?? '' },
    { what: 'serial number', text: other.serials[0] ?? '' },
    { what: 'a word that nobody has', text: 'qwertzuiop' },
  ];
}

function shardFigures(rows: readonly DirectoryRow[]): Figure[] {
  const shards = new Map<number, DirectoryRow[]>();
  for (const row of rows) {
    const shard = shards.get(shardOf(row.id)) ?? [];
    shard.push(row);
    shards.set(shardOf(row.id), shard);
  }
  const largest = Math.max(...[...shards.values()].map((shard) => Buffer.byteLength(encodeRows(shard))));
  return [
    { what: 'Documents that hold this directory', figure: shards.size, unit: 'reads', limit: SHARD_LIMIT },
    { what: '... the largest of them', figure: largest / 1000, unit: 'KB', limit: SHARD_KB_LIMIT },
  ];
}

function makeRow(random: Random): DirectoryRow {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const region = random.pick(Object.values(REGIONS));
  const isCompany = random.chance(0.2);
  const address = makeAddress(region, random);
  const name = isCompany
    ? random.pick(BUSINESS_NAMES).replace('{n}', lastName).replace('{p}', address.city)
    : `${firstName} ${lastName}`;
  return {
    id: random.id(),
    name,
    sortName: (isCompany ? name : `${lastName}, ${firstName}`).toLowerCase(),
    phones: [`(${random.pick(region.areaCodes)}) 555-${random.pattern('####')}`],
    emails: [`${mailbox(firstName, lastName)}${random.pattern('##')}@example.com`],
    addresses: [formatAddress(address)],
    serials: [random.pattern('####@####@')],
    tags: random.chance(0.4) ? ['maintenance plan'] : [],
    isDoNotService: false,
    isCompany,
    source: '',
  };
}
