import { Stack, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PROPOSAL_FIELDS, type ProposalFields } from '@/domain/assistant/proposal';
import { EMAIL_TEXT_LENGTH, SMS_TEXT_LENGTH } from '@/domain/message/settings';
import { finishText } from '@/domain/message/finishText';
import { MailGate } from '@/entities/mail/MailGate';
import { TextPreview } from '@/entities/message/TextPreview';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { EditFormProps } from './editFormProps';

type MessageFieldsProps = EditFormProps<ProposalFields<'message'>> & { recipient: string };

/** Lets the user edit a message as the customer will read it. The recipient comes from their record. */
export function MessageFields({ fields, recipient, submitLabel, onSubmit, onClose }: MessageFieldsProps) {
  const { company } = useSession();
  const form = useSchemaForm({ schema: PROPOSAL_FIELDS.message, initialValues: fields });
  const isText = fields.channel === 'sms';
  return (
    <SchemaForm form={form} submitLabel={submitLabel} onSubmit={onSubmit} onCancel={onClose}>
      <Stack gap="sm">
        <Text size="sm">To {recipient}</Text>
        {!isText && <FormTextInput form={form} name="subject" label="Subject" isRequired />}
        <FormTextarea
          form={form}
          name="message"
          label="Message"
          minRows={isText ? 3 : 8}
          maxLength={isText ? SMS_TEXT_LENGTH : EMAIL_TEXT_LENGTH}
          isRequired
        />
        {isText ? <TextPreview text={finishText(form.values.message, company.name)} /> : <MailGate isToRecord />}
      </Stack>
    </SchemaForm>
  );
}
