import { Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatPhone } from '@/domain/contact/format';
import {
  ANSWER_PLACEHOLDER_LABELS,
  ANSWER_PLACEHOLDERS,
  answerTo,
  DEFAULT_ANSWER,
  TRIAL_ANSWERS,
} from '@/domain/lead/answer';
import { ANSWER_KEYS, ANSWER_TEXT_LENGTH, type AnsweredChannel, type LeadSettings } from '@/domain/lead/settings';
import { LEAD_CHANNEL_WORDS } from '@/domain/lead/words';
import { hasPaidOnce } from '@/domain/mail/allowance';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import classes from './leads.module.css';

/** Sample recipient for the preview. */
const EXAMPLE = { firstName: 'Marta' };

type AnswerFieldsProps = { form: SchemaFormApi<LeadSettings>; channel: AnsweredChannel };

/** Edits one channel's automatic answer, with an e-mail preview next to its text. */
export function AnswerFields({ form, channel }: AnswerFieldsProps) {
  const { company } = useSession();
  const key = ANSWER_KEYS[channel];
  const answer = form.values[key];
  const { subject, message } = answerTo(answer, EXAMPLE, { name: company.name, phone: formatPhone(company.phone) });
  return (
    <Section title={`${LEAD_CHANNEL_WORDS[channel]}: automatic answer`}>
      <OneColumn>
        <FormSwitch
          form={form}
          name={`${key}.isOn`}
          label="Answer automatically by e-mail"
          description="From 8 AM to 9 PM. Requests that come in at night are answered in the morning, unless you got there first."
        />
        {answer.isOn && !hasPaidOnce(company) && <InlineNotice tone="info">{TRIAL_ANSWERS}</InlineNotice>}
        {answer.isOn && (
          <div className={classes['receipts']}>
            <OneColumn>
              <FormTextInput form={form} name={`${key}.subject`} label="Subject" placeholder={DEFAULT_ANSWER.subject} />
              <FormTextarea
                form={form}
                name={`${key}.text`}
                label="Message"
                description={`If left empty, our text is sent. ${ANSWER_PLACEHOLDERS.map((name) => `{${name}} = ${ANSWER_PLACEHOLDER_LABELS[name].toLowerCase()}`).join(', ')}`}
                maxLength={ANSWER_TEXT_LENGTH}
                minRows={6}
              />
            </OneColumn>
            <div className={classes['preview']} role="region" aria-label="Preview">
              <Text size="xs" c="dimmed">
                What {EXAMPLE.firstName} gets
              </Text>
              <Text fw={600}>{subject}</Text>
              <p className={classes['text']}>{message}</p>
            </div>
          </div>
        )}
      </OneColumn>
    </Section>
  );
}
