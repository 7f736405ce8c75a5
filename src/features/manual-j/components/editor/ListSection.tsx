import { Text } from '@mantine/core';
import { useUnits } from '@/entities/calculation/useUnits';
import { fieldsOf } from '../../editing/listFields';
import { listSummary } from '../../editing/partSummary';
import { useEditing } from './editingContext';
import { ListFields } from './fields/ListFields';
import { SchemaFields } from './fields/SchemaFields';
import { HousePart } from './HousePart';

type ListSectionProps = { part: 'ventilation' | 'equipment' | 'foundations'; title: string; description: string };

/** Edits one of the house's lists whose entries have no names. */
export function ListSection({ part, title, description }: ListSectionProps) {
  const { draft } = useEditing();
  const { system } = useUnits();
  return (
    <HousePart title={title} summary={listSummary(fieldsOf(part), draft.house[part] ?? [], system)}>
      <Text c="dimmed" size="sm" mb="xs">
        {description}
      </Text>
      <ListFields name={part} path={[part]} count={draft.house[part]?.length ?? 0}>
        {(index) => <SchemaFields fields={fieldsOf(part)} path={[part, index]} />}
      </ListFields>
    </HousePart>
  );
}
