import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../admin';
import { pagesOf } from '../pagesOf';

const PAGE = 300;

/** What a run finds to do in one company: the documents that its queries found there. */
export type Share = { companyId: string; found: QueryDocumentSnapshot[] };

/** Companies with their shares, by ascending id, each once: those after `after` ('' = from the first). */
export type CompanyWork = (deps: Deps, after: string) => AsyncIterable<Share>;

/** All documents of a query, one after the other, read in pages (`pagesOf`). */
export async function* inPages(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const docs of pagesOf(query, PAGE)) yield* docs;
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

/** What was found, by the company that it was found in, as the shares of those after `after`. */
export const sharesOf = (found: ReadonlyMap<string, QueryDocumentSnapshot[]>, after: string): Share[] =>
  [...found]
    .filter(([companyId]) => after === '' || companyId > after)
    .map(([companyId, documents]) => ({ companyId, found: documents }))
    .toSorted((a, b) => (a.companyId < b.companyId ? -1 : 1));

/** The company that a document lies below; '' for one that lies below none. */
const companyAbove = ({ ref }: QueryDocumentSnapshot): string => ref.parent.parent?.id ?? '';

export type Search = {
  query: Query;
  /** The field that it is due by, which the documents come in the order of; without one they come by their ids. */
  by?: string;
  /** Additional fields to read from each document; none by default, since the handler reads the document again. */
  fields?: readonly string[] | 'all';
};

/** A page can be followed by the next only where it holds what it is ordered by. */
function ordered({ query, by, fields = [] }: Search): Query {
  const inOrder = query.orderBy(by ?? FieldPath.documentId());
  return fields === 'all' ? inOrder : inOrder.select(...(by === undefined ? fields : [by, ...fields]));
}

/** The companies in which searches find something, usually over a whole collection group: what is due, of everybody. Held in memory at once. */
export const companiesWith = (
  searches: (deps: Deps) => Search[],
  companyOf: (document: QueryDocumentSnapshot) => string = companyAbove,
): CompanyWork =>
  async function* (deps, after) {
    const shares = new Map<string, QueryDocumentSnapshot[]>();
    for (const search of searches(deps))
      for await (const document of inPages(ordered(search))) {
        const companyId = companyOf(document);
        const found = shares.get(companyId) ?? [];
        found.push(document);
        shares.set(companyId, found);
      }
    yield* sharesOf(shares, after);
  };
