import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { DamagedError } from '@/data/records/damagedRecords';
import { readRecord } from '@/data/records/definition';
import { DEFAULT_BILLING_SETTINGS } from '@/domain/billing/settings';
import { COLLECTION_NAMES, type CollectionName } from '@/domain/record/manifests';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildInvoice } from '@/testing/factories/invoice';
import { auditSchema } from '@/domain/record/schema';
import { recordOf, WRITABLE } from '../rules/support/records';

/**
 * The rules check what costs others; the rest is parsed where it is read. So each value that someone could store in any
 * place of any record, in maps and lists of lists too, must end as a record or as one that is said to be damaged, and a
 * reader must never be handed a megabyte.
 */
beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined));
afterEach(() => void vi.mocked(console.error).mockClear());

/** Longer than any text may be: one of a megabyte takes four times as long to read, and shows nothing more. */
const HUGE = 'x'.repeat(250_000);
const WRONG: readonly unknown[] = [null, 7, -0.5, true, '', [], {}, [{ broken: true }]];
const LARGE: readonly unknown[] = [HUGE, { a: { b: [HUGE] } }, [null, [HUGE]]];

type Place = readonly (string | number)[];

/** Every place in a record, as deep as it goes; of a list the first element. */
function placesIn(value: unknown, path: Place = []): Place[] {
  const below = Array.isArray(value)
    ? placesIn(value[0], [...path, 0])
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name]))
      : [];
  return path.length === 0 || value === undefined ? below : [path, ...below];
}

function withValue(data: unknown, [part, ...rest]: Place, value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(data))
    return data.map((one: unknown, index) => (index === part ? withValue(one, rest, value) : one));
  const fields = data as Record<string, unknown>;
  return { ...fields, [part]: withValue(fields[part], rest, value) };
}

/** Returns the record as a reader gets it, or null if it counts as damaged. */
async function readAs(name: CollectionName, data: unknown): Promise<object | null> {
  try {
    return await readRecord<object>(collections[name], { id: 'r1', data: data as Record<string, unknown> });
  } catch (error) {
    if (error instanceof DamagedError) return null;
    throw error;
  }
}

/** The audit fields stay the rules' own. */
function withoutStamps(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !(field in auditSchema.shape)));
}

/** Code of these schemas refuses what the rules let through: their options, sums and promises. */
const BUILT: Partial<Record<CollectionName, object>> = {
  agreements: withoutStamps(buildAgreement()),
  estimates: withoutStamps(buildEstimate()),
  settings: DEFAULT_BILLING_SETTINGS,
  invoices: withoutStamps(buildInvoice()),
  recurringInvoices: {
    name: 'Plan',
    customerId: 'c1',
    template: withoutStamps(buildInvoice()),
    nextOn: '2026-06-01',
    anchorDay: 1,
  },
};

/** With two elements in each list: the first is damaged, and the other one must survive. The sixtieth would show nothing more. */
function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(withShortLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withShortLists(part)]));
}

/** The largest record that the rules let through but for its lists, or one that can be read where that one cannot. */
async function readableOf(name: CollectionName): Promise<object> {
  const samples = [true, false].map((isLargest) => recordOf(name as never, isLargest));
  const found = [...samples, BUILT[name]].flatMap((sample) =>
    sample ? [withShortLists(sample) as object, sample] : [],
  );
  for (const sample of found) if (await readAs(name, sample)) return sample;
  throw new Error(`No sample of ${name} can be read`);
}

const written = COLLECTION_NAMES.filter((name) => (WRITABLE as readonly string[]).includes(name));

it.each(written)(
  'whatever %s contain, they are read or reported as damaged, and no one is handed a megabyte',
  async (name) => {
    const whole = await readableOf(name);
    const large = JSON.stringify(whole).length;
    const wrong: string[] = [];
    for (const place of placesIn(whole)) {
      for (const value of WRONG) {
        const found = await readAs(name, withValue(whole, place, value)).catch((error: unknown) => String(error));
        if (typeof found === 'string') wrong.push(`${place.join('.')}: ${found}`);
      }
      for (const value of LARGE) {
        const found = await readAs(name, withValue(whole, place, value)).catch((error: unknown) => String(error));
        if (typeof found === 'string') wrong.push(`${place.join('.')}: ${found}`);
        else if (found && JSON.stringify(found).length > large + 20_000)
          wrong.push(`${place.join('.')} may hold a megabyte`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  },
);
