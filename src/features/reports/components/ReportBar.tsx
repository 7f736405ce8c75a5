import { Group, Select } from '@mantine/core';
import { monthOptions, yearOptions } from '@/domain/ledger/months';
import { COMPARISON_LABELS, COMPARISONS, RANGE_LABELS, RANGES, rangeText } from '@/domain/report/range';
import type { ReportParams } from '../hooks/useReportParams';

const RANGE_OPTIONS = [
  ...RANGES.map((value) => ({ value: value as string, label: RANGE_LABELS[value] })),
  { value: 'custom', label: 'Chosen months' },
];
const COMPARISON_OPTIONS = COMPARISONS.map((value) => ({ value, label: COMPARISON_LABELS[value] }));

/** Edits the reports' period and comparison period. */
export function ReportBar({ params }: { params: ReportParams }) {
  const { name, range, comparison, today, set } = params;
  const months = yearOptions(today).flatMap((year) => monthOptions(year, today));
  const setMonth = (end: 'from' | 'to') => (value: string | null) => {
    if (value) set(end, value);
  };
  return (
    <Group gap="xs" className="no-print">
      <Select
        aria-label="Time"
        data={RANGE_OPTIONS}
        value={name}
        onChange={(value) => {
          if (!value) return;
          set('range', value);
          if (value !== 'custom') return;
          set('from', range.from);
          set('to', range.to);
        }}
        allowDeselect={false}
        w={184}
      />
      {name === 'custom' && (
        <>
          <Select
            aria-label="First month"
            data={months}
            value={range.from}
            onChange={setMonth('from')}
            allowDeselect={false}
            w={170}
          />
          <Select
            aria-label="Last month"
            data={months}
            value={range.to}
            onChange={setMonth('to')}
            allowDeselect={false}
            w={170}
          />
        </>
      )}
      <Select
        aria-label="Compare with"
        data={COMPARISON_OPTIONS}
        value={comparison}
        onChange={(value) => value && set('compare', value)}
        allowDeselect={false}
        w={164}
      />
      <span className="visually-hidden" role="status">
        {rangeText(range, today)}
      </span>
    </Group>
  );
}
