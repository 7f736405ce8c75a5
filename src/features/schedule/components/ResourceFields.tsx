import { MultiSelect, Select } from '@mantine/core';
import { crewOf, givenToCrew, unitIdsOf, withoutCrew } from '@/domain/resource/onVisit';
import { resourceName } from '@/domain/resource/schema';
import { RESOURCE_LIMIT } from '@/domain/scheduling/schema';
import { useResources } from '@/entities/schedule/useResources';

type Taken = { technicianIds: string[]; resourceIds: string[] };

/** Picks the crew, which brings its members, and required equipment; renders nothing if the company has neither. */
export function ResourceFields({ value, onChange }: { value: Taken; onChange: (changes: Taken) => void }) {
  const { active, byId } = useResources();
  const resourceOf = (id: string) => byId.get(id);
  const crew = crewOf(value, resourceOf);
  const unitIds = unitIdsOf(value, resourceOf);
  const crews = [...new Set([...active.filter(({ kind }) => kind === 'crew'), ...(crew ? [crew] : [])])];
  const units = [
    ...new Set([...active.filter(({ kind }) => kind !== 'crew'), ...unitIds.flatMap((id) => resourceOf(id) ?? [])]),
  ];
  const choose = (id: string | null): void => {
    const rest = withoutCrew(value, resourceOf);
    const chosen = resourceOf(id ?? '');
    onChange(chosen ? givenToCrew(rest, chosen, resourceOf) : rest);
  };
  return (
    <>
      {crews.length > 0 && (
        <Select
          label="Crew"
          placeholder="No crew"
          data={crews.map(({ id, name }) => ({ value: id, label: name }))}
          value={crew?.id ?? null}
          onChange={choose}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear crew' }}
        />
      )}
      {units.length > 0 && (
        <MultiSelect
          label="Vehicles and machines"
          placeholder={unitIds.length === 0 ? 'Nothing is needed' : ''}
          data={units.map((unit) => ({ value: unit.id, label: resourceName(unit) }))}
          value={unitIds}
          onChange={(ids) => onChange({ ...value, resourceIds: [...(crew ? [crew.id] : []), ...ids] })}
          maxValues={RESOURCE_LIMIT}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear vehicles and machines' }}
        />
      )}
    </>
  );
}
