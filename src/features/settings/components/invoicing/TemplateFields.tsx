import { Button, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BillingSettings } from '@/domain/billing/settings';
import {
  DEFAULT_TEMPLATES,
  fillTemplate,
  PLACEHOLDER_LABELS,
  PLACEHOLDERS,
  templateOf,
  type MailKind,
} from '@/domain/invoice/mailText';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import classes from './invoicing.module.css';

const KINDS: { value: MailKind; label: string }[] = [
  { value: 'estimate', label: 'Estimate' },
  { value: 'invoice', label: 'Invoice' },
  { value: 'receipt', label: 'Receipt' },
  { value: 'statement', label: 'Statement' },
  { value: 'reminder', label: 'Reminder' },
];

/** The e-mails that documents go with, each with what it will look like. Empty ones use the words that we suggest. */
export function TemplateFields({ form }: { form: SchemaFormApi<BillingSettings> }) {
  const { company } = useSession();
  const [kind, setKind] = useState<MailKind>('invoice');
  const own = form.values.templates[kind];
  const isOwn = own.subject !== '' || own.body !== '';
  const { subject, body } = templateOf(form.values, kind);
  const sample = {
    number: kind === 'estimate' ? 'E26-K7M3Q' : `${form.values.invoicePrefix}00042`,
    company: company.name,
    customer: 'Ada Lovelace',
    total: '$480.00',
    due: 'Jun 16, 2026',
    link: 'https://…',
  };
  return (
    <Section title="E-mail texts">
      <div className={classes.fields}>
        <div style={{ overflowX: 'auto' }}>
          <SegmentedControl
            aria-label="E-mail"
            data={KINDS}
            value={kind}
            onChange={(value) => setKind(KINDS.find((known) => known.value === value)?.value ?? 'invoice')}
          />
        </div>
        <FormTextInput
          key={`${kind} subject`}
          form={form}
          name={`templates.${kind}.subject`}
          label="Subject"
          placeholder={DEFAULT_TEMPLATES[kind].subject}
        />
        <FormTextarea
          key={`${kind} body`}
          form={form}
          name={`templates.${kind}.body`}
          label="Text"
          maxLength={5000}
          minRows={6}
        />
        <Text size="sm" c="dimmed">
          Filled in when it is sent:{' '}
          {PLACEHOLDERS.map((name) => `{${name}} ${PLACEHOLDER_LABELS[name].toLowerCase()}`).join('; ')}.
        </Text>
        <div>
          <Button
            variant="default"
            onClick={() =>
              form.setFieldValue(`templates.${kind}`, isOwn ? { subject: '', body: '' } : DEFAULT_TEMPLATES[kind])
            }
          >
            {isOwn ? 'Reset to the suggested text' : 'Start from the suggested text'}
          </Button>
        </div>
        <section className={classes.preview} aria-label="Preview of the e-mail">
          <Text fw={600}>{fillTemplate(subject, sample)}</Text>
          <Text className={classes.body ?? ''}>{fillTemplate(body, sample)}</Text>
        </section>
      </div>
    </Section>
  );
}
