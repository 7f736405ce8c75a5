import type { PricebookRow } from '@/domain/pricebook/row';
import { PRICEBOOK_KIND_LABELS } from '@/domain/pricebook/schema';
import { priceOfRow } from './pricebookColumns';
import classes from './pricebook.module.css';

/** Shows an item in the list on phones. */
export function ItemCard({ row }: { row: PricebookRow }) {
  return (
    <span className={classes.card}>
      <span className={classes.name}>
        <strong>{row.name}</strong>
        <span className={classes.count}>{[row.code, PRICEBOOK_KIND_LABELS[row.kind]].filter(Boolean).join(' · ')}</span>
      </span>
      <strong className="tabular">{priceOfRow(row)}</strong>
    </span>
  );
}
