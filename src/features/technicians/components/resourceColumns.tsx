import type { Stored } from '@/domain/record/schema';
import { crewMembers, RESOURCE_KIND_LABELS, type Resource } from '@/domain/resource/schema';
import type { DataColumn } from '@/ui/table/columns';

/** Columns of the table; `namesOf` maps technician IDs to names. */
export const resourceColumns = (namesOf: (ids: readonly string[]) => string[]): DataColumn<Stored<Resource>>[] => [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => RESOURCE_KIND_LABELS[kind], width: 130 },
  { id: 'unitNumber', header: 'Plate or number', cell: ({ unitNumber }) => unitNumber || '–', width: 180 },
  { id: 'people', header: 'People', cell: (resource) => peopleText(resource, namesOf) || '–' },
];

/** Formats a crew's members, or a vehicle's drivers: `Marcus Reed (lead), Jesse Tallent`. */
function peopleText(resource: Resource, namesOf: (ids: readonly string[]) => string[]): string {
  const ids = resource.kind === 'crew' ? crewMembers(resource) : resource.technicianIds;
  return namesOf(ids)
    .map((name, index) => (resource.kind === 'crew' && ids[index] === resource.leadId ? `${name} (lead)` : name))
    .join(', ');
}
