import { useId } from 'react';
import { ChartLegend } from './ChartLegend';
import chart from './chart.module.css';
import classes from './ColumnChart.module.css';
import { fillOf } from './fill';
import { axisTo } from './scale';
import type { ChartTone } from './tones';

type Column = {
  id: string;
  /** Short label below the column. */
  label: string;
  /** The full value as text: read by screen readers and shown on hover. */
  text: string;
  /** Stacked pieces, with the first at the bottom. */
  pieces: readonly { tone: ChartTone; value: number }[];
};

type ColumnChartProps = {
  caption: string;
  columns: readonly Column[];
  /** Formats a value on the axis. */
  formatMark: (value: number) => string;
  /** True when the values are counts: no tick marks between whole numbers. */
  isWhole?: boolean;
  /** Number of units of the value in one unit of the axis: 60 for minutes that are shown as hours. */
  per?: number;
  /** Explains the pieces when there is more than one kind. */
  legend?: readonly { tone: ChartTone; label: string }[];
};

/** Up to this many columns fit with their labels on a phone; beyond that, only every second column is labeled there. */
const MANY = 8;

/** Returns a column's height. Values below 0 have no height; the column's text shows them. */
const heightOf = ({ pieces }: Column): number => pieces.reduce((sum, { value }) => sum + Math.max(0, value), 0);

/** Renders values over time as columns on an axis, segmented if they have parts. Each column shows its value as text. */
export function ColumnChart({ caption, columns, formatMark, isWhole = false, per = 1, legend }: ColumnChartProps) {
  const captionId = useId();
  const { end, marks } = axisTo(Math.max(0, ...columns.map(heightOf)), isWhole, per);
  return (
    <figure className={chart.figure} aria-labelledby={captionId}>
      <figcaption id={captionId} className={chart.caption}>
        {caption}
      </figcaption>
      {legend && <ChartLegend items={legend} />}
      <div className={classes.plot}>
        <div className={classes.marks} aria-hidden>
          {marks.map((mark) => (
            <span key={mark} className={classes.mark} style={{ bottom: `${(mark / end) * 100}%` }}>
              <span className={classes.markText}>{formatMark(mark)}</span>
            </span>
          ))}
        </div>
        <ol className={classes.columns} data-many={columns.length > MANY || undefined}>
          {columns.map((column) => (
            <li key={column.id} className={classes.column} title={column.text}>
              <span className="visually-hidden">{column.text}</span>
              <span className={classes.stack} style={{ height: `${(heightOf(column) / end) * 100}%` }} aria-hidden>
                {column.pieces
                  .filter(({ value }) => value > 0)
                  .map(({ tone, value }) => (
                    <span key={tone} {...fillOf(tone)} style={{ flexGrow: value }} />
                  ))}
              </span>
              <span className={classes.label} aria-hidden>
                {column.label}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
