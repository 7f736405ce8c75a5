import { TagsInput } from '@mantine/core';

type DaysInputProps = {
  label: string;
  /** Whole days, ascending. */
  value: readonly number[];
  onChange: (days: number[]) => void;
  /** The largest allowed number of days. */
  maxDays: number;
  /** Explains the current value, below the field. */
  description?: string;
  error?: unknown;
};

const MAX_ENTRIES = 5;

/** Returns whole days, deduplicated and in ascending order. Entries that aren't numbers are skipped. */
const daysOf = (entries: readonly string[], maxDays: number): number[] =>
  [
    ...new Set(
      entries.map((entry) => Number(entry.trim())).filter((day) => Number.isInteger(day) && day >= 1 && day <= maxDays),
    ),
  ].sort((a, b) => a - b);

/** Renders an input for up to five numbers of days, such as the days on which reminders go out. It may be empty. */
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
