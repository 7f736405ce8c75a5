import type { Procedure, ReadingField, Readings } from '@/domain/diagnostics/procedures/procedure';
import { unitOf } from '@/domain/diagnostics/procedures/fieldsOf';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';

type ReadingsListProps = { procedure: Procedure; readings: Readings };

function textOf(field: ReadingField, value: Readings[string] | undefined): string {
  if (value === undefined || value === '') return '';
  if (field.kind === 'flag') return value === true ? 'Yes' : 'No';
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? String(value);
  return [String(value), unitOf(field)].filter(Boolean).join(' ');
}

/** What was read, as it was entered. */
export function ReadingsList({ procedure, readings }: ReadingsListProps) {
  const items = procedure.fields
    .filter(({ isUsed }) => isUsed?.(readings) ?? true)
    .map((field) => ({ label: field.label, value: textOf(field, readings[field.name]), isHiddenWhenEmpty: true }));
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
