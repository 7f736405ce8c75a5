import type { DragEvent } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import type { Currency } from '@/domain/money/schema';
import { NumberCell, TextCell } from './GridCells';
import { lineAmountText } from './lineFacts';
import type { LineIssues } from './lineIssues';
import { DRAGGED_LINE } from './linePlace';
import { MONEY, QUANTITY } from './parsedKinds';
import type { LineEdits } from './useLineEdits';
import { useNameSuggestions } from './useNameSuggestions';

type LineCellProps = {
  line: DocumentLine;
  index: number;
  /** The line's name in the cells' labels. */
  label: string;
  issues: LineIssues;
  edits: LineEdits;
};

export function NameCell({
  line,
  index,
  label,
  issues,
  edits,
  isWrapping = false,
}: LineCellProps & { isWrapping?: boolean }) {
  const { field, change, list } = useNameSuggestions({ line, index, edits });
  return (
    <>
      <TextCell
        label={`Name, ${label}`}
        row={index}
        column="name"
        value={line.name}
        placeholder="What is it?"
        maxLength={200}
        issue={issues['name'] ?? issues['']}
        field={field}
        isWrapping={isWrapping}
        onChange={change}
      />
      {list}
    </>
  );
}

/** A unit typed after the number becomes the line's unit. */
export function QuantityCell({ line, index, label, issues, edits }: LineCellProps) {
  return (
    <NumberCell
      label={`Quantity, ${label}`}
      row={index}
      column="quantity"
      kind={QUANTITY}
      value={line.quantityE4}
      issue={issues['quantityE4']}
      onChange={(value, unit) => edits.update(line.id, { quantityE4: value ?? 0, ...(unit !== '' && { unit }) })}
    />
  );
}

export function PriceCell({ line, index, label, issues, edits }: LineCellProps) {
  return (
    <NumberCell
      label={`Price, ${label}`}
      row={index}
      column="price"
      kind={MONEY}
      value={line.unitPriceCents}
      issue={issues['unitPriceCents']}
      onChange={(value) => edits.update(line.id, { unitPriceCents: value ?? 0 })}
    />
  );
}

type LineAmountProps = {
  line: DocumentLine;
  currency: Currency;
  called: string;
  className: string | undefined;
  onExplain?: ((id: string) => void) | undefined;
};

/** Shows a line's amount, as a button if it can be explained. */
export function LineAmount({ line, currency, called, className, onExplain }: LineAmountProps) {
  const amount = lineAmountText(line, currency);
  if (!onExplain) return <span className={className}>{amount}</span>;
  return (
    <button
      type="button"
      className={className}
      aria-label={`${amount}: how ${called} is calculated`}
      onClick={() => onExplain(line.id)}
    >
      {amount}
    </button>
  );
}

/** Returns the props that let another line be dropped on this one. */
export const dropTarget = (edits: LineEdits, index: number) => ({
  onDragOver: (event: DragEvent): void => {
    if (event.dataTransfer.types.includes(DRAGGED_LINE)) event.preventDefault();
  },
  onDrop: (event: DragEvent): void => {
    const dragged = event.dataTransfer.getData(DRAGGED_LINE);
    if (dragged === '') return;
    event.preventDefault();
    edits.move(dragged, index);
  },
});
