import { Text } from '@mantine/core';
import type { SeenRow } from '@/domain/quickbooks/api';
import { PLAN_OP_LABELS } from '@/domain/quickbooks/plan';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import type { DataColumn } from '@/ui/table/columns';
import { OP_TONES } from '../planRows';
import { MatchChoice } from './MatchChoice';
import { RowLabel } from './RowLabel';

/** Amounts only QuickBooks will know are labeled as such, not guessed. */
const money = (cents: number | null, unknown: string): string => (cents === null ? unknown : formatMoney(cents));

/** Columns of a dry run: the operation, the amounts on both sides, and their taxes. `decide` stores customer matches. */
export const planColumns = (
  timeZone: string,
  decide: (key: string, decision: string) => unknown,
  leftOut: readonly string[],
): DataColumn<SeenRow>[] => [
  { id: 'label', header: 'Document', isMain: true, cell: ({ label, kind }) => <RowLabel label={label} kind={kind} /> },
  {
    id: 'op',
    header: 'What happens',
    width: 140,
    cell: ({ op, key }) =>
      leftOut.includes(key) ? (
        <StatusBadge tone="neutral" label="Left out" />
      ) : (
        <StatusBadge tone={OP_TONES[op]} label={PLAN_OP_LABELS[op]} />
      ),
  },
  { id: 'on', header: 'Date', width: 90, cell: ({ on }) => (on === '' ? '–' : formatShortDate(on, timeZone)) },
  { id: 'ours', header: 'Here', width: 110, align: 'end', cell: ({ oursCents }) => money(oursCents, '–') },
  {
    id: 'theirs',
    header: 'In QuickBooks',
    width: 120,
    align: 'end',
    cell: ({ theirsCents, oursCents }) => money(theirsCents, oursCents === null ? '–' : 'Not known'),
  },
  {
    id: 'tax',
    header: 'Tax here',
    width: 100,
    align: 'end',
    isSecondary: true,
    cell: ({ oursTaxCents }) => money(oursTaxCents, '–'),
  },
  {
    id: 'theirTax',
    header: 'Tax there',
    width: 100,
    align: 'end',
    isSecondary: true,
    cell: ({ theirsTaxCents, oursTaxCents }) => money(theirsTaxCents, oursTaxCents === null ? '–' : 'Not known'),
  },
  {
    id: 'why',
    header: 'Why',
    cell: (row) => (
      <>
        <Text span size="sm">
          {row.reason}
        </Text>
        {row.entity === 'Customer' && row.op === 'blocked' && <MatchChoice row={row} decide={decide} />}
      </>
    ),
  },
];
