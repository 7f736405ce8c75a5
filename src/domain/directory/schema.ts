import { z } from 'zod';

/** 100 shards hold 50 000 records at about 500 rows a shard, and a small company never reads more than 100. */
export const DIRECTORY_SHARD_COUNT = 100;

/** One customer as seen by search. Stored as a tuple because a shard is one JSON string of about 500 of them. */
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
  /** The id of the lead source; '' = not known. */
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
  // Older rows have none.
  z.string().optional(),
]);

/** The directories searched on the device; each is its own collection of shards, with its own flag. */
export type DirectoryKind = 'customers' | 'pricebook';

/** Fields of every directory's rows: the record's id, and the sort key. */
export type SearchRow = { id: string; sortName: string };

/** companies/{c}/directory/{shard}, companies/{c}/pricebookDirectory/{shard}. `updatedAt` is the server's, so a device can ask for what changed since. */
export const directoryShardSchema = z.object({
  shard: z.number().int(),
  updatedAt: z.string(),
  count: z.number().int(),
  rows: z.string(),
});
export type DirectoryShard = z.infer<typeof directoryShardSchema>;

/** Returns the permanent shard of a record: FNV-1a over the id, modulo the number of shards. */
export function shardOf(recordId: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < recordId.length; index += 1) {
    hash = Math.imul(hash ^ recordId.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash % DIRECTORY_SHARD_COUNT;
}

/** Returns the document id of a shard: `customers-007`. */
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

/** Decodes a shard's string. A malformed row is skipped rather than breaking search. */
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
