import { Button, Group, Menu, Stack } from '@mantine/core';
import { IconBook2, IconDots, IconDownload, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { BULK_LIMIT } from '@/domain/pricebook/bulk';
import { ITEM_ORDERS, type ItemOrder } from '@/domain/pricebook/queries';
import type { PricebookRow } from '@/domain/pricebook/row';
import { PRICEBOOK_KINDS } from '@/domain/pricebook/schema';
import { useCategories } from '@/entities/pricebook/useCategories';
import { addCalendarDays } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import type { SortState } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useListParams } from '@/ui/table/useListParams';
import { BulkDialog } from '../components/BulkDialog';
import { CategoryTree } from '../components/CategoryTree';
import { ItemCard } from '../components/ItemCard';
import { ItemDrawer } from '../components/ItemDrawer';
import { pricebookColumns } from '../components/pricebookColumns';
import { PricebookFilterFields } from '../components/PricebookFilterFields';
import { PricebookMenu } from '../components/PricebookMenu';
import classes from '../components/pricebook.module.css';
import { SampleItems } from '../components/SampleItems';
import { useCategoryCounts } from '../hooks/useCategoryCounts';
import { usePricebookExport } from '../hooks/usePricebookExport';
import { usePricebookList, type PricebookFilters } from '../hooks/usePricebookList';
import { usePricebookSettings } from '../hooks/usePricebookSettings';
import { useToday } from '@/entities/company/useToday';

const DEFAULTS = { sort: 'sortName:asc', filters: { status: 'active', category: '', kind: '', cost: '' } } as const;
type FilterName = keyof PricebookFilters;

/** An address may have been typed or be old: what is no filter counts as none. */
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

/** All items: by category, searched as you type, filtered, changed one by one or many at once. */
export function Component() {
  const { role, features } = useSession();
  const today = useToday();
  const { settings } = usePricebookSettings();
  const { tree, flat, byId } = useCategories();
  const counts = useCategoryCounts();
  const [params, setParams] = useSearchParams();
  const list = useListParams<Record<FilterName, string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(list.filters), [list.filters]);
  const order = useMemo(() => toOrder(list.sort), [list.sort]);
  const found = usePricebookList(list.search.value, filters, order, addCalendarDays(today, -settings.staleAfterDays));
  const exporting = usePricebookExport();
  const [chosen, setChosen] = useState<string[]>([]);
  const [isBulk, setIsBulk] = useState(false);
  const actor = { role, features };
  const mayCreate = can(actor, 'create', 'pricebook');
  const mayUpdate = can(actor, 'update', 'pricebook');
  const columns = useMemo(
    () =>
      pricebookColumns({
        settings,
        today,
        isSearch: found.isSearch,
        categoryName: (id) => byId.get(id)?.category.name ?? '',
      }),
    [settings, today, found.isSearch, byId],
  );
  const setOpen = (isOpen: boolean): void =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (isOpen) next.set('open', 'new');
      else next.delete('open');
      return next;
    });

  const empty = list.isFiltered ? (
    <EmptyState
      icon={<IconBook2 size={28} />}
      title="No items match"
      text="Search by code, name, vendor or part number."
      action={
        <Button variant="default" onClick={list.reset}>
          Show all items
        </Button>
      }
    />
  ) : (
    <SampleItems
      mayCreate={mayCreate}
      onNew={() => setOpen(true)}
      importAction={
        <LinkButton variant="default" to={paths.pricebookImport}>
          Import
        </LinkButton>
      }
    />
  );

  return (
    <PageBody size="full">
      <PageHeader
        title="Pricebook"
        subtitle={found.total === null ? '' : `${formatCount(found.total, 'item')}${found.isSearch ? ' found' : ''}`}
        actions={
          <>
            <Button
              visibleFrom="sm"
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={exporting.count !== null}
              onClick={() => void exporting.start()}
            >
              Export CSV
            </Button>
            {mayCreate && (
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
                New item
              </Button>
            )}
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" aria-label="More">
                  <IconDots size={18} aria-hidden />
                </Button>
              </Menu.Target>
              <PricebookMenu onExport={() => void exporting.start()} />
            </Menu>
          </>
        }
      />
      <div className={classes.layout}>
        <Group visibleFrom="md" display={{ base: 'none', md: 'block' }}>
          <Section title="Categories">
            <CategoryTree
              tree={tree}
              value={filters.category}
              onChange={(id) => list.setFilter('category', id)}
              counts={counts}
            />
          </Section>
        </Group>
        <Stack gap="md" miw={0}>
          <ListToolbar
            search={list.search}
            searchLabel="Search the pricebook"
            filters={<PricebookFilterFields filters={filters} categories={flat} onChange={list.setFilter} />}
            onReset={list.isFiltered ? list.reset : undefined}
          />
          {found.isGuess && (
            <InlineNotice tone="info" role="status">
              No exact match. These are close.
            </InlineNotice>
          )}
          {mayUpdate && chosen.length > 0 && (
            <div className={classes.selection} role="status">
              <span>{formatCount(chosen.length, 'item')} chosen</span>
              <Button size="sm" onClick={() => setIsBulk(true)} disabled={chosen.length > BULK_LIMIT}>
                Change them
              </Button>
              <Button size="sm" variant="subtle" onClick={() => setChosen([])}>
                Select none
              </Button>
              {chosen.length > BULK_LIMIT && <span>At most {BULK_LIMIT} at once. Export, change and import more.</span>}
            </div>
          )}
          <DataTable<PricebookRow>
            caption="Pricebook"
            columns={columns}
            rows={found.rows}
            getRowId={({ id }) => id}
            rowHref={({ id }) => paths.pricebookItem(id)}
            renderCard={(row) => <ItemCard row={row} />}
            {...(!found.isSearch && { sort: order, onSortChange: list.setSort })}
            {...(mayUpdate && { selection: { ids: chosen, onChange: setChosen, labelOf: ({ name }) => name } })}
            state={{ isLoading: found.isLoading, error: found.error, onRetry: found.refetch }}
            empty={empty}
            paging={{ ...found.paging, ...(found.total !== null && filters.category === '' && { total: found.total }) }}
          />
        </Stack>
      </div>
      <ItemDrawer
        openId={mayCreate && params.get('open') === 'new' ? 'new' : null}
        categoryId={byId.has(filters.category) ? filters.category : ''}
        onClose={() => setOpen(false)}
      />
      {isBulk && (
        <BulkDialog
          ids={chosen}
          onClose={() => setIsBulk(false)}
          onDone={() => {
            setIsBulk(false);
            setChosen([]);
          }}
        />
      )}
    </PageBody>
  );
}
