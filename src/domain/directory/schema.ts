import { z } from 'zod';

/** 100 shards hold 50 000 records at about 500 rows a shard, and a small company never reads more than 100. */
export const DIRECTORY_SHARD_COUNT = 100;

/** One customer's search data. Stored as a tuple because a shard is one JSON string of about 500 of them. */
export type DirectoryRow = {
  id: string;
  name: string;
  sortName: string;
  phones: string[];
  emails: string[];
  addresses: string[];
  serials: string[];
  tags: string[];
  isDoNotService: boolean;
  isCompany: boolean;
  /** The ID of the lead source; '' = unknown. */
  source: string;
};

const tuple = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.array(z.string()),
  z.array(z.string()),
  z.array(z.string()),
  z.array(z.string()),
  z.array(z.string()),
  z.number(),
  // Rows from before this field was stored lack it.
  z.string().optional(),
]);

/** Directories searched on the device; each is its own collection of shards, with its own flag. */
export type DirectoryKind = 'customers' | 'pricebook';

/** Fields of a row in any directory: its record ID and the sort key. */
export type SearchRow = { id: string; sortName: string };

/**
 * companies/{c}/directory/{shard}, companies/{c}/pricebookDirectory/{shard}. `updatedAt` is server time, so a device can query for later
 * changes.
 */
export const directoryShardSchema = z.object({
  shard: z.number().int(),
  updatedAt: z.string(),
  count: z.number().int(),
  rows: z.string(),
});
export type DirectoryShard = z.infer<typeof directoryShardSchema>;

/** Returns the shard that permanently holds a record: FNV-1a over the ID, modulo the number of shards. */
export function shardOf(recordId: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < recordId.length; index += 1) {
    hash = Math.imul(hash ^ recordId.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash % DIRECTORY_SHARD_COUNT;
}

/** Returns a shard's document ID: `customers-007`. */
export const shardId = (shard: number, kind: DirectoryKind = 'customers'): string =>
  `${kind}-${String(shard).padStart(3, '0')}`;

/** Encodes rows as the string that a shard stores. */
export function encodeRows(rows: readonly DirectoryRow[]): string {
  return JSON.stringify(
    rows.map((row) => [
      row.id,
      row.name,
      row.sortName,
      row.phones,
      row.emails,
      row.addresses,
      row.serials,
      row.tags,
      (row.isDoNotService ? 1 : 0) + (row.isCompany ? 2 : 0),
      row.source,
    ]),
  );
}

/** Decodes the string that a shard stores into rows. A malformed row is skipped rather than breaking search. */
export function decodeRows(encoded: string): DirectoryRow[] {
  const parsed: unknown = JSON.parse(encoded);
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((candidate) => {
    const result = tuple.safeParse(candidate);
    if (!result.success) return [];
    const [id, name, sortName, phones, emails, addresses, serials, tags, flags, source = ''] = result.data;
    return [
      {
        id,
        name,
        sortName,
        phones,
        emails,
        addresses,
        serials,
        tags,
        isDoNotService: (flags & 1) !== 0,
        isCompany: (flags & 2) !== 0,
        source,
      },
    ];
  });
}
