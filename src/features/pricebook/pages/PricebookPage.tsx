import { IconBook2 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { seesCosts } from '@/domain/access/rights';
import { allItems, ITEM_ORDERS, type ItemOrder } from '@/domain/pricebook/queries';
import type { PricebookRow } from '@/domain/pricebook/row';
import { PRICEBOOK_KINDS } from '@/domain/pricebook/schema';
import { useCategories } from '@/entities/pricebook/useCategories';
import { NewButton } from '@/entities/record/NewButton';
import { NEW } from '@/entities/record/RecordDrawer';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { addCalendarDays } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import type { SortState } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { BulkDialog } from '../components/BulkDialog';
import { CategoriesAside } from '../components/CategoriesAside';
import { ItemCard } from '../components/ItemCard';
import { ItemBulkBar } from '../components/ItemBulkBar';
import { ItemDrawer } from '../components/ItemDrawer';
import { pricebookColumns } from '../components/pricebookColumns';
import { pricebookFilterFields } from '../components/pricebookFilterFields';
import { SampleItems } from '../components/SampleItems';
import { useCategoryCounts } from '../hooks/useCategoryCounts';
import { usePricebookExport } from '../hooks/usePricebookExport';
import { usePricebookMenu } from '../hooks/usePricebookMenu';
import { usePricebookList, type PricebookFilters } from '../hooks/usePricebookList';
import { usePricebookSettings } from '@/entities/pricebook/usePricebookSettings';
import { useToday } from '@/entities/company/useToday';

const DEFAULTS = { sort: 'sortName:asc', filters: { status: 'active', category: '', kind: '', cost: '' } } as const;
type FilterName = keyof PricebookFilters;

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
];

/** Parses the filters, ignoring unknown ones: a URL may be hand-typed or old. */
const toFilters = ({ status, category, kind, cost }: Record<FilterName, string>): PricebookFilters => ({
  status: status === 'archived' ? 'archived' : 'active',
  category,
  kind: PRICEBOOK_KINDS.find((each) => each === kind) ?? '',
  cost: cost === 'stale' ? 'stale' : '',
});
const toOrder = ({ field, direction }: SortState): ItemOrder => ({
  field: ITEM_ORDERS.find((each) => each === field) ?? 'sortName',
  direction,
});

const NO_MATCH = {
  icon: <IconBook2 size={28} />,
  title: 'No items match',
  text: 'Search by code, name, vendor or part number.',
  resetLabel: 'Show all items',
};

const NoExactMatch = () => (
  <InlineNotice tone="info" role="status">
    No exact match. These are close.
  </InlineNotice>
);

/** Lists all items by category, with search as you type, filters, and single or bulk changes. */
export function Component() {
  const can = useCan();
  const hasCosts = seesCosts(useSession().user);
  const today = useToday();
  const { settings } = usePricebookSettings();
  const { tree, flat, byId } = useCategories();
  const counts = useCategoryCounts();
  const { openId, open, close } = useOpenParam();
  const list = useListParams<Record<FilterName, string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(list.filters), [list.filters]);
  const order = useMemo(() => toOrder(list.sort), [list.sort]);
  const found = usePricebookList(list.search.value, filters, order, addCalendarDays(today, -settings.staleAfterDays));
  const exporting = usePricebookExport();
  const selection = useSelection(list.question);
  const [bulkIds, setBulkIds] = useState<readonly string[]>([]);
  const mayCreate = can('create', 'pricebook');
  const columns = useMemo(
    () =>
      pricebookColumns({
        settings,
        today,
        isSearch: found.isSearch,
        hasCosts,
        categoryName: (id) => byId.get(id)?.category.name ?? '',
      }),
    [settings, today, found.isSearch, hasCosts, byId],
  );
  const menu = usePricebookMenu();

  return (
    <RecordListPage<PricebookRow>
      name="pricebook"
      title="Pricebook"
      count={found.total === null ? '' : `${formatCount(found.total, 'item')}${found.isSearch ? ' found' : ''}`}
      caption="Pricebook"
      primary={mayCreate && <NewButton noun="item" open={open} />}
      actions={menu.actions}
      aside={
        <CategoriesAside
          tree={tree}
          value={filters.category}
          onChange={(id) => list.setFilter('category', id)}
          counts={counts}
        />
      }
      params={list}
      // This device's count includes all categories.
      list={{ ...found, total: filters.category === '' ? found.total : null }}
      columns={columns}
      rowHref={({ id }) => paths.pricebookItem(id)}
      renderCard={(row) => <ItemCard row={row} />}
      sort={found.isSearch ? null : order}
      searchLabel="Search the pricebook"
      filters={pricebookFilterFields(filters, flat, list.setFilter)}
      views={{ options: STATUSES, value: filters.status, onChange: (status) => list.setFilter('status', status) }}
      // The file includes costs.
      {...(hasCosts && { exporting, onExport: () => exporting.start({ query: allItems() }) })}
      exportLabel="Export all"
      summary={found.isGuess && <NoExactMatch />}
      selection={can('update', 'pricebook') ? selection : undefined}
      rowLabel={({ name }) => name}
      bulkBar={
        <ItemBulkBar ids={selection.of(found.rows).map(({ id }) => id)} onEdit={setBulkIds} onClear={selection.clear} />
      }
      none={
        <SampleItems
          mayCreate={mayCreate}
          onNew={() => open(NEW)}
          importAction={
            <LinkButton variant="default" to={paths.pricebookImport}>
              Import
            </LinkButton>
          }
        />
      }
      noMatch={NO_MATCH}
    >
      {menu.dialog}
      <ItemDrawer
        openId={mayCreate && openId === NEW ? NEW : null}
        categoryId={byId.has(filters.category) ? filters.category : ''}
        onClose={close}
      />
      {bulkIds.length > 0 && (
        <BulkDialog
          ids={bulkIds}
          onClose={() => setBulkIds([])}
          onDone={() => {
            setBulkIds([]);
            selection.clear();
          }}
        />
      )}
    </RecordListPage>
  );
}
