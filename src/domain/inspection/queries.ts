import { capitalize } from '@/lib/words';
import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { beginningWith, searchLookups } from '../record/search';
import type { FoundByWords } from '../search/words';
import type { Inspection, InspectionState } from './schema';

/** Number shown on a unit, customer or job. */
const INSPECTIONS_OF_LIMIT = 20;
/** Number cached on a technician's device for use without a signal. */
const TEMPLATES_AT_HAND = 200;

export type InspectionFilter = { /** '' = all */ state: InspectionState | ''; /** '' = all */ customerId: string };

/** Lists inspections matching the filters, by start time, to be read page by page. */
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

/** Lists the inspections of a customer or job, most recently started first. */
export const inspectionsOf = (subject: 'customerId' | 'jobId', id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'startedAt', direction: 'desc' }],
  limit: INSPECTIONS_OF_LIMIT,
});

/** Lists the inspections that covered a unit, most recently started first. */
export const inspectionsOfUnit = (equipmentId: string): ListQuery => ({
  where: [{ field: 'equipmentIds', operator: 'array-contains', value: equipmentId }],
  orderBy: [{ field: 'startedAt', direction: 'desc' }],
  limit: INSPECTIONS_OF_LIMIT,
});

/** Lists the company's templates by name, including archived ones, to be read page by page. */
export const inspectionTemplateList = (): ListQuery => ({ orderBy: [{ field: 'name', direction: 'asc' }] });

/** Lists templates that a device prefetches, so that an inspection can be started offline. */
export const inspectionTemplatesAtHand = (): ListQuery => ({ ...inspectionTemplateList(), limit: TEMPLATES_AT_HAND });

/** Finds templates whose name starts with the typed text, as typed and capitalized. */
export const inspectionTemplateLookups = (typed: string): Lookup<unknown>[] =>
  [...new Set([typed.trim(), capitalize(typed.trim())])].map((text) => ({ query: beginningWith('name', text) }));

/** Finds inspections by words anywhere, and by the start of the number, title and customer's name. */
export const inspectionLookups = (typed: string): Lookup<FoundByWords>[] =>
  searchLookups(typed, [
    { field: 'number', as: 'capitals' },
    { field: 'title', as: 'capitalized' },
    { field: 'customerName', as: 'capitalized' },
  ]);
