import { Button, Group, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { PRESETS } from '@/domain/import/presets';
import type { ImportRecord } from '@/domain/import/schema';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { DataTable } from '@/ui/table/DataTable';
import type { DataColumn } from '@/ui/table/columns';
import type { Undoing } from '../../hooks/useImportUndo';
import classes from './importSteps.module.css';

type Import = Stored<ImportRecord>;

type ImportHistoryProps = {
  undoing: Undoing | null;
  onUndo: (record: Import) => void;
  onContinue: (record: Import) => void;
  /** The import running on this page, which is paused there rather than here. */
  activeId: string;
};

const PAGE = 20;
const LABELS = {
  running: { tone: 'warning', label: 'Not finished' },
  done: { tone: 'success', label: 'Finished' },
  undoing: { tone: 'warning', label: 'Partly undone' },
  undone: { tone: 'neutral', label: 'Undone' },
} as const;

/** Lists earlier imports with who, when, and row counts, to resume or undo. */
export function ImportHistory({ undoing, onUndo, onContinue, activeId }: ImportHistoryProps) {
  const session = useSession();
  const can = useCan();
  const { records, isLoading, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useRecordPages(
    collections.imports,
    {
      orderBy: [{ field: 'createdAt', direction: 'desc' }],
      limit: PAGE,
    },
  );
  // Without access to jobs, we can't know which customers must be kept.
  const canUndo = canAct(session, 'undoImport') && can('delete', 'customers') && can('read', 'jobs');

  const columns: DataColumn<Import>[] = [
    {
      id: 'file',
      header: 'File',
      cell: (record) => (
        <div className={classes.wrap}>
          <Text size="sm" fw={550}>
            {record.fileName}
          </Text>
          <Text size="xs" c="dimmed">
            {PRESETS[record.preset].label}
          </Text>
        </div>
      ),
    },
    {
      id: 'when',
      header: 'When',
      width: 200,
      cell: ({ createdAt, createdBy }) => (
        <div>
          <Text size="sm">{formatDateTime(createdAt, session.company.timeZone)}</Text>
          <Text size="xs" c="dimmed">
            <UserName uid={createdBy} />
          </Text>
        </div>
      ),
    },
    { id: 'rows', header: 'Rows', cell: (record) => <Counts record={record} /> },
    { id: 'status', header: 'Status', width: 140, cell: ({ status }) => <StatusBadge {...LABELS[status]} /> },
    {
      id: 'actions',
      header: 'Actions',
      width: 210,
      cell: (record) => {
        if (record.id === activeId || record.status === 'undone') return null;
        if (undoing?.importId === record.id)
          return (
            <ProgressBar label="Undoing" value={null} detail={`${formatCount(undoing.removed, 'customer')} removed`} />
          );
        return (
          <Group gap="xs" align="stretch">
            {record.status === 'running' && (
              <Button
                size="sm"
                variant="default"
                onClick={() => onContinue(record)}
                aria-label={`Continue the import of ${record.fileName}`}
              >
                Continue
              </Button>
            )}
            {canUndo && (
              <Button
                size="sm"
                variant="default"
                disabled={undoing !== null}
                onClick={() => onUndo(record)}
                aria-label={`Undo the import of ${record.fileName}`}
              >
                {record.status === 'undoing' ? 'Continue undoing' : 'Undo'}
              </Button>
            )}
          </Group>
        );
      },
    },
  ];

  return (
    <Section title="Earlier imports" isFlush>
      <DataTable
        caption="Imports, newest first"
        isWrapping
        columns={columns}
        rows={records}
        getRowId={({ id }) => id}
        state={{ isLoading, error, onRetry: refetch }}
        empty={<EmptyState title="No imports yet" text="All imports are listed here. You can undo an entire import." />}
        paging={{ onEndReached: fetchNextPage, isFetchingMore: isFetchingNextPage, hasMore: hasNextPage }}
      />
    </Section>
  );
}

function Counts({
  record: { createdCount, existingCount, duplicateCount, errorCount, processedRows, totalRows, status },
}: {
  record: Import;
}) {
  const parts = [
    `${formatCount(createdCount, 'row')} added`,
    existingCount > 0 && `${existingCount.toLocaleString('en-US')} imported before`,
    duplicateCount > 0 && formatCount(duplicateCount, 'duplicate'),
    errorCount > 0 && formatCount(errorCount, 'error'),
    status === 'running' && `${processedRows.toLocaleString('en-US')} of ${formatCount(totalRows, 'row')} through`,
  ];
  return <Text size="sm">{parts.filter((part) => part !== false).join(', ')}</Text>;
}
