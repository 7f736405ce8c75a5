import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import type { RevisionChange } from '@/domain/public-document/schema';
import classes from './estimate.module.css';

type ChangeListProps = { changes: readonly RevisionChange[]; currency: Currency; label: string };

/** Lists the differences between two revisions, with each one's effect on the total. */
export function ChangeList({ changes, currency, label }: ChangeListProps) {
  const sum = changes.reduce((cents, { changeCents }) => cents + changeCents, 0);
  const money = (cents: number): string => `${cents > 0 ? '+' : ''}${formatCents(cents, { currency })}`;
  return (
    <>
      <ul className={classes['list']} aria-label={label}>
        {changes.map(({ label: what, before, after, changeCents }, index) => (
          <li key={`${what} ${index}`} className={classes['change']}>
            <span>
              {what}
              {(before !== '' || after !== '') && <span className={classes['second']}>{`${before} → ${after}`}</span>}
            </span>
            <span>{changeCents === 0 ? '' : money(changeCents)}</span>
          </li>
        ))}
      </ul>
      <p>
        <strong>{sum === 0 ? 'The total stays the same.' : `The total changes by ${money(sum)}.`}</strong>
      </p>
    </>
  );
}
