import { Button, Group, Text } from '@mantine/core';
import type { BankProposal } from '@/domain/bank/api';
import { BANK_LINE_STATE_LABELS } from '@/domain/bank/labels';
import type { BankLine } from '@/domain/bank/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import type { DataColumn } from '@/ui/table/columns';

type Line = Stored<BankLine>;
type Proposals = ReadonlyMap<string, BankProposal>;

/** Summarizes what a line is matched to, set aside as, or may be. */
function whatItIs(line: Line, proposal: BankProposal | undefined, timeZone: string): string {
  if (line.state === 'set-aside') return line.note;
  if (line.state === 'matched') return piecesText(line.pieces, timeZone);
  if (!proposal) return '–';
  return proposal.setAsideAs === '' ? piecesText(proposal.pieces, timeZone) : `${proposal.setAsideAs}, as before`;
}

function piecesText(pieces: BankLine['pieces'], timeZone: string): string {
  const [first, ...others] = pieces;
  if (!first) return '–';
  const one = `${first.label}, ${formatShortDate(first.on, timeZone)}`;
  return others.length === 0
    ? one
    : `${formatCount(pieces.length, 'piece')}: ${pieces.map(({ label }) => label).join('; ')}`;
}

/** Whether it can be accepted with one press: a difference needs an explanation. */
export const isOnePress = (proposal: BankProposal | undefined): proposal is BankProposal =>
  proposal !== undefined && proposal.differenceCents === 0;

/** Shows a line's status, with the difference if there is one. */
export function LineState({ line, proposal }: { line: Line; proposal: BankProposal | undefined }) {
  const money = (cents: number): string => formatCents(cents, { currency: line.currency });
  if (line.state === 'matched')
    return line.differenceCents === 0 ? (
      <StatusBadge tone="success" label={BANK_LINE_STATE_LABELS.matched} />
    ) : (
      <StatusBadge tone="warning" label={`Differs by ${money(line.differenceCents)}`} />
    );
  if (line.state === 'set-aside') return <StatusBadge tone="neutral" label={BANK_LINE_STATE_LABELS['set-aside']} />;
  if (!proposal) return <StatusBadge tone="neutral" label="No match found" />;
  if (proposal.sureness === 'sure') return <StatusBadge tone="info" label="Sure match" />;
  return proposal.sureness === 'likely' ? (
    <StatusBadge tone="info" label="Likely" />
  ) : (
    <StatusBadge tone="warning" label={`Differs by ${money(proposal.differenceCents)}`} />
  );
}

type ColumnsOptions = {
  timeZone: string;
  proposals: Proposals;
  isBusy: boolean;
  /** Accepts the proposal. */
  onAccept: (proposal: BankProposal) => void;
};

export const bankColumns = ({ timeZone, proposals, isBusy, onAccept }: ColumnsOptions): DataColumn<Line>[] => [
  { id: 'on', header: 'Date', width: 100, cell: ({ on }) => formatShortDate(on, timeZone) },
  {
    id: 'description',
    header: 'At the bank',
    isMain: true,
    cell: ({ description, checkNumber }) => description || (checkNumber ? `Check ${checkNumber}` : '–'),
  },
  { id: 'account', header: 'Account', width: 150, isHiddenAtFirst: true, cell: ({ account }) => account },
  {
    id: 'amount',
    header: 'Amount',
    width: 120,
    align: 'end',
    cell: ({ amountCents, currency }) => formatCents(amountCents, { currency }),
  },
  { id: 'is', header: 'What it is', cell: (line) => whatItIs(line, proposals.get(line.id), timeZone) },
  {
    id: 'state',
    header: 'Status',
    width: 170,
    cell: (line) => <LineState line={line} proposal={proposals.get(line.id)} />,
  },
  {
    id: 'accept',
    header: '',
    width: 110,
    align: 'end',
    cell: (line) => {
      const proposal = line.state === 'open' ? proposals.get(line.id) : undefined;
      if (!isOnePress(proposal)) return null;
      const verb = proposal.setAsideAs === '' ? 'Match' : 'Set aside';
      return (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          aria-label={`${verb}: ${line.description}`}
          onClick={() => onAccept(proposal)}
        >
          {verb}
        </Button>
      );
    },
  },
];

export function BankLineCard({
  line,
  proposal,
  timeZone,
}: {
  line: Line;
  proposal: BankProposal | undefined;
  timeZone: string;
}) {
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600} lineClamp={2}>
          {line.description || (line.checkNumber ? `Check ${line.checkNumber}` : 'Bank line')}
        </Text>
        <Text fw={600} style={{ whiteSpace: 'nowrap' }}>
          {formatCents(line.amountCents, { currency: line.currency })}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {formatShortDate(line.on, timeZone)} · {whatItIs(line, proposal, timeZone)}
      </Text>
      <div>
        <LineState line={line} proposal={proposal} />
      </div>
    </>
  );
}
