import { Select } from '@mantine/core';
import { PERIODS, PERIOD_LABELS, yearOptions, type Period } from '@/domain/ledger/months';

type ReportPeriodFieldsProps = {
  year: string;
  by: Period;
  today: string;
  onYearChange: (year: string) => void;
  onByChange: (by: Period) => void;
};

const BY = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }));

/** Lets the user choose a report's year and how it's divided. */
export function ReportPeriodFields({ year, by, today, onYearChange, onByChange }: ReportPeriodFieldsProps) {
  return (
    <>
      <Select
        aria-label="Year"
        data={yearOptions(today)}
        value={year}
        onChange={(value) => value && onYearChange(value)}
        allowDeselect={false}
        w={110}
      />
      <Select
        aria-label="Periods"
        data={BY}
        value={by}
        onChange={(value) => value && onByChange(value)}
        allowDeselect={false}
        w={150}
      />
    </>
  );
}
