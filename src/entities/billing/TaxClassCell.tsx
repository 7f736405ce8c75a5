import type { DocumentLine } from '@/domain/billing/schema';
import { type TaxClass, TAX_CLASSES, TAX_CLASS_LABELS } from '@/domain/tax/schema';
import classes from './LineGrid.module.css';

type TaxClassCellProps = {
  line: DocumentLine;
  index: number;
  /** The line's name in labels. */
  label: string;
  onChange: (taxClass: TaxClass) => void;
};

/** Edits a line's tax class in the grid. */
export function TaxClassCell({ line, index, label, onChange }: TaxClassCellProps) {
  return (
    <select
      className={classes.input}
      aria-label={`Tax class, ${label}`}
      data-row={index}
      data-column="tax"
      data-unset={line.taxClass === 'unset' || undefined}
      value={line.taxClass}
      onChange={(event) => onChange(TAX_CLASSES.find((known) => known === event.currentTarget.value) ?? 'other')}
    >
      {line.taxClass === 'unset' && <option value="unset">Choose…</option>}
      {TAX_CLASSES.map((known) => (
        <option key={known} value={known}>
          {TAX_CLASS_LABELS[known]}
        </option>
      ))}
    </select>
  );
}
