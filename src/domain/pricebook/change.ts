import { z } from 'zod';
import { line, optionalDate, optionalInstant, recordId, requiredLine } from '../record/schema';
import { pricebookItemSchema, type PricebookItem } from './schema';

/** Rows in one chunk document; a chunk's rows are one JSON string of at most this many characters. */
export const CHANGE_CHUNK_ROWS = 200;
const CHANGE_CHUNK_CHARACTERS = 400_000;
export const CHANGE_CHUNKS_LIMIT = 500;

/**
 * A set of changes to the pricebook, from a file or tiers to live prices. `draft` can still be changed and discarded; `scheduled` goes
 * live on its day; `applying` and `rolling-back` are in progress and are resumed if interrupted.
 */
export const CHANGE_STATUSES = [
  'draft',
  'scheduled',
  'applying',
  'live',
  'rolling-back',
  'rolled-back',
  'cancelled',
] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];
export const CHANGE_STATUS_LABELS: Record<ChangeStatus, string> = {
  draft: 'Waiting for approval',
  scheduled: 'Scheduled',
  applying: 'Going live',
  live: 'Live',
  'rolling-back': 'Being rolled back',
  'rolled-back': 'Rolled back',
  cancelled: 'Canceled',
};

/** Item fields that a change may set. */
export type ItemFields = Partial<PricebookItem>;

const count = z.number().int().min(0).max(1_000_000).default(0);

export const pricebookChangeSchema = z.object({
  name: requiredLine(200, 'Enter a name for the change'),
  status: z.enum(CHANGE_STATUSES).default('draft'),
  createdCount: count,
  updatedCount: count,
  deactivatedCount: count,
  /** The number of items whose margin is below the company's limit afterward. */
  lowMarginCount: count,
  chunkCount: z.number().int().min(0).max(CHANGE_CHUNKS_LIMIT).default(0),
  // From here on written by functions only.
  /** The day (YYYY-MM-DD, in the company's zone) on which it goes live; '' = immediately. */
  goLiveOn: optionalDate,
  approvedBy: z.string().max(128).default(''),
  approvedAt: optionalInstant,
  liveAt: optionalInstant,
  /** Chunks finished in the current direction. */
  doneChunks: count,
  appliedCount: count,
  /** Skipped because someone changed the item meanwhile, or because it no longer fits. */
  skippedCount: count,
  restoredCount: count,
  keptCount: count,
});
export type PricebookChange = z.infer<typeof pricebookChangeSchema>;

const FIELDS: ReadonlySet<string> = new Set(Object.keys(pricebookItemSchema.shape));
// Not the schema's `partial()`, which would fill in defaults for missing fields. The values are checked when they are applied to the
// item.
const itemFields = z.custom<ItemFields>(
  (value) => typeof value === 'object' && value !== null && Object.keys(value).every((field) => FIELDS.has(field)),
  'Not fields of an item',
);

/** The change to one item. `fields` are the new values; for an update only those that change, with the replaced values in `before`. */
export const changeRowSchema = z.object({
  itemId: recordId,
  action: z.enum(['create', 'update']),
  /** For display; the item itself is authoritative. */
  name: line(200).default(''),
  fields: itemFields,
  before: itemFields,
});
export type ChangeRow = z.infer<typeof changeRowSchema>;

/** companies/{c}/pricebookChangeRows/{changeId-000}. */
export const pricebookChangeRowsSchema = z.object({
  changeId: recordId,
  index: z
    .number()
    .int()
    .min(0)
    .max(CHANGE_CHUNKS_LIMIT - 1),
  rows: z.string().max(CHANGE_CHUNK_CHARACTERS),
});

/** The outcome of a row. `fields` is what the item had before; `restored`/`kept` follow a rollback. */
export const changeResultSchema = z.object({
  itemId: z.string(),
  name: z.string().default(''),
  outcome: z.enum(['created', 'updated', 'skipped', 'restored', 'kept']),
  reason: z.string().default(''),
});
export type ChangeResult = z.infer<typeof changeResultSchema>;

/** companies/{c}/pricebookChangeResults/{changeId-000}: written by functions. */
export const pricebookChangeResultsSchema = z.object({
  changeId: z.string(),
  index: z.number().int(),
  results: z.string(),
});

export const chunkId = (changeId: string, index: number): string => `${changeId}-${String(index).padStart(3, '0')}`;

/** Splits rows into chunks that each fit in a document. */
export function chunkRows(rows: readonly ChangeRow[]): string[] {
  const chunks: string[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const encoded = JSON.stringify(row);
    const last = chunks.at(-1);
    if (!last || last.length >= CHANGE_CHUNK_ROWS || size + encoded.length + 1 > CHANGE_CHUNK_CHARACTERS - 2) {
      chunks.push([encoded]);
      size = encoded.length;
    } else {
      last.push(encoded);
      size += encoded.length + 1;
    }
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`);
}

/** Parses a chunk's rows. @throws ZodError or SyntaxError when someone tampered with them. */
export const decodeChunk = (rows: string): ChangeRow[] =>
  z.array(changeRowSchema).max(CHANGE_CHUNK_ROWS).parse(JSON.parse(rows));

export const decodeResults = (results: string): ChangeResult[] =>
  z.array(changeResultSchema).parse(JSON.parse(results));
