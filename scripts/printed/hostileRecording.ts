import type { DemoDocuments } from '@/demo/demoCompany';
import { MANIFESTS } from '@/domain/record/manifests';
import { SCHEMAS } from '@/domain/record/schemas';
import type { ZodType } from 'zod';
import { HostileTexts } from '@/testing/hostileTexts';

/** Of each collection every so many records get texts that no layout expects, and at most so many records. */
const EVERY = 3;
const MOST_RECORDS = 10;

/** Fields in which people write, by what they write there. */
const LONG = new Set([
  'description',
  'notes',
  'note',
  'summary',
  'message',
  'text',
  'terms',
  'details',
  'reason',
  'scope',
  'customerNotes',
]);
const SHORT = new Set([
  'title',
  'label',
  'reference',
  'number',
  'model',
  'serial',
  'street',
  'line1',
  'line2',
  'city',
  'make',
  'manufacturer',
]);
const NAMES = new Set([
  'name',
  'firstName',
  'lastName',
  'companyName',
  'customerName',
  'technicianName',
  'authorName',
  'displayName',
]);

function candidatesFor(field: string, texts: HostileTexts, turn: number): string[] {
  if (LONG.has(field))
    return turn % 3 === 0
      ? [texts.list(400), texts.list(100), texts.list(25), texts.word(200), texts.word(60)]
      : turn % 3 === 1
        ? [texts.word(200), texts.word(80), texts.word(40)]
        : [texts.prose(900), texts.prose(200), texts.name()];
  if (NAMES.has(field))
    return turn % 2 === 0 ? [texts.name()] : [texts.word(200), texts.word(80), texts.word(40), texts.word(20)];
  if (SHORT.has(field))
    return turn % 2 === 0 ? [texts.word(200), texts.word(80), texts.word(40), texts.word(20)] : [texts.name()];
  return [];
}

type Fields = Record<string, unknown>;

/** Every place in a record where a person's words are: how to write there. */
function placesIn(value: unknown, found: { field: string; set: (text: string) => void; was: string }[] = []) {
  if (Array.isArray(value)) for (const each of value as unknown[]) placesIn(each, found);
  else if (value !== null && typeof value === 'object')
    for (const [field, inner] of Object.entries(value as Fields))
      if (typeof inner === 'string') {
        if (inner !== '') found.push({ field, was: inner, set: (text) => void ((value as Fields)[field] = text) });
      } else placesIn(inner, found);
  return found;
}

/** Puts into one record the longest text that its schema takes, in each field that people write in. */
function fill(record: Fields, schema: ZodType, texts: HostileTexts, turn: number): void {
  if (!schema.safeParse(record).success) return;
  let at = turn;
  for (const { field, set, was } of placesIn(record)) {
    const candidates = candidatesFor(field, texts, at);
    if (candidates.length === 0) continue;
    at += 1;
    set(was);
    for (const candidate of candidates) {
      set(candidate);
      if (schema.safeParse(record).success) break;
      set(was);
    }
  }
}

/** Fills a recording of the demo with hostile texts, in place. */
export async function makeHostile(documents: DemoDocuments): Promise<void> {
  const texts = new HostileTexts();
  for (const [path, records] of Object.entries(documents)) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!(name in MANIFESTS) || name === 'users' || name === 'companies') continue;
    const schema = await SCHEMAS[name as keyof typeof SCHEMAS]();
    Object.values(records)
      .filter((_, index) => index % EVERY === 0)
      .slice(0, MOST_RECORDS)
      .forEach((record, turn) => fill(record, schema as ZodType, texts, turn));
  }
}
