import { Textarea, TextInput } from '@mantine/core';
import { Section } from '@/ui/layout/Section';
import { useEditing, useFields } from './editingContext';
import classes from './editor.module.css';

/** Name, address and notes of the calculation. */
export function ProjectFields() {
  const { editor } = useFields();
  const { draft } = useEditing();
  const set = (field: 'title' | 'address' | 'notes') => (event: { currentTarget: { value: string } }): void => {
    const { value } = event.currentTarget;
    editor.change(field, (now) => ({ ...now, [field]: value }));
  };
  return (
    <Section title="Calculation">
      <div className={classes['fields']}>
        <TextInput label="Name" size="md" required maxLength={160} data-path="title" value={draft.title} onChange={set('title')} onBlur={editor.settle} error={draft.title.trim() === '' && 'Give the calculation a name. The former one is kept until then.'} />
        <TextInput label="Address" size="md" maxLength={600} value={draft.address} onChange={set('address')} onBlur={editor.settle} />
        <Textarea label="Notes" size="md" rows={2} maxLength={5000} value={draft.notes} onChange={set('notes')} onBlur={editor.settle} />
      </div>
    </Section>
  );
}
