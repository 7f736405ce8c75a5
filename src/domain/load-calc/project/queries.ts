import { startsWith, type ListQuery, type Lookup } from '../../record/listQuery';
import { wordLookups } from '../../search/words';
import { LOAD_REVISION_LIMIT, type LoadProject } from './schema';

/** A record can hold a large house, so lists are read in smaller pages than those of other records. */
export const LOAD_PAGE_SIZE = 25;
/** Shown of a customer, property or job. */
const LOADS_OF_LIMIT = 20;
const SEARCH_LIMIT = 25;

export const LOAD_SORTS = ['updatedAt', 'title', 'totals.heatingBtuh'] as const;
export type LoadSort = (typeof LOAD_SORTS)[number];

const isEqual = (field: string, value: string) => ({ field, operator: '==', value }) as const;

export type LoadFilter = { /** '' = both */ mode: 'quick' | 'full' | ''; /** '' = all */ customerId: string };

/** Load calculations under the filters in one order, to be read page by page. */
export function loadList(
  { mode, customerId }: LoadFilter,
  { field, direction }: { field: LoadSort; direction: 'asc' | 'desc' },
): ListQuery {
  const where = [
    ...(mode === '' ? [] : [isEqual('mode', mode)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field, direction }] };
}

/** Whether a calculation passes the filter: searches look through all of them. */
export const keepsLoad = (
  project: Pick<LoadProject, 'mode' | 'customerId'>,
  { mode, customerId }: LoadFilter,
): boolean => (mode === '' || project.mode === mode) && (customerId === '' || project.customerId === customerId);

export type LoadSubject = 'customerId' | 'propertyId' | 'jobId';

/** The load calculations of a customer, property or job, last changed first. */
export const loadsOf = (subject: LoadSubject, id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: LOADS_OF_LIMIT,
});

const beginning = (field: string, typed: string): ListQuery => ({
  where: startsWith(field, typed),
  orderBy: [{ field, direction: 'asc' }],
  limit: SEARCH_LIMIT,
});
const capitalised = (typed: string): string => typed.charAt(0).toUpperCase() + typed.slice(1);

/** By words anywhere, and by how number, title, customer's name and address begin; names and sentences begin with a capital. */
export const loadLookups = (typed: string): Lookup<Pick<LoadProject, 'searchWords'>>[] => {
  const text = typed.trim();
  return [
    ...wordLookups(text, SEARCH_LIMIT),
    { query: beginning('number', text.toUpperCase()) },
    { query: beginning('title', capitalised(text)) },
    { query: beginning('customerName', capitalised(text)) },
    { query: beginning('address', capitalised(text)) },
  ];
};

/** The kept revisions of a calculation, newest first. */
export const loadRevisionsOf = (projectId: string): ListQuery => ({
  where: [isEqual('projectId', projectId)],
  orderBy: [{ field: 'revisionNumber', direction: 'desc' }],
  limit: LOAD_REVISION_LIMIT,
});
