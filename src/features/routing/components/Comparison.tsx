import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { DayFigures } from '@/domain/routing/day/dayFigures';
import { formatDuration } from '@/ui/format/quantities';
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

/** A plan against the day as it is: what less of each is good. */
export function Comparison({ before, after }: { before: DayFigures; after: DayFigures }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>Before and after</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            {ROWS.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Before</th>
            {ROWS.map(({ id, show }) => (
              <td key={id} className="tabular">
                {show(before[id])}
              </td>
            ))}
          </tr>
          <tr className={classes.after}>
            <th scope="row">After</th>
            {ROWS.map(({ id, show }) => (
              <td key={id} className="tabular">
                {show(after[id])}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Difference</th>
            {ROWS.map(({ id, show }) => (
              <td key={id} className="tabular">
                <Difference text={show(Math.abs(after[id] - before[id]))} by={after[id] - before[id]} zero={show(0)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
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
