import { Button, SegmentedControl, Text } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import {
  EMAIL_TEXT_LENGTH,
  SETTINGS_KEYS,
  SMS_TEXT_LENGTH,
  VISIT_MESSAGE_LABELS,
  type MessageChannel,
  type MessageSettings,
  type VisitMessageKind,
} from '@/domain/message/settings';
import { finishText } from '@/domain/message/finishText';
import { textSpelling } from '@/domain/message/segments';
import {
  DEFAULT_WORDS,
  fillWords,
  MESSAGE_PLACEHOLDER_LABELS,
  MESSAGE_PLACEHOLDERS,
  wordsOf,
  type MessagePlaceholder,
  type MessageValues,
} from '@/domain/message/words';
import { formatPhone } from '@/domain/contact/format';
import { TextPreview } from '@/entities/message/TextPreview';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import classes from '../invoicing/invoicing.module.css';

const DESCRIPTIONS: Record<VisitMessageKind, string> = {
  booked: 'Offered when a visit is booked. You see it before it is sent.',
  moved: 'Offered when a visit gets another time, also after a drag on the board. You see it before it is sent.',
  canceled: 'Offered when a visit is canceled. You see it before it is sent.',
  reminder: 'Goes out automatically the day before a visit, once. Nothing is sent for canceled visits.',
  'on-my-way': 'Offered when someone sets out. You see it before it is sent.',
  'running-late': 'Offered when a visit will be late. You see it before it is sent.',
};
const SWITCHES: Record<VisitMessageKind, { sms: string; email: string }> = {
  booked: { sms: 'Offer “booked” by text message', email: 'Offer “booked” by e-mail' },
  moved: { sms: 'Offer “moved” by text message', email: 'Offer “moved” by e-mail' },
  canceled: { sms: 'Offer “canceled” by text message', email: 'Offer “canceled” by e-mail' },
  reminder: { sms: 'Remind by text message', email: 'Remind by e-mail' },
  'on-my-way': { sms: 'Offer “on my way” by text message', email: 'Offer “on my way” by e-mail' },
  'running-late': { sms: 'Offer “running late” by text message', email: 'Offer “running late” by e-mail' },
};
const CHANNELS: { value: MessageChannel; label: string }[] = [
  { value: 'sms', label: 'Text message' },
  { value: 'email', label: 'E-mail' },
];

type KindFieldsProps = {
  form: SchemaFormApi<MessageSettings>;
  kind: VisitMessageKind;
  /** Additional settings for this kind. */
  extra?: ReactNode;
};

/** Edits one kind of message: its channels, its text, and a preview. */
export function KindFields({ form, kind, extra }: KindFieldsProps) {
  const { company } = useSession();
  const [channel, setChannel] = useState<MessageChannel>('sms');
  const fields = useRef<HTMLDivElement>(null);
  const key = SETTINGS_KEYS[kind];
  const isText = channel === 'sms';
  const field = isText ? 'smsText' : 'emailText';
  const words = wordsOf(form.values, kind);
  const own = form.values[key];
  const isOwn = isText ? own.smsText !== '' : own.subject !== '' || own.emailText !== '';
  const sample: MessageValues = {
    firstName: 'Ada',
    company: isText ? textSpelling(company.name) : company.name,
    technician: 'Marcus',
    day: isText ? 'tomorrow, Jun 16' : 'tomorrow, Tuesday, Jun 16',
    time: isText ? '8 AM-10 AM' : 'between 8 AM and 10 AM',
    address: isText ? '12 Elm St' : '12 Elm St, Austin, TX 78701',
    phone: formatPhone(company.phone),
    minutes: '15',
  };
  /** Inserts a placeholder at the cursor; a text that was still ours becomes the company's own. */
  const add = (name: MessagePlaceholder): void => {
    const text = words[field];
    const at = own[field] === '' ? text.length : (fields.current?.querySelector('textarea')?.selectionStart ?? 0);
    form.setFieldValue(`${key}.${field}`, `${text.slice(0, at)}{${name}}${text.slice(at)}`);
  };
  const reset = (): void => {
    const ours = isOwn ? { subject: '', emailText: '', smsText: '' } : DEFAULT_WORDS[kind];
    if (!isText) form.setFieldValue(`${key}.subject`, ours.subject);
    form.setFieldValue(`${key}.${field}`, ours[field]);
  };
  return (
    <Section title={VISIT_MESSAGE_LABELS[kind]} description={DESCRIPTIONS[kind]}>
      <OneColumn ref={fields}>
        <FormSwitch form={form} name={`${key}.isBySms`} label={SWITCHES[kind].sms} />
        <FormSwitch form={form} name={`${key}.isByEmail`} label={SWITCHES[kind].email} />
        {extra}
        <SegmentedControl
          aria-label={`Words of “${VISIT_MESSAGE_LABELS[kind]}”`}
          data={CHANNELS}
          value={channel}
          onChange={(value) => setChannel(value === 'email' ? 'email' : 'sms')}
        />
        {!isText && (
          <FormTextInput
            form={form}
            name={`${key}.subject`}
            label="Subject"
            placeholder={DEFAULT_WORDS[kind].subject}
          />
        )}
        <FormTextarea
          key={field}
          form={form}
          name={`${key}.${field}`}
          label="Text"
          placeholder={DEFAULT_WORDS[kind][field]}
          maxLength={isText ? SMS_TEXT_LENGTH : EMAIL_TEXT_LENGTH}
          minRows={isText ? 3 : 6}
        />
        <div className={classes['chips']} role="group" aria-label="Add to the text">
          {MESSAGE_PLACEHOLDERS.filter((name) => kind === 'running-late' || name !== 'minutes').map((name) => (
            <Button key={name} variant="default" size="compact-sm" radius="xl" onClick={() => add(name)}>
              {MESSAGE_PLACEHOLDER_LABELS[name]}
            </Button>
          ))}
        </div>
        <div>
          <Button variant="default" onClick={reset}>
            {isOwn ? 'Reset to the suggested text' : 'Start from the suggested text'}
          </Button>
        </div>
        {isText ? (
          <TextPreview text={finishText(fillWords(words.smsText, sample), company.name)} />
        ) : (
          <section className={classes['preview']} aria-label="Preview of the e-mail">
            <Text fw={600}>{fillWords(words.subject, sample)}</Text>
            <Text className={classes['body'] ?? ''}>{fillWords(words.emailText, sample)}</Text>
          </section>
        )}
      </OneColumn>
    </Section>
  );
}
