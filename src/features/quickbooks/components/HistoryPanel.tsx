import { Button, Group, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { undoQuickbooksPush } from '@/domain/quickbooks/api';
import { pushesOfRun, recentQuickbooksRuns } from '@/domain/quickbooks/queries';
import { PUSH_STATE_LABELS, type PushState, type QuickbooksPush, type QuickbooksRun } from '@/domain/quickbooks/run';
import { mayUndo, TAKE_BACK_WORDS } from '@/domain/quickbooks/takeBack';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { newId } from '@/lib/ids';
import { confirmAction } from '@/ui/feedback/confirm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import type { DataColumn } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { runWords } from '../runWords';
import { RowLabel } from './RowLabel';
import { RunProgress } from './RunProgress';

const RUNS = 20;
const PUSHES = 1000;

/** Lists pushes and reverts with QuickBooks' response to each write, and lets the user revert a push. */
export function HistoryPanel() {
  const { records, isLoading, error } = useLiveRecords(collections.quickbooksRuns, recentQuickbooksRuns(RUNS));
  const [openId, setOpenId] = useState('');
  if (isLoading) return <LoadingRows rows={5} />;
  if (error) return <ErrorState error={error} />;
  if (records.length === 0)
    return (
      <EmptyState
        icon={<IconHistory />}
        title="Nothing was pushed yet"
        text="Each push is listed here and can be undone."
      />
    );
  return (
    <Stack gap="md">
      {records.map((run) => (
        <RunSection
          key={run.id}
          run={run}
          isOpen={openId === run.id}
          onToggle={() => setOpenId(openId === run.id ? '' : run.id)}
        />
      ))}
    </Stack>
  );
}

type RunSectionProps = { run: Stored<QuickbooksRun>; isOpen: boolean; onToggle: () => void };

function RunSection({ run, isOpen, onToggle }: RunSectionProps) {
  const { timeZone } = useSession().company;
  const title = `${run.kind === 'push' ? 'Push' : 'Take-back'} of ${formatDateTime(run.startedAt, timeZone)}`;
  return (
    <Section
      title={title}
      actions={
        <Button variant="default" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? 'Hide writes' : 'Show writes'}
        </Button>
      }
    >
      <Stack gap="sm">
        <Text size="sm">
          {runWords(run)} · by <UserName uid={run.startedBy} />
        </Text>
        {run.state !== 'done' && <RunProgress run={run} />}
        {isOpen && <Pushes run={run} />}
      </Stack>
    </Section>
  );
}

const TONES = {
  waiting: 'info',
  done: 'success',
  failed: 'danger',
  conflict: 'warning',
  undone: 'neutral',
} as const satisfies Record<PushState, string>;
const OPS = {
  create: 'Created',
  update: 'Changed',
  link: 'Linked',
  void: 'Voided',
  'take-back': 'Undone',
} as const;
const money = (cents: number | null): string => (cents === null ? '–' : formatMoney(cents));

const COLUMNS: DataColumn<Stored<QuickbooksPush>>[] = [
  { id: 'label', header: 'Document', isMain: true, cell: ({ label, kind }) => <RowLabel label={label} kind={kind} /> },
  { id: 'op', header: 'What', width: 110, cell: ({ op }) => OPS[op] },
  {
    id: 'state',
    header: 'Status',
    width: 240,
    cell: ({ state, fault }) => (
      <>
        <StatusBadge tone={TONES[state]} label={PUSH_STATE_LABELS[state]} />{' '}
        <Text span size="sm" c="dimmed">
          {fault}
        </Text>
      </>
    ),
  },
  { id: 'ours', header: 'Here', width: 110, align: 'end', cell: ({ oursCents }) => money(oursCents) },
  { id: 'theirs', header: 'In QuickBooks', width: 120, align: 'end', cell: ({ theirsCents }) => money(theirsCents) },
];

function Pushes({ run }: { run: Stored<QuickbooksRun> }) {
  const session = useSession();
  const { records, isLoading, error } = useLiveRecords(collections.quickbooksPushes, pushesOfRun(run.id, PUSHES));
  const { isBusy, carryOut } = useCarryOut();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const undoable = records.filter((push) => push.state === 'done' && mayUndo(push));
  const picked = undoable.filter(({ id }) => chosen.includes(id));
  const undo = (pushes: readonly Stored<QuickbooksPush>[]) =>
    carryOut(async () => {
      const words = [
        ...new Set(
          pushes
            .filter(({ op }) => op === 'create')
            .map(({ kind, entity }) => `${kind}: ${TAKE_BACK_WORDS[entity] ?? ''}`),
        ),
      ];
      const isConfirmed = await confirmAction({
        title: `Undo ${formatCount(pushes.length, 'document')} in QuickBooks`,
        message: `${words.join('. ')}${words.length > 0 ? '. ' : ''}Linked documents are unlinked. Anything changed there since stays. Customers and items stay.`,
        confirmLabel: 'Undo',
        tone: 'danger',
      });
      if (!isConfirmed) return;
      await callFunction(undoQuickbooksPush, {
        runId: newId(),
        ofRunId: run.id,
        pushIds: pushes.length === undoable.length ? [] : pushes.map(({ id }) => id),
      });
      setChosen([]);
    });
  return (
    <Stack gap="sm">
      {run.kind === 'push' && run.state === 'done' && canAct(session, 'undoBooks') && undoable.length > 0 && (
        <Group gap="xs">
          {picked.length > 0 && (
            <Button variant="default" loading={isBusy} onClick={() => void undo(picked)}>
              Undo the selected…
            </Button>
          )}
          <Button variant="default" loading={isBusy} onClick={() => void undo(undoable)}>
            Undo all…
          </Button>
        </Group>
      )}
      <DataTable<Stored<QuickbooksPush>>
        caption="Writes of this push"
        columns={COLUMNS}
        rows={records}
        getRowId={({ id }) => id}
        state={{ isLoading, error }}
        isWrapping
        {...(undoable.length > 0 && { selection: { ids: chosen, onChange: setChosen, labelOf: ({ label }) => label } })}
      />
    </Stack>
  );
}
