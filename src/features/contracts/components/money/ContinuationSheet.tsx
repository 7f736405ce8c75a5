import { memo } from 'react';
import type { ApplicationLine } from '@/domain/contract/application';
import { completePpm, completeText } from '@/domain/contract/completion';
import type { Finding } from '@/domain/contract/money/findings';
import type { LineEntry } from '@/domain/contract/money/payApplication';
import { formatMoney } from '@/ui/format/money';
import { MoneyCell } from './MoneyCell';
import { PercentCell } from './PercentCell';
import classes from './sheet.module.css';

export type EntryChange = (lineId: string, changes: Partial<LineEntry>) => void;
type ContinuationSheetProps = {
  lines: readonly ApplicationLine[];
  names: ReadonlyMap<string, { item: string; description: string }>;
  findings: ReadonlyMap<string, Finding>;
  /** Nothing is entered: the sheet went out. */
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

/** The lines of an application: what was done this period by amount or by percent, and what is stored. On a phone each is a card. */
export function ContinuationSheet({ lines, names, findings, isFixed, onChange }: ContinuationSheetProps) {
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
  isFixed: boolean;
  onChange: EntryChange;
};

const Row = memo(function Row(row: RowProps) {
  const { id, item, description, message, severity, isFixed, onChange } = row;
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
        {message !== '' && (
          <span className={classes['fault']} data-severity={severity}>
            {message}
          </span>
        )}
      </td>
      {figure(HEADS.value, row.scheduledValueCents)}
      {figure(HEADS.previous, row.previousCents)}
      {isFixed ? (
        <>
          {figure(HEADS.thisPeriod, row.thisPeriodCents)}
          <td className={classes['figure']} data-label={HEADS.complete}>
            {completeText(row)}
          </td>
          {figure(HEADS.stored, row.storedCents)}
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
          <td data-label={HEADS.stored}>
            <MoneyCell
              label={`Stored of ${description}`}
              cents={row.storedCents}
              onChange={(cents) => onChange(id, { storedCents: cents })}
            />
          </td>
        </>
      )}
      {figure(HEADS.total, row.completedAndStoredCents)}
      {figure(HEADS.balance, row.balanceCents)}
    </tr>
  );
});
