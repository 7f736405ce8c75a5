import { Button, SegmentedControl, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BillingSettings } from '@/domain/billing/settings';
import {
  DEFAULT_TEMPLATES,
  fillTemplate,
  PLACEHOLDER_LABELS,
  PLACEHOLDERS,
  templateOf,
  type MailKind,
  type Placeholder,
} from '@/domain/invoice/mailText';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import classes from './invoicing.module.css';

const KINDS: { value: MailKind; label: string }[] = [
  { value: 'estimate', label: 'Estimate' },
  { value: 'invoice', label: 'Invoice' },
  { value: 'receipt', label: 'Receipt' },
  { value: 'statement', label: 'Statement' },
  { value: 'reminder', label: 'Reminder' },
];

/** Edits the documents' e-mail templates, each with a preview. Empty ones use our suggested text. */
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
    firstName: 'Ada',
    total: '$480.00',
    due: 'Jun 16, 2026',
    link: 'https://…',
  };
  const fields = useRef<HTMLDivElement>(null);
  /** Inserts a placeholder at the cursor; a text that was still ours becomes the company's own. */
  const add = (name: Placeholder): void => {
    const at = own.body === '' ? body.length : (fields.current?.querySelector('textarea')?.selectionStart ?? 0);
    form.setFieldValue(`templates.${kind}.body`, `${body.slice(0, at)}{${name}}${body.slice(at)}`);
  };
  return (
    <Section title="E-mail texts">
      <OneColumn ref={fields}>
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
          placeholder={DEFAULT_TEMPLATES[kind].body}
          maxLength={5000}
          minRows={6}
        />
        <div className={classes.chips} role="group" aria-label="Add to the text">
          {PLACEHOLDERS.map((name) => (
            <Button key={name} variant="default" size="compact-sm" radius="xl" onClick={() => add(name)}>
              {PLACEHOLDER_LABELS[name]}
            </Button>
          ))}
        </div>
        <Text size="sm" c="dimmed">
          Words in braces are filled in for each e-mail. The button that opens the document, and how to pay, are added
          automatically.
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
      </OneColumn>
    </Section>
  );
}
