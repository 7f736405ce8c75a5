import type { Procedure, Readings } from '@/domain/diagnostics/procedures/procedure';
import { readText } from '@/domain/diagnostics/procedures/fieldsOf';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';

type ReadingsListProps = { procedure: Procedure; readings: Readings };

/** Lists the readings as entered. */
export function ReadingsList({ procedure, readings }: ReadingsListProps) {
  const items = procedure.fields
    .filter(({ isUsed }) => isUsed?.(readings) ?? true)
    .map((field) => ({ label: field.label, value: readText(field, readings[field.name]), isHiddenWhenEmpty: true }));
  const ticked = procedure.conditions.map(({ name, label }) => ({
    label,
    value: readings[name] === true ? 'Yes' : 'Not ticked',
  }));
  return (
    <Section title="Readings">
      <DetailList items={[...items, ...ticked]} />
    </Section>
  );
}
