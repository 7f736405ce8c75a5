import type { ListQuery, Lookup } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { DEFAULT_LIST_LIMIT } from '../limits';
import type { Repository } from './repository';

/** The repository methods a lookup reads with. */
export type Reads<T> = Pick<Repository<T>, 'getPage' | 'count'>;
/** `isCut`: more may match than was read. */
export type LookedUp<T> = { records: Stored<T>[]; isCut: boolean };

const limitOf = ({ limit = DEFAULT_LIST_LIMIT }: ListQuery): number => limit;

/** Returns the query with the fewest results, as counted by the server; the first one if there is no count, e.g. offline. */
async function rarestOf<T>(
  queries: readonly [ListQuery, ...ListQuery[]],
  enough: number,
  reads: Reads<T>,
): Promise<ListQuery> {
  const counts = await Promise.all(
    queries.map(({ where = [] }) => reads.count({ where, limit: enough }).catch(() => enough)),
  );
  return queries[counts.indexOf(Math.min(...counts))] ?? queries[0];
}

/**
 * Returns a lookup's filtered results. Usually one query; if most results are filtered out, `sift.pages` more pages of the query with the
 * fewest. That way, two common words find an old record with both if one of them is on no more records than these pages hold.
 */
export async function readLookup<T extends object>(
  { query, accepts = () => true, sift }: Lookup<Stored<T>>,
  reads: Reads<T>,
): Promise<LookedUp<T>> {
  const first = await reads.getPage(query);
  const accepted = first.records.filter(accepts);
  const isWhole = first.next === null;
  if (!sift || isWhole || accepted.length >= sift.wanted) return { records: accepted, isCut: !isWhole };

  const rarest = await rarestOf([query, ...sift.others], limitOf(query) * (sift.pages + 1), reads);
  const found = rarest === query ? accepted : [];
  let cursor = rarest === query ? first.next : null;
  for (let page = 0; page < sift.pages; page += 1) {
    const next = await reads.getPage(cursor ? { ...rarest, cursor } : rarest);
    found.push(...next.records.filter(accepts));
    if (next.next === null) return { records: found, isCut: false };
    if (found.length >= sift.wanted) break;
    cursor = next.next;
  }
  return { records: found, isCut: true };
}
