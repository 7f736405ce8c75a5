import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { searchLookups } from '../record/search';
import type { FoundByWords } from '../search/words';
import { CALCULATION_REVISION_LIMIT } from './record';

/** A record can hold a large house or tree, so lists are read in smaller pages than those of other records. */
export const CALCULATION_PAGE_SIZE = 25;
/** Shown of a customer, property or job. */
const CALCULATIONS_OF_LIMIT = 20;

export type CalculationSubject = 'customerId' | 'propertyId' | 'jobId';

/** The calculations of one kind of a customer, property or job, last changed first. */
export const calculationsOf = (subject: CalculationSubject, id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: CALCULATIONS_OF_LIMIT,
});

/** By words anywhere, and by how number, title, customer's name and address begin. */
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
