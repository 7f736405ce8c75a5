import { Stack } from '@mantine/core';
import { IconDiscount } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { DISCOUNT_STATE_LABELS, discountState, type DiscountRecord } from '@/domain/discount/discountRecord';
import type { Stored } from '@/domain/record/schema';
import { useDiscounts } from '@/entities/discount/useDiscounts';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { NewButton } from '@/entities/record/NewButton';
import { RecordList } from '@/entities/record/RecordList';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { calendarDay } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useListParams } from '@/ui/table/useListParams';
import { discountColumns } from './discountColumns';
import { DiscountDrawer } from './DiscountDrawer';

const FILTERS = { status: 'current' };
const STATUSES = [
  ...(['active', 'scheduled', 'ended', 'used-up', 'off', 'archived'] as const).map((value) => ({
    value,
    label: DISCOUNT_STATE_LABELS[value],
  })),
  { value: 'all', label: 'All' },
];

const byName = (a: DiscountRecord, b: DiscountRecord): number => a.name.localeCompare(b.name);
const SORTS: Record<string, typeof byName> = {
  name: byName,
  used: (a, b) => a.usedTotal - b.usedTotal || byName(a, b),
  endsOn: (a, b) => (a.endsOn || '9').localeCompare(b.endsOn || '9') || byName(a, b),
};

/** Lists the discounts with their terms as text and their usage counts. One opens in a drawer (`?open=`). */
export function DiscountsPanel() {
  const { company } = useSession();
  const can = useCan();
  const discounts = useDiscounts();
  const { openId, open, close, hrefOf } = useOpenParam();
  const list = useListParams({ sort: 'name:asc', filters: FILTERS });
  const mayCreate = can('create', 'discounts');
  const today = calendarDay(company.timeZone);
  const { status } = list.filters;
  const isShown = (discount: DiscountRecord): boolean => {
    const state = discountState(discount, today);
    return status === 'all' || (status === 'current' ? state !== 'archived' : state === status);
  };
  const compare = SORTS[list.sort.field] ?? byName;
  const sign = list.sort.direction === 'desc' ? -1 : 1;
  const shown = heldList(discounts, {
    collection: 'discounts',
    q: list.q,
    keep: (discount) => isShown(discount) && hasEveryWord([discount.name, discount.code, discount.reason], list.q),
    compare: (a, b) => sign * compare(a, b),
  });
  const addButton = mayCreate && <NewButton noun="discount" open={open} />;

  return (
    <Stack gap="md">
      <RecordList<Stored<DiscountRecord>>
        name="discounts"
        caption="Discounts"
        params={list}
        list={shown}
        columns={discountColumns(today)}
        rowHref={({ id }) => hrefOf(id)}
        searchLabel="Search discounts"
        filters={[
          {
            name: 'status',
            label: 'Status',
            value: status === FILTERS.status ? '' : status,
            onChange: (value) => list.setFilter('status', value || FILTERS.status),
            anyLabel: 'Not archived',
            options: STATUSES,
          },
        ]}
        primary={addButton}
        none={
          <EmptyState
            icon={<IconDiscount />}
            title="No discounts yet"
            text="Set up what your team can offer, and its limits. On estimates and invoices each discount shows what it takes off, or why it does not apply."
            action={addButton}
          />
        }
        noMatch={{
          title: 'No discount matches',
          text: 'Try another word, or look in the archive.',
          resetLabel: 'Clear the search',
        }}
      />
      <DiscountDrawer openId={openId} onClose={close} />
    </Stack>
  );
}
