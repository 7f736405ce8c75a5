import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { BookLine } from '@/domain/contract/money/book';
import { valueByUnits } from '@/domain/contract/record/scheduleOfValues';
import { isBilledByCost, type PriceType } from '@/domain/contract/record/state';
import { MoneyCell } from './MoneyCell';
import { PercentCell } from './PercentCell';
import { QuantityCell } from './QuantityCell';
import classes from './sheet.module.css';

export type LineChange = (id: string, changes: Partial<BookLine>) => void;
type ScheduleSheetProps = {
  priceType: PriceType;
  lines: readonly BookLine[];
  /** Whether to show what was billed before a contract was taken over. */
  hasBefore: boolean;
  onChange: LineChange;
  onRemove: (id: string) => void;
};

/** Edits a schedule of values as a sheet with each line's name and value. Rows re-render only when they change; on phones each is a card. */
export function ScheduleSheet({ priceType, lines, hasBefore, onChange, onRemove }: ScheduleSheetProps) {
  return (
    <div className={classes['scroll']} role="region" aria-label="Schedule of values" tabIndex={0}>
      <table className={classes['sheet']}>
        <caption className="visually-hidden">Schedule of values</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Description</th>
            <th scope="col">Cost code</th>
            {priceType === 'unit' && (
              <>
                <th scope="col" data-figure>
                  Quantity
                </th>
                <th scope="col">Unit</th>
                <th scope="col" data-figure>
                  Unit price
                </th>
              </>
            )}
            {isBilledByCost(priceType) && (
              <th scope="col" data-figure title="Empty: the line is cost of the work">
                Fee %
              </th>
            )}
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
            <th aria-label="Remove" />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Row
              key={line.id}
              priceType={priceType}
              line={line}
              number={index + 1}
              hasBefore={hasBefore}
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

const Row = memo(function Row({ priceType, line, number, hasBefore, onChange, onRemove }: RowProps) {
  const { id, item, description, costCode, scheduledValueCents, previousCents, retainagePpm } = line;
  const { unit, quantityE4, unitPriceCents, fee } = line;
  const changeUnits = (changes: Partial<Pick<BookLine, 'quantityE4' | 'unitPriceCents'>>): void => {
    const value = valueByUnits({ quantityE4, unitPriceCents, ...changes });
    onChange(id, { ...changes, ...(value !== null && { scheduledValueCents: value }) });
  };
  const text = (field: 'item' | 'description' | 'costCode' | 'unit', label: string, max: number, isWide = false) => (
    <input
      className={classes['input']}
      {...(isWide ? { 'data-wide': true } : { 'data-short': field === 'item' || field === 'unit' || undefined })}
      aria-label={`${label} of line ${number}`}
      value={{ item, description, costCode, unit }[field]}
      maxLength={max}
      onChange={(event) => onChange(id, { [field]: event.currentTarget.value })}
    />
  );
  return (
    <tr>
      <td data-label="Item">{text('item', 'Item', 20)}</td>
      <td data-label="Description">{text('description', 'Description', 300, true)}</td>
      <td data-label="Cost code">{text('costCode', 'Cost code', 30)}</td>
      {priceType === 'unit' && (
        <>
          <td data-label="Quantity">
            <QuantityCell
              label={`Quantity of line ${number}`}
              quantityE4={quantityE4}
              onChange={(value) => changeUnits({ quantityE4: value })}
              onClear={() => changeUnits({ quantityE4: null })}
            />
          </td>
          <td data-label="Unit">{text('unit', 'Unit', 20)}</td>
          <td data-label="Unit price">
            <MoneyCell
              label={`Unit price of line ${number}`}
              cents={unitPriceCents ?? 0}
              onChange={(cents) => changeUnits({ unitPriceCents: cents })}
            />
          </td>
        </>
      )}
      {isBilledByCost(priceType) && (
        <td data-label="Fee %">
          {fee?.kind === 'fixed' ? (
            'Fixed'
          ) : (
            <PercentCell
              label={`Fee of line ${number}`}
              ppm={fee?.ppm ?? null}
              onChange={(ppm) => onChange(id, { fee: { kind: 'percent', ppm } })}
              onClear={() => onChange(id, { fee: null })}
            />
          )}
        </td>
      )}
      <td data-label="Scheduled value">
        <MoneyCell
          label={`Scheduled value of line ${number}`}
          cents={scheduledValueCents}
          onChange={(cents) => onChange(id, { scheduledValueCents: cents, quantityE4: null, unitPriceCents: null })}
        />
      </td>
      <td data-label="Retainage %">
        <PercentCell
          label={`Retainage of line ${number}`}
          ppm={retainagePpm}
          onChange={(ppm) => onChange(id, { retainagePpm: ppm })}
          onClear={() => onChange(id, { retainagePpm: null })}
        />
      </td>
      {hasBefore && (
        <td data-label="Billed before">
          <MoneyCell
            label={`Billed before of line ${number}`}
            cents={previousCents}
            onChange={(cents) => onChange(id, { previousCents: cents })}
          />
        </td>
      )}
      <td>
        <ActionIcon variant="subtle" color="gray" aria-label={`Remove line ${number}`} onClick={() => onRemove(id)}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
});
