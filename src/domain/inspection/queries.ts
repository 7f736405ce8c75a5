import { capitalize } from '@/lib/words';
import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { beginningWith, searchLookups } from '../record/search';
import type { FoundByWords } from '../search/words';
import type { Inspection, InspectionState } from './schema';

/** Maximum shown for a unit, customer or job. */
const INSPECTIONS_OF_LIMIT = 20;
/** Number of templates cached on a technician's device for offline use. */
const TEMPLATES_AT_HAND = 200;

export type InspectionFilter = { /** '' = all */ state: InspectionState | ''; /** '' = all */ customerId: string };

/** Queries inspections under the filters, by start time, page by page. */
export function inspectionList({ state, customerId }: InspectionFilter, direction: 'asc' | 'desc'): ListQuery {
  const where = [
    ...(state === '' ? [] : [isEqual('state', state)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field: 'startedAt', direction }] };
}

/** Whether an inspection passes the filter; searches go through all of them. */
export const keepsInspection = (
  one: Pick<Inspection, 'state' | 'customerId'>,
  { state, customerId }: InspectionFilter,
): boolean => (state === '' || one.state === state) && (customerId === '' || one.customerId === customerId);

/** Queries the inspections of a customer or job, last started first. */
export const inspectionsOf = (subject: 'customerId' | 'jobId', id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'startedAt', direction: 'desc' }],
  limit: INSPECTIONS_OF_LIMIT,
});

/** Queries the inspections that included a unit, last started first. */
export const inspectionsOfUnit = (equipmentId: string): ListQuery => ({
  where: [{ field: 'equipmentIds', operator: 'array-contains', value: equipmentId }],
  orderBy: [{ field: 'startedAt', direction: 'desc' }],
  limit: INSPECTIONS_OF_LIMIT,
});

/** Queries the company's templates by name, including archived ones, page by page. */
export const inspectionTemplateList = (): ListQuery => ({ orderBy: [{ field: 'name', direction: 'asc' }] });

/** Queries templates to cache on a device, so that an inspection can be started offline. */
export const inspectionTemplatesAtHand = (): ListQuery => ({ ...inspectionTemplateList(), limit: TEMPLATES_AT_HAND });

/** Looks up templates by the start of their name, as typed and capitalized. */
export const inspectionTemplateLookups = (typed: string): Lookup<unknown>[] =>
  [...new Set([typed.trim(), capitalize(typed.trim())])].map((text) => ({ query: beginningWith('name', text) }));

/** Looks up inspections by words anywhere, and by the start of number, title and customer name. */
export const inspectionLookups = (typed: string): Lookup<FoundByWords>[] =>
  searchLookups(typed, [
    { field: 'number', as: 'capitals' },
    { field: 'title', as: 'capitalized' },
    { field: 'customerName', as: 'capitalized' },
  ]);
