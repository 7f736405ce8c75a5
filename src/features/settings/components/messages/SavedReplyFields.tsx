import { SAVED_REPLY_LIMIT, SMS_TEXT_LENGTH, type MessageSettings } from '@/domain/message/settings';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

/** Edits texts the office can insert into a reply with one click. */
export function SavedReplyFields({ form }: { form: SchemaFormApi<MessageSettings> }) {
  return (
    <Section
      title="Saved replies"
      description="Offered below each answer to a customer. {firstName} and {company} are filled in; everything can be changed before it is sent."
    >
      <FormList
        form={form}
        name="savedReplies"
        label="Saved replies"
        isLabelHidden
        itemLabel="Reply"
        max={SAVED_REPLY_LIMIT}
        newItem={() => ({ id: newId(), name: '', text: '' })}
      >
        {(index) => (
          <OneColumn gap="xs">
            <FormTextInput
              form={form}
              name={`savedReplies.${index}.name`}
              label="Name"
              placeholder="Parking and gate"
              isRequired
            />
            <FormTextarea
              form={form}
              name={`savedReplies.${index}.text`}
              label="Words"
              maxLength={SMS_TEXT_LENGTH}
              minRows={2}
              isRequired
            />
          </OneColumn>
        )}
      </FormList>
    </Section>
  );
}
