import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { MessageChannel } from '@/domain/message/settings';
import { finishText } from '@/domain/message/finishText';
import { REVIEW_EMAIL_LENGTH, REVIEW_SMS_LENGTH, type ReviewSettings } from '@/domain/review/settings';
import {
  fillRequest,
  requestText,
  requestWords,
  REVIEW_PLACEHOLDER_LABELS,
  REVIEW_PLACEHOLDERS,
} from '@/domain/review/words';
import { TextPreview } from '@/entities/message/TextPreview';
import { addressOf } from '@/entities/public-document/customerLink';
import { paths } from '@/lib/paths';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import classes from './reviews.module.css';

const CHANNELS = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'Text message' },
];
const TITLES = { 1: 'Words of the request', 2: 'Words of the follow-up' } as const;
const KEYS = { 1: 'words', 2: 'followUp' } as const;
const SAMPLE_TOKEN = 'x7Kq2mVw9RtYb4Np8LsZdA';

type RequestWordsFieldsProps = { form: SchemaFormApi<ReviewSettings>; /** 2 for the follow-up. */ round: 1 | 2 };

/** Edits the text everyone gets, with a preview of what a customer would read. */
export function RequestWordsFields({ form, round }: RequestWordsFieldsProps) {
  const { company } = useSession();
  const [channel, setChannel] = useState<MessageChannel>('email');
  const key = KEYS[round];
  const words = requestWords(form.values, round);
  const sample = {
    firstName: 'Ada',
    company: company.name,
    job: 'Furnace tune-up',
    link: addressOf(paths.reviewPage(SAMPLE_TOKEN)),
  };
  const hint = `If left empty, our text is sent. ${REVIEW_PLACEHOLDERS.map((name) => `{${name}} ${REVIEW_PLACEHOLDER_LABELS[name].toLowerCase()}`).join(', ')}`;
  return (
    <Section
      title={TITLES[round]}
      description={
        round === 1
          ? 'Don’t offer anything for a review, and don’t ask for stars: review sites and the FTC forbid it.'
          : ''
      }
    >
      <OneColumn>
        <SegmentedControl
          aria-label={`Way of “${TITLES[round]}”`}
          data={CHANNELS}
          value={channel}
          onChange={(value) => setChannel(value === 'sms' ? 'sms' : 'email')}
        />
        {channel === 'sms' ? (
          <>
            <FormTextarea
              form={form}
              name={`${key}.smsText`}
              label="Text"
              description={hint}
              placeholder={requestWords({ words: EMPTY, followUp: EMPTY }, round).smsText}
              maxLength={REVIEW_SMS_LENGTH}
              minRows={3}
            />
            <TextPreview text={finishText(requestText(words.smsText, sample), company.name)} />
          </>
        ) : (
          <>
            <FormTextInput
              form={form}
              name={`${key}.subject`}
              label="Subject"
              placeholder={requestWords({ words: EMPTY, followUp: EMPTY }, round).subject}
            />
            <FormTextarea
              form={form}
              name={`${key}.emailText`}
              label="Message"
              description={hint}
              placeholder={requestWords({ words: EMPTY, followUp: EMPTY }, round).emailText}
              maxLength={REVIEW_EMAIL_LENGTH}
              minRows={6}
            />
            <div className={classes['preview']} role="region" aria-label={`Preview: ${TITLES[round]}`}>
              <Text fw={600}>{fillRequest(words.subject, sample)}</Text>
              <p className={classes['text']}>{fillRequest(words.emailText, sample)}</p>
              <Text size="sm" c="dimmed">
                The button “Tell us how it went”, your address and “Unsubscribe” follow below it.
              </Text>
            </div>
          </>
        )}
      </OneColumn>
    </Section>
  );
}

const EMPTY = { subject: '', emailText: '', smsText: '' };
