import { Text } from '@mantine/core';
import type { BillingSettings } from '@/domain/billing/settings';
import { DaysInput } from '@/ui/forms/DaysInput';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

const MAX_DAYS = 365;

const inWords = (days: readonly number[], after: string): string =>
  days.length === 0
    ? 'No day is set, so nothing would be sent.'
    : `Would be sent ${days.map((day) => (day === 1 ? '1 day' : `${day} days`)).join(', ')} ${after}.`;

/** Edits automatic reminders. Off by default. */
export function ReminderFields({ form }: { form: SchemaFormApi<BillingSettings> }) {
  const { invoiceReminders, estimateReminders } = form.values;
  return (
    <Section title="Reminders" description="Nothing goes to a customer automatically unless it is turned on here.">
      <OneColumn>
        <FormSwitch form={form} name="invoiceReminders.isOn" label="Remind customers of overdue invoices" />
        <DaysInput
          maxDays={MAX_DAYS}
          label="Days after the due date"
          value={invoiceReminders.daysAfterDue}
          onChange={(days) => form.setFieldValue('invoiceReminders.daysAfterDue', days)}
          error={form.errors['invoiceReminders.daysAfterDue']}
        />
        <Text size="sm" c="dimmed">
          {inWords(invoiceReminders.daysAfterDue, 'after the due date, while something is owed')} Disputed invoices are
          left out.
        </Text>
        <FormSwitch form={form} name="estimateReminders.isOn" label="Remind customers of unanswered estimates" />
        <DaysInput
          maxDays={MAX_DAYS}
          label="Days after it was sent"
          value={estimateReminders.daysAfterSent}
          onChange={(days) => form.setFieldValue('estimateReminders.daysAfterSent', days)}
          error={form.errors['estimateReminders.daysAfterSent']}
        />
        <Text size="sm" c="dimmed">
          {inWords(estimateReminders.daysAfterSent, 'after it was sent, while there is no answer')}
        </Text>
        <FormSwitch form={form} name="monthlyStatements.isOn" label="E-mail statements each month" />
        <FormNumber form={form} name="monthlyStatements.day" label="On this day of the month" min={1} max={28} />
        <Text size="sm" c="dimmed">
          Goes to each customer who owes something, with a link to their invoices that ends after a week and can be
          revoked on the customer’s page. It waits while a payment is on its way.
        </Text>
      </OneColumn>
    </Section>
  );
}
