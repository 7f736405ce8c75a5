import classes from './MoneyRow.module.css';

/** Explains what a figure adds up, with its parts or comparison values. */
export function Explanation({ text, rows = [] }: { text: string; rows?: readonly (readonly [string, string])[] }) {
  return (
    <>
      <p>{text}</p>
      {rows.length > 0 && (
        <dl className={classes.sums}>
          {rows.map(([name, amount]) => (
            <SumRow key={name} name={name} amount={amount} />
          ))}
        </dl>
      )}
    </>
  );
}

function SumRow({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </>
  );
}
