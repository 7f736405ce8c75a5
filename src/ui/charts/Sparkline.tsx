import { fillOf } from './fill';
import classes from './Sparkline.module.css';
import type { ChartTone } from './tones';

type SparklineProps = {
  /** Values in chronological order, latest last. */
  values: readonly number[];
  /** The whole series as text, for screen readers. */
  label: string;
  tone?: ChartTone;
};

/** Renders a series as small columns without axes: the shape of a trend, with the latest highlighted. The number itself goes next to it. */
export function Sparkline({ values, label, tone = 'main' }: SparklineProps) {
  const most = Math.max(0, ...values);
  return (
    <span className={classes.line} role="img" aria-label={label}>
      {values.map((value, index) => (
        <span
          // The values have no identity other than their position.
          key={`place-${index.toString()}`}
          {...fillOf(index === values.length - 1 ? tone : 'quiet', classes.column)}
          style={{ height: most === 0 || value <= 0 ? undefined : `${Math.max(8, (value / most) * 100)}%` }}
        />
      ))}
    </span>
  );
}
