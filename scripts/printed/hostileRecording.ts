import type { DemoDocuments } from '@/demo/demoCompany';
import { publicDocumentSchema } from '@/domain/public-document/schema';
import { MANIFESTS } from '@/domain/record/manifests';
import { SCHEMAS } from '@/domain/record/schemas';
import type { ZodType } from 'zod';
import { HostileTexts } from '@/testing/hostileTexts';

/** Every nth record of each collection gets texts that no layout expects, up to a maximum number. */
const EVERY = 3;
const MOST_RECORDS = 10;

/** Free-text fields, by what people write there. */
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

/** Finds every place in a record with a person's words, and how to write there. */
function placesIn(value: unknown, found: { field: string; set: (text: string) => void; was: string }[] = []) {
  if (Array.isArray(value)) for (const each of value as unknown[]) placesIn(each, found);
  else if (value !== null && typeof value === 'object')
    for (const [field, inner] of Object.entries(value as Fields))
      if (typeof inner === 'string') {
        if (inner !== '') found.push({ field, was: inner, set: (text) => void ((value as Fields)[field] = text) });
      } else placesIn(inner, found);
  return found;
}

/** Fills one record's free-text fields with the longest text its schema accepts. */
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

/** Null if no one writes texts into it, or signing in needs it. */
async function schemaOf(collection: string): Promise<ZodType | null> {
  // Documents that customers see under their links.
  if (collection === 'publicDocuments') return publicDocumentSchema;
  if (!(collection in MANIFESTS) || collection === 'users' || collection === 'companies') return null;
  return SCHEMAS[collection as keyof typeof SCHEMAS]();
}

/** Fills a demo recording with hostile texts, in place. */
export async function makeHostile(documents: DemoDocuments): Promise<void> {
  const texts = new HostileTexts();
  for (const [path, records] of Object.entries(documents)) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const schema = await schemaOf(name);
    if (!schema) continue;
    // Among customers' pages, any may be the first of its kind.
    const every = name === 'publicDocuments' ? 1 : EVERY;
    Object.values(records)
      .filter((_, index) => index % every === 0)
      .slice(0, every === 1 ? undefined : MOST_RECORDS)
      .forEach((record, turn) => fill(record, schema, texts, turn));
  }
}
