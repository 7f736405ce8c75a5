import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { BookLine } from '@/domain/contract/money/book';
import { MoneyCell } from './MoneyCell';
import { PercentCell } from './PercentCell';
import classes from './sheet.module.css';

export type LineChange = (id: string, changes: Partial<BookLine>) => void;
type ScheduleSheetProps = {
  lines: readonly BookLine[];
  /** Whether a contract that was taken over shows what was billed before. */
  hasBefore: boolean;
  isFixed: boolean;
  onChange: LineChange;
  onRemove: (id: string) => void;
};

/** A schedule of values as a sheet: what each line is called and worth. A row is drawn again only when it changes; on a phone it is a card. */
export function ScheduleSheet({ lines, hasBefore, isFixed, onChange, onRemove }: ScheduleSheetProps) {
  return (
    <div className={classes['scroll']} role="region" aria-label="Schedule of values" tabIndex={0}>
      <table className={classes['sheet']}>
        <caption className="visually-hidden">Schedule of values</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Description</th>
            <th scope="col">Cost code</th>
            <th scope="col" data-figure>
              Scheduled value
            </th>
            <th scope="col" data-figure title="Empty: as the contract">
              Retainage %
            </th>
            {hasBefore && (
              <th scope="col" data-figure>
                Billed before
              </th>
            )}
            {!isFixed && <th aria-label="Remove" />}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Row
              key={line.id}
              line={line}
              number={index + 1}
              hasBefore={hasBefore}
              isFixed={isFixed}
              onChange={onChange}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<ScheduleSheetProps, 'lines'> & { line: BookLine; number: number };

const Row = memo(function Row({ line, number, hasBefore, isFixed, onChange, onRemove }: RowProps) {
  const { id, item, description, costCode, scheduledValueCents, previousCents, retainagePpm } = line;
  const text = (field: 'item' | 'description' | 'costCode', label: string, max: number, isWide = false) => (
    <input
      className={classes['input']}
      {...(isWide ? { 'data-wide': true } : { 'data-short': field === 'item' || undefined })}
      aria-label={`${label} of line ${number}`}
      value={{ item, description, costCode }[field]}
      maxLength={max}
      disabled={isFixed}
      onChange={(event) => onChange(id, { [field]: event.currentTarget.value })}
    />
  );
  return (
    <tr>
      <td data-label="Item">{text('item', 'Item', 20)}</td>
      <td data-label="Description">{text('description', 'Description', 300, true)}</td>
      <td data-label="Cost code">{text('costCode', 'Cost code', 30)}</td>
      <td data-label="Scheduled value">
        <MoneyCell
          label={`Scheduled value of line ${number}`}
          cents={scheduledValueCents}
          disabled={isFixed}
          onChange={(cents) => onChange(id, { scheduledValueCents: cents, quantityE4: null, unitPriceCents: null })}
        />
      </td>
      <td data-label="Retainage %">
        <PercentCell
          label={`Retainage of line ${number}`}
          ppm={retainagePpm}
          disabled={isFixed}
          onChange={(ppm) => onChange(id, { retainagePpm: ppm })}
          onClear={() => onChange(id, { retainagePpm: null })}
        />
      </td>
      {hasBefore && (
        <td data-label="Billed before">
          <MoneyCell
            label={`Billed before of line ${number}`}
            cents={previousCents}
            disabled={isFixed}
            onChange={(cents) => onChange(id, { previousCents: cents })}
          />
        </td>
      )}
      {!isFixed && (
        <td>
          <ActionIcon variant="subtle" color="gray" aria-label={`Remove line ${number}`} onClick={() => onRemove(id)}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </td>
      )}
    </tr>
  );
});
