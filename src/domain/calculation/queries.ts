import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { searchLookups } from '../record/search';
import type { FoundByWords } from '../search/words';
import { CALCULATION_REVISION_LIMIT } from './record';

/** A record can hold a large house or tree, so pages are smaller than for other records. */
export const CALCULATION_PAGE_SIZE = 25;
/** Maximum shown on a customer, property or job. */
const CALCULATIONS_OF_LIMIT = 20;

export type CalculationSubject = 'customerId' | 'propertyId' | 'jobId';

/** The calculations of one kind of a customer, property or job, last changed first. */
export const calculationsOf = (subject: CalculationSubject, id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: CALCULATIONS_OF_LIMIT,
});

/** Lookups by words anywhere, and by the beginning of number, title, customer's name and address. */
export const calculationLookups = (typed: string): Lookup<FoundByWords>[] =>
  searchLookups(typed, [
    { field: 'number', as: 'capitals' },
    { field: 'title', as: 'capitalized' },
    { field: 'customerName', as: 'capitalized' },
    { field: 'address', as: 'capitalized' },
  ]);

/** The kept revisions of a calculation, newest first. */
export const revisionsOf = (projectId: string): ListQuery => ({
  where: [isEqual('projectId', projectId)],
  orderBy: [{ field: 'revisionNumber', direction: 'desc' }],
  limit: CALCULATION_REVISION_LIMIT,
});
