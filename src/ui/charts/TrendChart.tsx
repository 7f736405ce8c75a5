import { line } from 'd3-shape';
import { useId, useState, type KeyboardEvent } from 'react';
import { ChartLegend } from './ChartLegend';
import chart from './chart.module.css';
import { toneOf } from './fill';
import { axisTo } from './scale';
import classes from './TrendChart.module.css';

type TrendPoint = {
  id: string;
  /** Short label below the point. */
  label: string;
  /** Full name of the point: `October 2026`. */
  name: string;
  value: number;
  /** The value to compare with. */
  before: number | null;
};

type TrendChartProps = {
  caption: string;
  points: readonly TrendPoint[];
  /** Formats a value on the axis. */
  formatMark: (value: number) => string;
  /** True when the values are counts: no tick marks between whole numbers. */
  isWhole?: boolean;
  /** Number of units of the value in one unit of the axis: 60 for minutes that are shown as hours. */
  per?: number;
  /** Formats a value in the readout. */
  formatValue: (value: number) => string;
  /** Names of the two lines; the second is omitted when there is nothing to compare. */
  names: readonly [now: string, before: string];
};

const SIZE = 100;
const LABELS = 8;
const ALONE = 2;

/**
 * Renders a value over time as a line, next to a dashed line for the comparison period. The pointer and arrow keys step through the
 * points. Provide a table next to it; values below 0 are drawn at 0 but read out as they are.
 */
export function TrendChart({
  caption,
  points,
  formatMark,
  isWhole = false,
  per = 1,
  formatValue,
  names,
}: TrendChartProps) {
  const captionId = useId();
  const [active, setActive] = useState<number | null>(null);
  const isCompared = points.some(({ before }) => before !== null);
  const most = Math.max(0, ...points.flatMap(({ value, before }) => [value, before ?? 0]));
  const { end, marks } = axisTo(most, isWhole, per);
  const left = (index: number): number => (points.length < ALONE ? SIZE / 2 : (index / (points.length - 1)) * SIZE);
  const top = (value: number): number => SIZE - (Math.max(0, value) / end) * SIZE;
  const path = (values: readonly (number | null)[]): string =>
    line().defined(([, y]) => !Number.isNaN(y))(
      values.map((value, index): [number, number] => [left(index), value === null ? Number.NaN : top(value)]),
    ) ?? '';
  const step = Math.ceil(points.length / LABELS);
  const textOf = ({ name, value, before }: TrendPoint): string =>
    `${name}: ${formatValue(value)}${before === null ? '' : `, ${names[1]} ${formatValue(before)}`}`;
  const shown = active === null ? undefined : points[active];
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setActive((at) =>
      Math.min(points.length - 1, Math.max(0, at === null ? (by > 0 ? 0 : points.length - 1) : at + by)),
    );
  };

  return (
    <figure className={chart.figure} aria-labelledby={captionId}>
      <figcaption id={captionId} className={chart.caption}>
        {caption}
      </figcaption>
      {isCompared && (
        <ChartLegend
          items={[
            { tone: 'main', label: names[0] },
            { tone: 'quiet', label: names[1] },
          ]}
        />
      )}
      <div
        className={classes.plot}
        role="group"
        aria-label={`${caption}. Arrow keys read the values.`}
        tabIndex={0}
        onKeyDown={move}
        onBlur={() => setActive(null)}
        onPointerLeave={() => setActive(null)}
      >
        <div className={classes.marks} aria-hidden>
          {marks.map((mark) => (
            <span key={mark} className={classes.mark} style={{ bottom: `${(mark / end) * 100}%` }}>
              <span className={classes.markText}>{formatMark(mark)}</span>
            </span>
          ))}
        </div>
        <div className={classes.area} aria-hidden>
          {/* Stretched to the available space; anything that must keep its proportions is overlaid. */}
          <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" className={classes.svg}>
            {isCompared && <path d={path(points.map(({ before }) => before))} {...toneOf('quiet', classes.before)} />}
            <path d={path(points.map(({ value }) => value))} {...toneOf('main', classes.now)} />
          </svg>
          {points.map((point, index) => (
            <span
              key={point.id}
              className={classes.place}
              style={{ left: `${left(index)}%`, width: `${SIZE / Math.max(1, points.length - 1)}%` }}
              onPointerEnter={() => setActive(index)}
            >
              {(points.length - 1 - index) % step === 0 && <span className={classes.label}>{point.label}</span>}
            </span>
          ))}
          {points.map(({ id, value }, index) =>
            index === active || points.length < ALONE ? (
              <span
                key={id}
                {...toneOf('main', classes.point)}
                style={{ left: `${left(index)}%`, top: `${top(value)}%` }}
              />
            ) : null,
          )}
        </div>
        <p className={classes.reading} role="status" data-shown={shown !== undefined || undefined}>
          {shown ? textOf(shown) : ''}
        </p>
      </div>
      <ol className="visually-hidden">
        {points.map((point) => (
          <li key={point.id}>{textOf(point)}</li>
        ))}
      </ol>
    </figure>
  );
}
