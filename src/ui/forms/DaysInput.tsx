import { TagsInput } from '@mantine/core';

type DaysInputProps = {
  label: string;
  /** Whole days, ascending. */
  value: readonly number[];
  onChange: (days: number[]) => void;
  /** The most days that one of them may be. */
  maxDays: number;
  /** What the days mean as they are now, below the field. */
  description?: string;
  error?: unknown;
};

const MAX_ENTRIES = 5;

/** Whole days, each once, in order. What is no number is passed over. */
const daysOf = (entries: readonly string[], maxDays: number): number[] =>
  [
    ...new Set(
      entries.map((entry) => Number(entry.trim())).filter((day) => Number.isInteger(day) && day >= 1 && day <= maxDays),
    ),
  ].sort((a, b) => a - b);

/** Up to five numbers of days, such as those on which reminders go out. None is allowed. */
export function DaysInput({ label, value, onChange, maxDays, description, error }: DaysInputProps) {
  return (
    <TagsInput
      label={label}
      description={description ?? `Whole days from 1 to ${maxDays}; press Enter after each`}
      value={value.map(String)}
      onChange={(entries) => onChange(daysOf(entries, maxDays))}
      maxTags={MAX_ENTRIES}
      acceptValueOnBlur
      inputMode="numeric"
      error={typeof error === 'string' ? error : undefined}
    />
  );
}
