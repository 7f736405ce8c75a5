import { Select, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BankFileComparison } from '@/domain/bank/api';
import { choiceFor, LINE_CHOICES, takesMatchOff, type Differs, type LineChoice } from '@/domain/bank/compare';
import type { FileLine } from '@/domain/bank/fileLine';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { FigureTable } from '@/ui/table/FigureTable';

const SHOWN_GONE = 20;
const DIFFERS_LABELS: Record<Differs, string> = {
  on: 'date',
  amountCents: 'amount',
  description: 'text',
  checkNumber: 'check number',
};
const CHOICE_LABELS: Record<LineChoice, string> = {
  update: 'Same line: take the change',
  add: 'Another line: add it',
  leave: 'Leave it as it is',
};

type BankComparisonProps = {
  comparison: BankFileComparison;
  lines: readonly FileLine[];
  currency: Currency;
  choices: ReadonlyMap<number, LineChoice>;
  onChoose: (index: number, choice: LineChoice) => void;
};

/** Shows which lines of a file are new, known, changed, repeated or missing. */
export function BankComparison({ comparison, lines, currency, choices, onChoose }: BankComparisonProps) {
  const { timeZone } = useSession().company;
  const stored = new Map(comparison.stored.map((line) => [line.id, line]));
  const count = (outcome: BankFileComparison['rows'][number]['outcome']): number =>
    comparison.rows.filter((row) => row.outcome === outcome).length;
  const asked = comparison.rows.filter(({ outcome }) => outcome === 'changed' || outcome === 'repeat');
  const words = (line: { on: string; amountCents: number; description: string } | undefined): string =>
    line
      ? `${formatShortDate(line.on, timeZone)} · ${formatCents(line.amountCents, { currency })} · ${line.description || 'no text'}`
      : '–';
  return (
    <OneColumn gap="sm">
      <Text size="sm" role="status">
        {formatCount(count('new'), 'new line')}, {count('same')} already here
        {asked.length > 0 && `, ${asked.length} to look at`}.
      </Text>
      {asked.length > 0 && (
        <FigureTable
          caption="Lines to look at"
          minWidth={620}
          columns={[
            { label: 'In this file', isText: true },
            { label: 'Here so far', isText: true },
            { label: 'What to do', isText: true },
          ]}
          rows={asked.map(({ index, outcome, storedId, differs }) => ({
            id: String(index),
            cells: [
              words(lines[index]),
              outcome === 'repeat'
                ? 'The same line, with the same ID, is in this file already'
                : `${words(stored.get(storedId))}. Another ${differs.map((field) => DIFFERS_LABELS[field]).join(' and ')}${
                    stored.get(storedId)?.isMatched && takesMatchOff(differs) ? ': its match is removed' : ''
                  }`,
              <Select
                key="choice"
                aria-label={`What to do with ${words(lines[index])}`}
                data={LINE_CHOICES.filter((choice) => outcome === 'changed' || choice !== 'update').map((value) => ({
                  value,
                  label: CHOICE_LABELS[value],
                }))}
                value={choiceFor(outcome, choices.get(index))}
                onChange={(value) => {
                  const choice = LINE_CHOICES.find((one) => one === value);
                  if (choice) onChoose(index, choice);
                }}
                allowDeselect={false}
              />,
            ],
          }))}
        />
      )}
      {comparison.gone.length > 0 && (
        <InlineNotice
          tone="warning"
          title={`${formatCount(comparison.gone.length, 'line')} of these days ${comparison.gone.length === 1 ? 'is' : 'are'} here, but not in this file`}
        >
          They are kept. Check whether the bank reversed them, or the file covers less.
          {comparison.gone.slice(0, SHOWN_GONE).map((id) => (
            <div key={id}>{words(stored.get(id))}</div>
          ))}
          {comparison.gone.length > SHOWN_GONE && `And ${comparison.gone.length - SHOWN_GONE} more.`}
        </InlineNotice>
      )}
    </OneColumn>
  );
}
