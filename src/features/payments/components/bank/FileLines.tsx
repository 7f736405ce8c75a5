import { Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Statement } from '@/domain/bank/fileLine';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { FigureTable } from '@/ui/table/FigureTable';

const SHOWN_LINES = 8;
const SHOWN_REFUSED = 20;

/** Shows the first parsed lines of a file, and every row that couldn't be parsed. */
export function FileLines({ statement: { lines, refused }, currency }: { statement: Statement; currency: Currency }) {
  const { timeZone } = useSession().company;
  const money = (cents: number): string => formatCents(cents, { currency });
  const sum = (isIn: boolean): number =>
    lines.reduce((total, { amountCents }) => (amountCents > 0 === isIn ? total + amountCents : total), 0);
  return (
    <OneColumn gap="sm">
      <Text size="sm">
        {formatCount(lines.length, 'line')}: {money(sum(true))} in, {money(sum(false))} out
      </Text>
      {refused.length > 0 && (
        <InlineNotice tone="warning" title={`${formatCount(refused.length, 'row')} of the file will be left out`}>
          {refused.slice(0, SHOWN_REFUSED).map(({ row, text, why }) => (
            <div key={row}>
              Row {row}: {why}. {text}
            </div>
          ))}
          {refused.length > SHOWN_REFUSED && `And ${refused.length - SHOWN_REFUSED} more.`}
        </InlineNotice>
      )}
      <FigureTable
        caption="The first lines of the file"
        columns={[{ label: 'Date', isText: true }, { label: 'At the bank', isText: true }, { label: 'Amount' }]}
        rows={lines.slice(0, SHOWN_LINES).map(({ on, description, amountCents }, index) => ({
          id: String(index),
          cells: [formatShortDate(on, timeZone), description || '–', money(amountCents)],
        }))}
      />
    </OneColumn>
  );
}
