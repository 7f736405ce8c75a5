import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../admin';

const PAGE = 300;

/** What a run finds to do in one company: the documents that its queries found there. */
export type Share = { companyId: string; found: QueryDocumentSnapshot[] };

/** Companies with their shares, by ascending id, each once: those after `after` ('' = from the first). */
export type CompanyWork = (deps: Deps, after: string) => AsyncIterable<Share>;

/** All documents of a query, a page at a time, in the query's order. */
export async function* inPages(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const paged = query.limit(PAGE);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? paged.startAfter(last) : paged).get();
    yield* docs;
    last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
  }
}

/** Every company, with its document as the only one found; of it just the named fields are read. */
export const everyCompany = (...fields: string[]): CompanyWork =>
  async function* (deps, after) {
    const all = deps.db
      .collection('companies')
      .orderBy(FieldPath.documentId())
      .select(...fields);
    for await (const company of inPages(after === '' ? all : all.startAfter(after)))
      yield { companyId: company.id, found: [company] };
  };

/** The company that a document lies below; '' for one that lies below none. */
const companyAbove = ({ ref }: QueryDocumentSnapshot): string => ref.parent.parent?.id ?? '';

/**
 * The companies in which queries find something, usually over a whole collection group: what is due, of everybody. All that is found is
 * held in memory at once, so a query of large documents selects the fields that are needed; whoever works on a document reads it again.
 */
export const companiesWith = (
  queries: (deps: Deps) => Query[],
  companyOf: (document: QueryDocumentSnapshot) => string = companyAbove,
): CompanyWork =>
  async function* (deps, after) {
    const shares = new Map<string, QueryDocumentSnapshot[]>();
    for (const query of queries(deps))
      for await (const document of inPages(query)) {
        const companyId = companyOf(document);
        if (after !== '' && companyId <= after) continue;
        const found = shares.get(companyId) ?? [];
        found.push(document);
        shares.set(companyId, found);
      }
    for (const companyId of [...shares.keys()].toSorted()) yield { companyId, found: shares.get(companyId) ?? [] };
  };
