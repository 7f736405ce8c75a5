import { MultiSelect } from '@mantine/core';
import { TYPE_UNIT_LIMIT, unitsOf, unitsText } from '@/domain/company/typeUnits';
import { resourceName } from '@/domain/resource/schema';
import { useResources } from '@/entities/schedule/useResources';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';
import { TypePart, type TypePartProps } from './TypePart';

/** Edits the vehicles and machines a job type needs: the names, with the field on demand. */
export function TypeUnits({ form, index }: TypePartProps) {
  const { active, byId, isLoading } = useResources();
  const type = form.values.jobTypes[index];
  const chosen = type ? unitsOf(type) : [];
  const units = [
    ...new Set([
      ...active.filter(({ kind }) => kind !== 'crew'),
      // A unit archived since then stays selected until someone removes it.
      ...chosen.flatMap((id) => byId.get(id) ?? []),
    ]),
  ];
  const names = chosen.flatMap((id) => {
    const unit = byId.get(id);
    return unit ? [resourceName(unit)] : [];
  });
  return (
    <TypePart
      summary={names.length === 0 ? '+ Vehicles and machines' : `Needs ${names.join(', ')}`}
      label={`Vehicles and machines of ${type?.name || 'this type'}`}
    >
      {units.length === 0 && !isLoading ? (
        <InlineNotice
          tone="info"
          action={
            <LinkButton variant="default" to={paths.crews}>
              Crews and vehicles
            </LinkButton>
          }
        >
          Enter your trucks and machines first.
        </InlineNotice>
      ) : (
        <MultiSelect
          label="Vehicles and machines"
          description="Each visit takes them along, and they must be free for it."
          data={units.map((unit) => ({ value: unit.id, label: resourceName(unit) }))}
          value={chosen}
          onChange={(ids) => form.setFieldValue(`jobTypes.${index}.units`, unitsText(ids))}
          maxValues={TYPE_UNIT_LIMIT}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear vehicles and machines' }}
        />
      )}
    </TypePart>
  );
}
