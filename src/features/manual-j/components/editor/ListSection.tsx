import { Section } from '@/ui/layout/Section';
import { fieldsOf } from '../../editing/listFields';
import { useEditing } from './editingContext';
import { ListFields } from './fields/ListFields';
import { SchemaFields } from './fields/SchemaFields';

type ListSectionProps = { part: 'ventilation' | 'equipment' | 'foundations'; title: string; description: string };

/** A list of the house whose entries have no name. */
export function ListSection({ part, title, description }: ListSectionProps) {
  const { draft } = useEditing();
  return (
    <Section title={title} description={description}>
      <ListFields name={part} path={[part]} count={draft.house[part]?.length ?? 0}>
        {(index) => <SchemaFields fields={fieldsOf(part)} path={[part, index]} />}
      </ListFields>
    </Section>
  );
}
