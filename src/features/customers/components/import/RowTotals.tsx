import classes from './importSteps.module.css';

const numbers = new Intl.NumberFormat('en-US');

/** Shows labeled row counts. */
export function RowTotals({ totals }: { totals: readonly { label: string; count: number }[] }) {
  return (
    <dl className={classes.totals}>
      {totals.map(({ label, count }) => (
        <div key={label} className={classes.total}>
          <dt>{label}</dt>
          <dd>{numbers.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
