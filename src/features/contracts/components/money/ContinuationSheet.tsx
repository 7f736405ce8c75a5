import { memo } from 'react';
import type { ApplicationLine } from '@/domain/contract/application';
import { completePpm, completeText } from '@/domain/contract/completion';
import type { Finding } from '@/domain/contract/money/findings';
import { quantityText } from '@/domain/contract/money/byQuantity';
import type { LineEntry, LineQuantity } from '@/domain/contract/money/payApplication';
import { formatMoney } from '@/ui/format/money';
import { MoneyCell } from './MoneyCell';
import type { HowBilled } from './howBilled';
import { PercentCell } from './PercentCell';
import { QuantityCell } from './QuantityCell';
import classes from './sheet.module.css';

export type EntryChange = (lineId: string, changes: Partial<LineEntry>) => void;
type ContinuationSheetProps = {
  how: HowBilled;
  lines: readonly ApplicationLine[];
  names: ReadonlyMap<string, { item: string; description: string }>;
  findings: ReadonlyMap<string, Finding>;
  /** Read-only: the sheet has been sent. */
  isFixed: boolean;
  onChange: EntryChange;
};

const HEADS = {
  value: 'Scheduled value',
  previous: 'Previous',
  thisPeriod: 'This period',
  complete: '% complete',
  stored: 'Stored material',
  total: 'Total to date',
  balance: 'Balance',
};

/**
 * Shows an application's lines: work this period, by amount, percent, quantity, or computed from costs, and stored material. On phones
 * each line is a card.
 */
export function ContinuationSheet({ how, lines, names, findings, isFixed, onChange }: ContinuationSheetProps) {
  return (
    <div className={classes['scroll']} role="region" aria-label="Continuation sheet" tabIndex={0}>
      <table className={classes['sheet']}>
        <caption className="visually-hidden">Continuation sheet</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Description</th>
            {Object.values(HEADS).map((head) => (
              <th key={head} scope="col" data-figure>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row
              key={line.id}
              {...line}
              item={names.get(line.id)?.item ?? ''}
              description={names.get(line.id)?.description ?? ''}
              message={findings.get(line.id)?.message ?? ''}
              severity={findings.get(line.id)?.severity ?? 'warning'}
              quantity={how.quantities.get(line.id)}
              reason={how.reasons.get(line.id) ?? ''}
              isFixed={isFixed}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<ApplicationLine, 'retainageCents'> & {
  item: string;
  description: string;
  message: string;
  severity: Finding['severity'];
  quantity: LineQuantity | undefined;
  /** Explains column E if it's computed rather than entered. */
  reason: string;
  isFixed: boolean;
  onChange: EntryChange;
};

const Row = memo(function Row(row: RowProps) {
  const { id, item, description, message, severity, quantity, reason, isFixed, onChange } = row;
  const figure = (label: string, cents: number) => (
    <td className={`${classes['figure'] ?? ''} tabular`} data-label={label}>
      {formatMoney(cents)}
    </td>
  );
  const work = { ...row, completedAndStoredCents: row.previousCents + row.thisPeriodCents };
  return (
    <tr>
      <td className={classes['item']}>{item}</td>
      <td className={classes['name']}>
        {description}
        {quantity && <span className={classes['how']}>{quantityText(quantity)}</span>}
        {reason !== '' && <span className={classes['how']}>{reason}</span>}
        {message !== '' && (
          <span className={classes['fault']} data-severity={severity}>
            {message}
          </span>
        )}
      </td>
      {figure(HEADS.value, row.scheduledValueCents)}
      {figure(HEADS.previous, row.previousCents)}
      {isFixed || reason !== '' ? (
        <>
          {figure(HEADS.thisPeriod, row.thisPeriodCents)}
          <td className={classes['figure']} data-label={HEADS.complete}>
            {completeText(row)}
          </td>
          {isFixed && figure(HEADS.stored, row.storedCents)}
        </>
      ) : quantity ? (
        <>
          <td data-label={HEADS.thisPeriod}>
            <QuantityCell
              label={`Quantity this period of ${description}`}
              quantityE4={quantity.thisPeriodE4}
              isSigned
              onChange={(quantityE4) => onChange(id, { quantityE4, thisPeriodCents: null, completePpm: null })}
            />
            <span className={`${classes['how'] ?? ''} tabular`} data-figure>
              {formatMoney(row.thisPeriodCents)}
            </span>
          </td>
          <td className={classes['figure']} data-label={HEADS.complete}>
            {completeText(row)}
          </td>
        </>
      ) : (
        <>
          <td data-label={HEADS.thisPeriod}>
            <MoneyCell
              label={`This period of ${description}`}
              cents={row.thisPeriodCents}
              isSigned
              isInvalid={message !== '' && severity === 'error'}
              onChange={(cents) => onChange(id, { thisPeriodCents: cents, completePpm: null })}
            />
          </td>
          <td data-label={HEADS.complete}>
            <PercentCell
              label={`Percent complete of ${description}`}
              ppm={completePpm(work)}
              onChange={(ppm) => onChange(id, { completePpm: ppm, thisPeriodCents: null })}
            />
          </td>
        </>
      )}
      {!isFixed && (
        <td data-label={HEADS.stored}>
          <MoneyCell
            label={`Stored of ${description}`}
            cents={row.storedCents}
            onChange={(cents) => onChange(id, { storedCents: cents })}
          />
        </td>
      )}
      {figure(HEADS.total, row.completedAndStoredCents)}
      {figure(HEADS.balance, row.balanceCents)}
    </tr>
  );
});
