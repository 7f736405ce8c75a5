import { REMINDER_DAYS_MAX } from '@/domain/contract/record/parts';
import { remindersInWords } from '@/domain/contract/record/reminders';
import { DaysInput } from '@/ui/forms/DaysInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { ContractForm } from '../contractForm';

/** On which days signers are reminded without anybody pressing a button; none = they are not. */
export function ReminderDays({ form }: { form: SchemaFormApi<ContractForm> }) {
  const { remindAfterDays } = form.values.terms;
  return (
    <DaysInput
      label="Remind signers by e-mail after so many days"
      description={`Reminders are ${remindersInWords(remindAfterDays)}. Nobody is reminded before their turn, or after they signed or declined.`}
      value={remindAfterDays}
      onChange={(days) => form.setFieldValue('terms.remindAfterDays', days)}
      maxDays={REMINDER_DAYS_MAX}
      error={form.errors['terms.remindAfterDays']}
    />
  );
}
