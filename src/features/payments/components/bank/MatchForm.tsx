import { Autocomplete, Button, Checkbox, Group, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BankDecision } from '@/domain/bank/api';
import { pieceKey, PIECES_LIMIT, type BankLine, type Piece } from '@/domain/bank/schema';
import { foldedWords } from '@/domain/directory/fold';
import { sumOf } from '@/domain/money/amounts';
import { formatCents, plainAmount } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { formatShortDate } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';

const SHOWN = 100;
const USUAL_REASONS = ['Bank fee', 'Cash kept back', 'Lender’s fee', 'Miscounted', 'Returned check', 'Not entered yet'];

type MatchFormProps = {
  line: Stored<BankLine>;
  /** Pieces not matched to a line yet. */
  waiting: readonly Piece[];
  proposed: readonly Piece[];
  onCancel: () => void;
  onDecide: (decision: BankDecision) => Promise<void>;
};

/** Matches a line to unmatched pieces; any difference gets a name. */
export function MatchForm({ line, waiting, proposed, onCancel, onDecide }: MatchFormProps) {
  const { timeZone } = useSession().company;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(proposed.map(pieceKey)));
  const [note, setNote] = useState('');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const money = (cents: number): string => formatCents(cents, { currency: line.currency });
  const pieces = waiting.filter((piece) => chosen.has(pieceKey(piece)));
  const differenceCents = line.amountCents - sumOf(pieces.map(({ amountCents }) => amountCents));
  const shown = useMemo(() => listed(line, waiting, search), [line, waiting, search]);
  const toggle = (key: string): void =>
    setChosen((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(() =>
          onDecide({
            lineId: line.id,
            does: 'match',
            pieces: pieces.map(({ kind, id }) => ({ kind, id })),
            differenceCents,
            note: differenceCents === 0 ? '' : note,
          }),
        );
      }}
    >
      <Stack gap="sm">
        <TextInput
          label="Payments, payouts and refunds not yet matched"
          placeholder="Search customer, number or amount"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <ScrollArea.Autosize mah="18rem">
          <PlainList gap="xs" aria-label="Not yet matched">
            {shown.map((piece) => (
              <li key={pieceKey(piece)}>
                <Checkbox
                  checked={chosen.has(pieceKey(piece))}
                  disabled={!chosen.has(pieceKey(piece)) && chosen.size >= PIECES_LIMIT}
                  onChange={() => toggle(pieceKey(piece))}
                  label={`${money(piece.amountCents)} · ${formatShortDate(piece.on, timeZone)} · ${piece.label}`}
                />
              </li>
            ))}
          </PlainList>
        </ScrollArea.Autosize>
        {shown.length === 0 && (
          <Text size="sm" c="dimmed">
            No unmatched items fit.
          </Text>
        )}
        <Text size="sm" role="status">
          Chosen: {money(line.amountCents - differenceCents)} of {money(line.amountCents)}.{' '}
          {differenceCents === 0 ? 'It agrees to the cent.' : `Difference: ${money(differenceCents)}.`}
        </Text>
        {differenceCents !== 0 && pieces.length > 0 && (
          <Autocomplete
            label="What is the difference?"
            data={USUAL_REASONS}
            value={note}
            onChange={setNote}
            maxLength={200}
            required
          />
        )}
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group>
          <Button
            type="submit"
            loading={isBusy}
            disabled={pieces.length === 0 || (differenceCents !== 0 && note.trim() === '')}
          >
            Match
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Filters by the search, listing the line's direction first, then by closeness in time. */
function listed(line: BankLine, waiting: readonly Piece[], search: string): Piece[] {
  const typed = foldedWords(search);
  const fits = ({ label, amountCents }: Piece): boolean =>
    typed === '' || foldedWords(`${label} ${formatCents(amountCents)} ${plainAmount(amountCents)}`).includes(typed);
  const distance = ({ on }: Piece): number => Math.abs(Date.parse(on) - Date.parse(line.on));
  const isOtherWay = ({ amountCents }: Piece): number => (amountCents < 0 === line.amountCents < 0 ? 0 : 1);
  return waiting
    .filter(fits)
    .toSorted((a, b) => isOtherWay(a) - isOtherWay(b) || distance(a) - distance(b))
    .slice(0, SHOWN);
}
