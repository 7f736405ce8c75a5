import { PROPOSAL_FIELDS, type ProposalFields } from '@/domain/assistant/proposal';
import { NOTE_LENGTH } from '@/domain/note/schema';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { EditFormProps } from './editFormProps';

/** Lets the user edit a note's text. */
export function NoteFields({ fields, submitLabel, onSubmit, onClose }: EditFormProps<ProposalFields<'note'>>) {
  const form = useSchemaForm({ schema: PROPOSAL_FIELDS.note, initialValues: fields });
  return (
    <SchemaForm form={form} submitLabel={submitLabel} onSubmit={onSubmit} onCancel={onClose}>
      <FormTextarea form={form} name="text" label="Note" minRows={4} maxLength={NOTE_LENGTH} isRequired />
    </SchemaForm>
  );
}
