import { loadInputsSchema } from '@/domain/load-calc/schema/inputs';
import { Section } from '@/ui/layout/Section';
import { fieldFacts } from '../../editing/fieldFacts';
import { useEditing } from './editingContext';
import { ListFields } from './fields/ListFields';

type ListSectionProps = { part: 'ventilation' | 'equipment' | 'foundations'; title: string; description: string };

/** A list of the house whose entries have no name. */
export function ListSection({ part, title, description }: ListSectionProps) {
  const { draft } = useEditing();
  const facts = fieldFacts(loadInputsSchema.shape[part]);
  return (
    <Section title={title} description={description}>
      {facts.kind === 'list' && <ListFields name={part} path={[part]} entry={facts.entry} count={draft.house[part]?.length ?? 0} />}
    </Section>
  );
}
