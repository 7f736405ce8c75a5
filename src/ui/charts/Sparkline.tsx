import { fillOf } from './fill';
import classes from './Sparkline.module.css';
import type { ChartTone } from './tones';

type SparklineProps = {
  /** In time, the latest last. */
  values: readonly number[];
  /** All of it as text, for those who can't see it. */
  label: string;
  tone?: ChartTone;
};

/** A series as small columns without axes: the shape of a trend, the latest highlighted. Its number is next to it. */
export function Sparkline({ values, label, tone = 'main' }: SparklineProps) {
  const most = Math.max(0, ...values);
  return (
    <span className={classes.line} role="img" aria-label={label}>
      {values.map((value, index) => (
        <span
          // The values have no other name than their place.
          key={`place-${index.toString()}`}
          {...fillOf(index === values.length - 1 ? tone : 'quiet', classes.column)}
          style={{ height: most === 0 || value <= 0 ? undefined : `${Math.max(8, (value / most) * 100)}%` }}
        />
      ))}
    </span>
  );
}
