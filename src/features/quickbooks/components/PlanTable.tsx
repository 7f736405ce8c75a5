import { Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { QuickbooksPlan, SeenRow } from '@/domain/quickbooks/api';
import { isGoing, PLAN_OP_LABELS, PLAN_OPS, summaryOf, type PlanSummary } from '@/domain/quickbooks/plan';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { confirmAction } from '@/ui/feedback/confirm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatCount } from '@/ui/format/quantities';
import { BulkBar } from '@/ui/table/BulkBar';
import { DataTable } from '@/ui/table/DataTable';
import { FilterChips } from '@/ui/table/FilterChips';
import type { FilterField } from '@/ui/table/filterFields';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useGrowingLimit } from '@/ui/table/useGrowingLimit';
import { useListParams } from '@/ui/table/useListParams';
import { kindsIn, PLAN_HEADER, planTable, rowsShown } from '../planRows';
import { planColumns } from './planColumns';
import { PlanWords } from './PlanWords';

type PlanTableProps = {
  plan: QuickbooksPlan;
  decide: (key: string, decision: string) => unknown;
  push: (hash: string, leftOut: string[]) => Promise<void>;
  isBusy: boolean;
};

const DEFAULTS = { sort: 'on:asc', filters: { op: '', kind: '' } } as const;

/** Lists everything a push would do, with search, filters and export. Excluding a row also excludes those that depend on it. */
export function PlanTable({ plan, decide, push, isBusy }: PlanTableProps) {
  const session = useSession();
  const { timeZone } = session.company;
  const params = useListParams<{ op: string; kind: string }>(DEFAULTS);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const leave = (isOut: boolean): void => {
    const others = leftOut.filter((key) => !selected.includes(key));
    setLeftOut(isOut ? [...others, ...selected] : others);
    setSelected([]);
  };
  const { rows, hash } = plan;
  const shown = useMemo(() => rowsShown(rows, params.filters, params.q), [rows, params.filters, params.q]);
  const { limit, grow } = useGrowingLimit(`${params.q}|${params.filters.op}|${params.filters.kind}|${hash}`);
  const summary = useMemo(() => summaryOf(rows), [rows]);
  const going = rows.filter((row) => isGoing(row) && !leftOut.includes(row.key));
  const filters = planFilters(params, rows, summary);
  const confirmPush = async (): Promise<void> => {
    const isConfirmed = await confirmAction({
      title: `Push ${formatCount(going.length, 'change')} to QuickBooks`,
      message: 'Items that need your attention are skipped for now. You can pause the push and undo what it wrote.',
      confirmLabel: 'Push',
    });
    if (isConfirmed) await push(hash, [...leftOut]);
  };
  return (
    <Stack gap="md">
      <ConfirmAddress reason="Open it, then you can push to QuickBooks." />
      <PlanWords summary={summary} />
      <ListToolbar
        search={params.search}
        searchLabel="Search the dry run"
        filters={filters}
        tools={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => downloadFile('quickbooks-dry-run.csv', csvFile(PLAN_HEADER, planTable(shown)))}
          >
            Export
          </Button>
        }
        primary={
          canAct(session, 'keepBooks') && (
            <Button loading={isBusy} disabled={going.length === 0} onClick={() => void confirmPush()}>
              {going.length === 0 ? 'Nothing to push' : `Push ${formatCount(going.length, 'change')}`}
            </Button>
          )
        }
      />
      <FilterChips fields={filters} onClear={() => params.clear(['op', 'kind'])} />
      <DataTable
        caption="What a push would do"
        columns={planColumns(timeZone, decide, leftOut)}
        rows={shown.slice(0, limit)}
        getRowId={({ key }) => key}
        isWrapping
        empty={
          <EmptyState
            title={rows.length === 0 ? 'Nothing to do' : 'Nothing matches'}
            text="Only documents from the first day in the mapping on are looked at."
          />
        }
        paging={{ onEndReached: grow, hasMore: shown.length > limit, total: shown.length }}
        selection={{ ids: selected, onChange: setSelected, labelOf: ({ label }) => label }}
      />
      <BulkBar count={selected.length} noun="row" onClear={() => setSelected([])}>
        <Button variant="default" onClick={() => leave(true)}>
          Leave out
        </Button>
        <Button variant="default" onClick={() => leave(false)}>
          Take in again
        </Button>
      </BulkBar>
    </Stack>
  );
}

type Params = { filters: { op: string; kind: string }; setFilter: (name: 'op' | 'kind', value: string) => void };

/** Returns the dry run's filters: operation and kind of document. */
function planFilters({ filters, setFilter }: Params, rows: readonly SeenRow[], summary: PlanSummary): FilterField[] {
  return [
    {
      name: 'op',
      label: 'What happens',
      value: filters.op,
      onChange: (value: string) => setFilter('op', value),
      anyLabel: 'Everything but what stays',
      options: PLAN_OPS.map((value) => ({
        value,
        label: `${PLAN_OP_LABELS[value]} (${String(summary[value].count)})`,
      })),
    },
    {
      name: 'kind',
      label: 'Kind',
      value: filters.kind,
      onChange: (value: string) => setFilter('kind', value),
      anyLabel: 'All kinds',
      options: kindsIn(rows).map((value) => ({ value, label: value })),
    },
  ];
}
