import { area, curveMonotoneX, line } from 'd3-shape';
import { useId, type ReactNode } from 'react';
import chart from './chart.module.css';
import { toneOf } from './fill';
import classes from './LineChart.module.css';
import type { ChartTone } from './tones';

type LineChartProps = {
  /** Text description of the curve. */
  caption: ReactNode;
  points: readonly { id: string; label: string; value: number }[];
  tone?: ChartTone;
  /** Reference levels to compare the curve with. */
  levels?: readonly { label: string; value: number; tone: ChartTone }[];
  /** The point to highlight. */
  markedId?: string;
};

const HEADROOM = 1.08;
const SIZE = 100;

/** Renders values over time as a curve with a shaded area below it and reference levels. Add a table when every value matters. */
export function LineChart({ caption, points, tone = 'main', levels = [], markedId }: LineChartProps) {
  const captionId = useId();
  const most = Math.max(0, ...points.map(({ value }) => value), ...levels.map(({ value }) => value)) * HEADROOM || 1;
  const left = (index: number): number => (points.length < 2 ? 0 : (index / (points.length - 1)) * SIZE);
  const top = (value: number): number => SIZE - (Math.max(0, value) / most) * SIZE;
  const places = points.map(({ value }, index): [number, number] => [left(index), top(value)]);
  const curve = line().curve(curveMonotoneX)(places) ?? '';
  const below = area().curve(curveMonotoneX).y0(SIZE)(places) ?? '';
  return (
    <figure className={chart.figure} aria-labelledby={captionId}>
      <figcaption id={captionId} className={chart.caption}>
        {caption}
      </figcaption>
      <div className={classes.plot} aria-hidden>
        {/* Stretched to the available space; anything that must keep its proportions is overlaid. */}
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" className={classes.svg}>
          <path d={below} {...toneOf(tone, classes.area)} />
          {levels.map(({ label, value, tone: levelTone }) => (
            <line key={label} x1={0} x2={SIZE} y1={top(value)} y2={top(value)} {...toneOf(levelTone, classes.level)} />
          ))}
          <path d={curve} {...toneOf(tone, classes.curve)} />
        </svg>
        {points.map(({ id, label, value }, index) => (
          <span key={id} className={classes.place} style={{ left: `${left(index)}%` }}>
            <span
              {...toneOf(tone, classes.point)}
              data-marked={id === markedId || undefined}
              style={{ top: `${top(value)}%` }}
            />
            <span className={classes.label}>{label}</span>
          </span>
        ))}
        {levels.map(({ label, value }, index) => (
          <span
            key={label}
            className={classes.levelName}
            data-end={index % 2 === 1 || undefined}
            style={{ top: `${top(value)}%` }}
          >
            {label}
          </span>
        ))}
      </div>
    </figure>
  );
}
