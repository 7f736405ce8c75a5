import { z } from 'zod';
import { line, recordId, requiredLine, text } from '../record/schema';

/** A crew is people who go together; vehicles and machines are booked for a visit in addition. */
export const RESOURCE_KINDS = ['crew', 'vehicle', 'machine'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** The maximum number of people on a visit. */
export const CREW_MEMBER_LIMIT = 10;
/** Maximum number loaded per company. */
export const RESOURCE_LIST_LIMIT = 200;

/** companies/{c}/resources/{id}: a row of the board in addition to the technicians. */
export const resourceSchema = z.object({
  kind: z.enum(RESOURCE_KINDS),
  name: requiredLine(80, 'Enter a name'),
  /** Plate, unit or serial number, as used in the yard. */
  unitNumber: line(40).default(''),
  /** The members of a crew, or a vehicle's usual drivers. */
  technicianIds: z.array(recordId).max(CREW_MEMBER_LIMIT, `At most ${CREW_MEMBER_LIMIT} technicians`).default([]),
  /** The crew's lead, one of its members; '' for none. */
  leadId: z.string().max(128).default(''),
  notes: text(2000).default(''),
  isArchived: z.boolean().default(false),
});
export type Resource = z.infer<typeof resourceSchema>;

export const RESOURCE_KIND_LABELS: Record<ResourceKind, string> = {
  crew: 'Crew',
  vehicle: 'Vehicle',
  machine: 'Machine',
};

/** Formats a vehicle or machine with its number: `Truck 7 (FWR-2207)`. */
export const resourceName = ({ name, unitNumber }: Pick<Resource, 'name' | 'unitNumber'>): string =>
  unitNumber === '' ? name : `${name} (${unitNumber})`;

/** Returns the people who go when a crew is assigned, lead first: jobs and documents name the first technician as the one in charge. */
export const crewMembers = ({ technicianIds, leadId }: Pick<Resource, 'technicianIds' | 'leadId'>): string[] =>
  technicianIds.includes(leadId) ? [leadId, ...technicianIds.filter((id) => id !== leadId)] : [...technicianIds];

/** Whether it is scheduled separately: a vehicle with a permanent driver goes where they go. */
export const isPlannedAlone = ({ kind, technicianIds, isArchived }: Resource): boolean =>
  !isArchived && (kind !== 'vehicle' || technicianIds.length === 0);
