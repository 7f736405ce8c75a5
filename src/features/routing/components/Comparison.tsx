import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { DayFigures } from '@/domain/routing/day/dayFigures';
import { formatDuration } from '@/ui/format/quantities';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './Comparison.module.css';

const ROWS: { id: keyof DayFigures; label: string; show: (value: number) => string }[] = [
  { id: 'drivingMinutes', label: 'Driving', show: formatDuration },
  { id: 'miles', label: 'Miles', show: (value) => value.toFixed(value < 100 ? 1 : 0) },
  { id: 'lateMinutes', label: 'Late', show: formatDuration },
  { id: 'brokenPromises', label: 'Promises missed', show: String },
  { id: 'calls', label: 'Customers to call', show: String },
  { id: 'overtimeMinutes', label: 'Overtime', show: formatDuration },
  { id: 'unserved', label: 'Not planned', show: String },
];

const PARTS = [
  { part: 'before', label: 'Before' },
  { part: 'after', label: 'After' },
  { part: 'difference', label: 'Difference' },
] as const;

type Figures = { before: DayFigures; after: DayFigures };

/** Compares a plan with the current day: lower is better for every figure. On phones the figures are stacked. */
export function Comparison({ before, after }: Figures) {
  const isPhone = useIsPhone();
  const cells = ROWS.map(({ id, label, show }) => ({
    id,
    label,
    before: show(before[id]),
    after: show(after[id]),
    difference: <Difference text={show(Math.abs(after[id] - before[id]))} by={after[id] - before[id]} zero={show(0)} />,
  }));
  const caption = (
    <caption>
      <VisuallyHidden>Before and after</VisuallyHidden>
    </caption>
  );
  const corner = (
    <th scope="col">
      <VisuallyHidden>What</VisuallyHidden>
    </th>
  );
  return isPhone ? (
    <table className={classes.table}>
      {caption}
      <thead>
        <tr>
          {corner}
          {PARTS.map(({ part, label }) => (
            <th key={part} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <tr key={cell.id}>
            <th scope="row">{cell.label}</th>
            {PARTS.map(({ part }) => (
              <td key={part} className="tabular">
                {cell[part]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <table className={classes.table}>
      {caption}
      <thead>
        <tr>
          {corner}
          {cells.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map(({ part, label }) => (
          <tr key={part} data-part={part}>
            <th scope="row">{label}</th>
            {cells.map((cell) => (
              <td key={cell.id} className="tabular">
                {cell[part]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Difference({ text, by, zero }: { text: string; by: number; zero: string }) {
  if (by === 0 || text === zero) return <span className={classes.same}>same</span>;
  const isLess = by < 0;
  const Icon = isLess ? IconArrowDownRight : IconArrowUpRight;
  return (
    <span className={classes.difference} data-tone={isLess ? 'success' : 'danger'}>
      <Icon size={14} aria-hidden />
      {`${text} ${isLess ? 'less' : 'more'}`}
    </span>
  );
}
