import { Modal, Text } from '@mantine/core';
import { returnNoteSchema } from '@/domain/hours/schema';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

type SendBackDialogProps = {
  firstName: string;
  /** Whether the week was approved, and will be unlocked by this. */
  isApproved: boolean;
  onSend: (note: string) => Promise<void>;
  onClose: () => void;
};

/** Asks a technician to recheck a week, with a message shown on their day. */
export function SendBackDialog({ firstName, isApproved, onSend, onClose }: SendBackDialogProps) {
  const form = useSchemaForm({ schema: returnNoteSchema, initialValues: { note: '' } });
  return (
    <Modal opened onClose={onClose} title={isApproved ? 'Open the week again' : 'Send the week back'}>
      <SchemaForm
        form={form}
        submitLabel={isApproved ? 'Open again' : 'Send back'}
        onCancel={onClose}
        onSubmit={async ({ note }) => {
          await onSend(note);
          onClose();
        }}
      >
        <Text size="sm">{firstName} sees this on their day and can correct the week.</Text>
        <FormTextarea form={form} name="note" label="What to look at" isRequired />
      </SchemaForm>
    </Modal>
  );
}
