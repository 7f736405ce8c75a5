import { capitalize } from '@/lib/words';
import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { beginningWith, searchLookups } from '../record/search';
import type { FoundByWords } from '../search/words';
import type { Inspection, InspectionState } from './schema';

/** Shown of a unit, customer or job. */
const INSPECTIONS_OF_LIMIT = 20;
/** What a technician's device keeps for where there is no signal. */
const TEMPLATES_AT_HAND = 200;

export type InspectionFilter = { /** '' = all */ state: InspectionState | ''; /** '' = all */ customerId: string };

/** Inspections under the filters, by when they were started, to be read page by page. */
export function inspectionList({ state, customerId }: InspectionFilter, direction: 'asc' | 'desc'): ListQuery {
  const where = [
    ...(state === '' ? [] : [isEqual('state', state)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field: 'startedAt', direction }] };
}

/** Whether an inspection passes the filter: searches look through all of them. */
export const keepsInspection = (
  one: Pick<Inspection, 'state' | 'customerId'>,
  { state, customerId }: InspectionFilter,
): boolean => (state === '' || one.state === state) && (customerId === '' || one.customerId === customerId);

/** The inspections of a customer or job, last started first. */
export const inspectionsOf = (subject: 'customerId' | 'jobId', id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'startedAt', direction: 'desc' }],
  limit: INSPECTIONS_OF_LIMIT,
});

/** The inspections that looked at a unit, last started first. */
export const inspectionsOfUnit = (equipmentId: string): ListQuery => ({
  where: [{ field: 'equipmentIds', operator: 'array-contains', value: equipmentId }],
  orderBy: [{ field: 'startedAt', direction: 'desc' }],
  limit: INSPECTIONS_OF_LIMIT,
});

/** The company's templates by name, archived ones included, to be read page by page. */
export const inspectionTemplateList = (): ListQuery => ({ orderBy: [{ field: 'name', direction: 'asc' }] });

/** Templates that a device reads ahead, so that an inspection can be started where they cannot be asked for. */
export const inspectionTemplatesAtHand = (): ListQuery => ({ ...inspectionTemplateList(), limit: TEMPLATES_AT_HAND });

/** Templates by how their name begins, as typed and with a capital. */
export const inspectionTemplateLookups = (typed: string): Lookup<unknown>[] =>
  [...new Set([typed.trim(), capitalize(typed.trim())])].map((text) => ({ query: beginningWith('name', text) }));

/** By words anywhere, and by how number, title and customer's name begin. */
export const inspectionLookups = (typed: string): Lookup<FoundByWords>[] =>
  searchLookups(typed, [
    { field: 'number', as: 'capitals' },
    { field: 'title', as: 'capitalized' },
    { field: 'customerName', as: 'capitalized' },
  ]);
