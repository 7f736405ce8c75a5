import type { ReactNode } from 'react';
import classes from './DetailList.module.css';

export type DetailItem = { label: string; value: ReactNode; isHiddenWhenEmpty?: boolean };
type DetailListProps = { items: readonly DetailItem[]; columns?: 1 | 2 | 3 | 4 };

const isEmpty = (value: ReactNode) => value === '' || value === null || value === undefined || value === false;

/**
 * Renders label and value pairs of a record; use 4 columns for short values such as amounts, two of which fit on a phone. An empty value
 * shows a dash, or the pair is left out if that's clearer.
 */
export function DetailList({ items, columns = 2 }: DetailListProps) {
  return (
    <dl className={classes.list} data-columns={columns}>
      {items.map(({ label, value, isHiddenWhenEmpty = false }) => {
        if (isEmpty(value) && isHiddenWhenEmpty) return null;
        return (
          <div key={label} className={classes.item}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>
              {isEmpty(value) ? (
                <>
                  <span aria-hidden>–</span>
                  <span className="visually-hidden">Not set</span>
                </>
              ) : (
                value
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
