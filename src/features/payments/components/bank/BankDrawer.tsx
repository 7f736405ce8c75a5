import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { decideBankLines, type BankDecision, type BankMatches, type BankProposal } from '@/domain/bank/api';
import { paymentIdOf, pieceKey, type BankLine, type Piece } from '@/domain/bank/schema';
import { sumOf } from '@/domain/money/amounts';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { UserName } from '@/entities/user/UserName';
import { AppError } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDate, formatDateTime, formatShortDate } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';
import { acceptanceOf } from '../../hooks/useAcceptance';
import { useReadBankAnew } from '../../hooks/useBank';
import { isOnePress, LineState } from './bankColumns';
import { MatchForm } from './MatchForm';
import { SetAsideForm } from './SetAsideForm';

type BankDrawerProps = { lineId: string | null; onClose: () => void; matches: BankMatches | undefined };

/** Shows one bank line: its text, its match or proposed match, and the decision about it. */
export function BankDrawer({ lineId, onClose, matches }: BankDrawerProps) {
  return (
    <RecordDrawer
      definition={collections.bankLines}
      noun="bank line"
      openId={lineId}
      onClose={onClose}
      titleOf={() => 'Bank line'}
    >
      {(line) => line && <Found key={`${line.id}${line.revision}`} line={line} matches={matches} />}
    </RecordDrawer>
  );
}

function Found({ line, matches }: { line: Stored<BankLine>; matches: BankMatches | undefined }) {
  const session = useSession();
  const { timeZone } = session.company;
  const readAnew = useReadBankAnew();
  const [form, setForm] = useState<'match' | 'set-aside' | null>(null);
  const proposal = matches?.proposals.find((one) => one.lineId === line.id);
  const money = (cents: number): string => formatCents(cents, { currency: line.currency });
  /** Throws what the server refused, for the form to show. */
  const decide = async (decision: BankDecision): Promise<void> => {
    const { faults } = await callFunction(decideBankLines, { decisions: [decision] });
    if (faults[0]) throw new AppError({ code: 'failed-precondition', userMessage: faults[0].why });
    setForm(null);
    await readAnew();
  };
  return (
    <Stack>
      <Group>
        <Text fz={28} fw={700}>
          {money(line.amountCents)}
        </Text>
        <LineState line={line} proposal={proposal} />
      </Group>
      <DetailList
        items={[
          { label: 'Date', value: formatDate(line.on, timeZone) },
          { label: 'At the bank', value: line.description },
          { label: 'Account', value: line.account },
          { label: 'Check number', value: line.checkNumber, isHiddenWhenEmpty: true },
          { label: 'File', value: line.fileName, isHiddenWhenEmpty: true },
          {
            label: line.state === 'set-aside' ? 'Set aside as' : 'Note',
            value: line.note,
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Decided',
            value: line.decidedAt && (
              <>
                <UserName uid={line.decidedBy} />, {formatDateTime(line.decidedAt, timeZone)}
              </>
            ),
            isHiddenWhenEmpty: true,
          },
        ]}
      />
      {line.state === 'matched' && <Pieces title="Matched to" line={line} pieces={line.pieces} money={money} />}
      {line.state === 'open' && proposal && form === null && <Proposed proposal={proposal} line={line} money={money} />}
      {line.changes.length > 0 && <Earlier line={line} money={money} />}
      {form === 'match' && (
        <MatchForm
          line={line}
          waiting={matches?.waiting ?? []}
          proposed={proposal?.pieces ?? []}
          onCancel={() => setForm(null)}
          onDecide={decide}
        />
      )}
      {form === 'set-aside' && <SetAsideForm line={line} onCancel={() => setForm(null)} onDecide={decide} />}
      {canAct(session, 'matchBank') && form === null && (
        <Actions line={line} proposal={proposal} onChoose={setForm} onDecide={decide} />
      )}
    </Stack>
  );
}

type ActionsProps = {
  line: Stored<BankLine>;
  proposal: BankProposal | undefined;
  onChoose: (form: 'match' | 'set-aside') => void;
  onDecide: (decision: BankDecision) => Promise<void>;
};

function Actions({ line, proposal, onChoose, onDecide }: ActionsProps) {
  const { isBusy, carryOut } = useCarryOut();
  if (line.state !== 'open')
    return (
      <div>
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void carryOut(() => onDecide({ lineId: line.id, does: 'open', pieces: [] }))}
        >
          {line.state === 'matched' ? 'Remove the match' : 'Put it back'}
        </Button>
      </div>
    );
  return (
    <Group>
      {isOnePress(proposal) && (
        <Button loading={isBusy} onClick={() => void carryOut(() => onDecide(acceptanceOf(proposal)))}>
          {proposal.setAsideAs === '' ? 'Match' : `Set aside as “${proposal.setAsideAs}”`}
        </Button>
      )}
      <Button variant="default" onClick={() => onChoose('match')}>
        Choose what it is…
      </Button>
      <Button variant="default" onClick={() => onChoose('set-aside')}>
        Set aside…
      </Button>
    </Group>
  );
}

type PartProps = { line: Stored<BankLine>; money: (cents: number) => string };

function Earlier({ line, money }: PartProps) {
  const { timeZone } = useSession().company;
  return (
    <section aria-labelledby="bank-changes">
      <Text component="h3" fw={600} id="bank-changes">
        In earlier files
      </Text>
      {line.changes.map(({ at, on, amountCents, description }) => (
        <Text key={at} size="sm">
          {money(amountCents)}, {formatShortDate(on, timeZone)}, {description || 'no text'}, until{' '}
          {formatDateTime(at, timeZone)}
        </Text>
      ))}
    </section>
  );
}

function Proposed({ proposal, line, money }: PartProps & { proposal: BankProposal }) {
  if (proposal.setAsideAs !== '')
    return (
      <InlineNotice tone="info" title={`Set aside as “${proposal.setAsideAs}”?`}>
        {proposal.why}.
      </InlineNotice>
    );
  return (
    <>
      <InlineNotice tone={proposal.sureness === 'differs' ? 'warning' : 'info'} title={proposal.why}>
        {proposal.differenceCents === 0
          ? 'The amounts agree to the cent.'
          : `The bank has ${money(Math.abs(proposal.differenceCents))} ${proposal.differenceCents < 0 ? 'less' : 'more'}. Choose it and say why.`}
      </InlineNotice>
      <Pieces title="It may be" line={line} pieces={proposal.pieces} money={money} />
    </>
  );
}

const pathOf = ({ kind, id }: Piece): string =>
  kind === 'payout' ? `${paths.payments}?tab=payouts` : paths.paymentDetails(paymentIdOf(id));

function Pieces({ title, line, pieces, money }: PartProps & { title: string; pieces: readonly Piece[] }) {
  const { timeZone } = useSession().company;
  const differenceCents = line.amountCents - sumOf(pieces.map(({ amountCents }) => amountCents));
  return (
    <FigureTable
      caption={title}
      columns={[{ label: title, isText: true }, { label: 'Date', isText: true }, { label: 'Amount' }]}
      rows={[
        ...pieces.map((piece) => ({
          id: pieceKey(piece),
          cells: [
            <RouterLink key="to" to={pathOf(piece)}>
              {piece.label}
            </RouterLink>,
            formatShortDate(piece.on, timeZone),
            money(piece.amountCents),
          ],
        })),
        ...(differenceCents === 0 ? [] : [{ id: 'difference', cells: ['Difference', '', money(differenceCents)] }]),
      ]}
    />
  );
}
