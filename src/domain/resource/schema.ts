import { z } from 'zod';
import { line, recordId, requiredLine, text } from '../record/schema';

/** A crew is people who go together; vehicles and machines are booked for a visit beside them. */
export const RESOURCE_KINDS = ['crew', 'vehicle', 'machine'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** As many people as a visit may have. */
export const CREW_MEMBER_LIMIT = 10;
/** At most this many are loaded for a company. */
export const RESOURCE_LIST_LIMIT = 200;

/** companies/{c}/resources/{id}: a row of the board beside the technicians. */
export const resourceSchema = z.object({
  kind: z.enum(RESOURCE_KINDS),
  name: requiredLine(80, 'Enter a name'),
  /** Plate, unit or serial number, as it is called out in the yard. */
  unitNumber: line(40).default(''),
  /** The members of a crew, or who usually drives a vehicle. */
  technicianIds: z.array(recordId).max(CREW_MEMBER_LIMIT, `At most ${CREW_MEMBER_LIMIT} technicians`).default([]),
  /** Of a crew's members, the one who leads it; '' for nobody. */
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

/** `Truck 7 (FWR-2207)`: a vehicle or machine with the number it is called by. */
export const resourceName = ({ name, unitNumber }: Pick<Resource, 'name' | 'unitNumber'>): string =>
  unitNumber === '' ? name : `${name} (${unitNumber})`;

/** Who goes when a crew is given something, the lead first: jobs and papers name the first technician as the one in charge. */
export const crewMembers = ({ technicianIds, leadId }: Pick<Resource, 'technicianIds' | 'leadId'>): string[] =>
  technicianIds.includes(leadId) ? [leadId, ...technicianIds.filter((id) => id !== leadId)] : [...technicianIds];

/** Whether it is planned for itself: a vehicle that somebody always drives goes where they go. */
export const isPlannedAlone = ({ kind, technicianIds, isArchived }: Resource): boolean =>
  !isArchived && (kind !== 'vehicle' || technicianIds.length === 0);
