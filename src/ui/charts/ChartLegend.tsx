import type { ChartTone } from './tones';
import classes from './chart.module.css';
import { fillOf } from './fill';

/** Renders a chart's legend: what each color and pattern means. */
export function ChartLegend({ items }: { items: readonly { tone: ChartTone; label: string }[] }) {
  return (
    <ul className={classes.legend}>
      {items.map(({ tone, label }) => (
        <li key={label}>
          <span {...fillOf(tone, classes.swatch)} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  );
}
