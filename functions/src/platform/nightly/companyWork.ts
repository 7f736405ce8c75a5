import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../admin';
import { pagesOf } from '../pagesOf';

const PAGE = 300;

/** A run's work in one company: the documents its queries found there. */
export type Share = { companyId: string; found: QueryDocumentSnapshot[] };

/** Yields companies with their shares, by ascending id, each once: those after `after` ('' = from the first). */
export type CompanyWork = (deps: Deps, after: string) => AsyncIterable<Share>;

/** Yields all documents of a query, read in pages (`pagesOf`). */
export async function* inPages(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const docs of pagesOf(query, PAGE)) yield* docs;
}

/** Yields every company, with its own document as the only one found; reads just the named fields. */
export const everyCompany = (...fields: string[]): CompanyWork =>
  async function* (deps, after) {
    const all = deps.db
      .collection('companies')
      .orderBy(FieldPath.documentId())
      .select(...fields);
    for await (const company of inPages(after === '' ? all : all.startAfter(after)))
      yield { companyId: company.id, found: [company] };
  };

/** Groups documents found by company into shares, for companies after `after`. */
export const sharesOf = (found: ReadonlyMap<string, QueryDocumentSnapshot[]>, after: string): Share[] =>
  [...found]
    .filter(([companyId]) => after === '' || companyId > after)
    .map(([companyId, documents]) => ({ companyId, found: documents }))
    .toSorted((a, b) => (a.companyId < b.companyId ? -1 : 1));

/** Returns the company a document is under; '' if none. */
const companyAbove = ({ ref }: QueryDocumentSnapshot): string => ref.parent.parent?.id ?? '';

export type Search = {
  query: Query;
  /** The due-date field the documents are ordered by; without one they are ordered by id. */
  by?: string;
  /** Additional fields to read from each document; none by default, since the handler reads the document again. */
  fields?: readonly string[] | 'all';
};

/** A page can only be followed by the next if it contains the order field. */
function ordered({ query, by, fields = [] }: Search): Query {
  const inOrder = query.orderBy(by ?? FieldPath.documentId());
  return fields === 'all' ? inOrder : inOrder.select(...(by === undefined ? fields : [by, ...fields]));
}

/**
 * Yields the companies in which searches find something, usually over a whole collection group: everything due, for all companies. Held
 * in memory at once.
 */
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
