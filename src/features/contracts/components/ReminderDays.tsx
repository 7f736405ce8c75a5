import { REMINDER_DAYS_MAX } from '@/domain/contract/record/parts';
import { remindersInWords } from '@/domain/contract/record/reminders';
import { DaysInput } from '@/ui/forms/DaysInput';

type ReminderDaysProps = { days: readonly number[]; onChange: (days: number[]) => void; error: unknown };

/** Lets the user choose the days on which signers get automatic reminders; none turns reminders off. */
export function ReminderDays({ days, onChange, error }: ReminderDaysProps) {
  return (
    <DaysInput
      label="Remind signers by e-mail after (days)"
      description={`Reminders: ${remindersInWords(days)}. No one is reminded before their turn, or after they sign or decline.`}
      value={days}
      onChange={onChange}
      maxDays={REMINDER_DAYS_MAX}
      error={error}
    />
  );
}
