import { startsWith, type ListQuery, type Lookup } from '../record/listQuery';
import { wordLookups } from '../search/words';
import { CALCULATION_REVISION_LIMIT } from './record';

/** A record can hold a large house or tree, so lists are read in smaller pages than those of other records. */
export const CALCULATION_PAGE_SIZE = 25;
/** Shown of a customer, property or job. */
const CALCULATIONS_OF_LIMIT = 20;
const SEARCH_LIMIT = 25;

export const isEqual = (field: string, value: string) => ({ field, operator: '==', value }) as const;

export type CalculationSubject = 'customerId' | 'propertyId' | 'jobId';

/** The calculations of one kind of a customer, property or job, last changed first. */
export const calculationsOf = (subject: CalculationSubject, id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: CALCULATIONS_OF_LIMIT,
});

const beginning = (field: string, typed: string): ListQuery => ({
  where: startsWith(field, typed),
  orderBy: [{ field, direction: 'asc' }],
  limit: SEARCH_LIMIT,
});
const capitalised = (typed: string): string => typed.charAt(0).toUpperCase() + typed.slice(1);

/** By words anywhere, and by how number, title, customer's name and address begin; names and sentences begin with a capital. */
export const calculationLookups = (typed: string): Lookup<{ searchWords: readonly string[] }>[] => {
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
export const revisionsOf = (projectId: string): ListQuery => ({
  where: [isEqual('projectId', projectId)],
  orderBy: [{ field: 'revisionNumber', direction: 'desc' }],
  limit: CALCULATION_REVISION_LIMIT,
});
