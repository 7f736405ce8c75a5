import classes from './charts.module.css';

export type ChartTone = 'heat' | 'cool' | 'latent';

/** Which colour is what. */
export function ChartLegend({ items }: { items: readonly { tone: ChartTone; label: string }[] }) {
  return (
    <ul className={classes.legend}>
      {items.map(({ tone, label }) => (
        <li key={tone}>
          <span className={classes.swatch} data-tone={tone} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  );
}
