import { useId } from 'react';
import { ChartLegend } from './ChartLegend';
import chart from './chart.module.css';
import classes from './ColumnChart.module.css';
import { fillOf } from './fill';
import { axisTo } from './scale';
import type { ChartTone } from './tones';

type Column = {
  id: string;
  /** Below the column; short. */
  label: string;
  /** All of it as text: read out, and shown on hover. */
  text: string;
  /** Stacked, the first one at the bottom. */
  pieces: readonly { tone: ChartTone; value: number }[];
};

type ColumnChartProps = {
  caption: string;
  columns: readonly Column[];
  /** How a value of the axis is written. */
  formatMark: (value: number) => string;
  /** The values count things: no marks between whole numbers. */
  isWhole?: boolean;
  /** How much of a value one unit of the axis is: 60 for minutes that are written as hours. */
  per?: number;
  /** What the pieces are, where there is more than one kind. */
  legend?: readonly { tone: ChartTone; label: string }[];
};

/** So many columns have room for their names on a phone; of more, every second one is named there. */
const MANY = 8;

/** What is below 0 has no height; its text says it. */
const heightOf = ({ pieces }: Column): number => pieces.reduce((sum, { value }) => sum + Math.max(0, value), 0);

/** Values over time as columns on an axis, segmented if they have parts. Each states its value as text. */
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
