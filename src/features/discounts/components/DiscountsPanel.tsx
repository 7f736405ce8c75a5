import { Button, Select, Stack } from '@mantine/core';
import { IconDiscount, IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { DISCOUNT_STATE_LABELS, discountState, type DiscountRecord } from '@/domain/discount/discountRecord';
import type { Stored } from '@/domain/record/schema';
import { useDiscounts } from '@/entities/discount/useDiscounts';
import { calendarDay } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DataTable } from '@/ui/table/DataTable';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useListParams } from '@/ui/table/useListParams';
import { discountColumns } from './discountColumns';
import { DiscountDrawer } from './DiscountDrawer';

const FILTERS = { status: 'current' };
const STATUSES = [
  { value: 'current', label: 'Not archived' },
  ...(['active', 'scheduled', 'ended', 'used-up', 'off', 'archived'] as const).map((value) => ({
    value,
    label: DISCOUNT_STATE_LABELS[value],
  })),
  { value: 'all', label: 'All' },
];

const matches = ({ name, code, reason }: DiscountRecord, query: string): boolean => {
  const text = `${name} ${code} ${reason}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const SORTS: Record<string, (a: DiscountRecord, b: DiscountRecord) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  used: (a, b) => a.usedTotal - b.usedTotal || a.name.localeCompare(b.name),
  endsOn: (a, b) => (a.endsOn || '9').localeCompare(b.endsOn || '9') || a.name.localeCompare(b.name),
};

/** The discounts with their terms in words and how often each was given. One opens in a drawer (`?open=`). */
export function DiscountsPanel() {
  const { role, features, company } = useSession();
  const { all, isLoading, error, refetch } = useDiscounts();
  const [params, setParams] = useSearchParams();
  const list = useListParams({ sort: 'name:asc', filters: FILTERS });
  const mayCreate = can({ role, features }, 'create', 'discounts');
  const today = calendarDay(company.timeZone);
  const isShown = (discount: Stored<DiscountRecord>): boolean => {
    const state = discountState(discount, today);
    return (
      list.filters.status === 'all' ||
      (list.filters.status === 'current' ? state !== 'archived' : state === list.filters.status)
    );
  };
  const compare = SORTS[list.sort.field] ?? SORTS['name'];
  const sign = list.sort.direction === 'desc' ? -1 : 1;
  const rows = all
    .filter((discount) => isShown(discount) && matches(discount, list.q))
    .sort((a, b) => sign * (compare?.(a, b) ?? 0));
  const openParam = (id: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('open');
    else next.set('open', id);
    return next;
  };
  const addButton = mayCreate && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setParams(openParam('new'))}>
      New discount
    </Button>
  );

  return (
    <Stack gap="md">
      <ListToolbar
        search={list.search}
        searchLabel="Search discounts"
        filters={
          <Select
            aria-label="Status"
            data={STATUSES}
            value={list.filters.status}
            onChange={(status) => list.setFilter('status', status ?? 'current')}
            allowDeselect={false}
            w={160}
          />
        }
        actions={addButton}
        {...(list.isFiltered ? { onReset: list.reset } : {})}
      />
      <DataTable
        caption="Discounts"
        columns={discountColumns(today)}
        rows={rows}
        getRowId={({ id }) => id}
        rowHref={({ id }) => `?${openParam(id).toString()}`}
        sort={list.sort}
        onSortChange={list.setSort}
        state={{ isLoading, error, onRetry: () => void refetch() }}
        empty={
          list.isFiltered ? (
            <EmptyState
              title="No discount matches"
              text="Try another word, or look in the archive."
              action={<Button onClick={list.reset}>Clear the search</Button>}
            />
          ) : (
            <EmptyState
              icon={<IconDiscount />}
              title="No discounts yet"
              text="Define what your team can give, and the limits. On estimates and invoices each discount shows what it takes off, or why it does not apply."
              action={addButton}
            />
          )
        }
      />
      <DiscountDrawer
        key={params.get('open') ?? ''}
        openId={params.get('open')}
        onClose={() => setParams(openParam(null))}
      />
    </Stack>
  );
}
