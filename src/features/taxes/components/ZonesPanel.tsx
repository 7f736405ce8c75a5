import { Button, Select, Stack } from '@mantine/core';
import { IconDownload, IconPlus, IconReceiptTax } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { zoneWarnings } from '@/domain/tax/overlaps';
import { rateSummary } from '@/domain/tax/rates';
import { folded } from '@/domain/tax/regions';
import { JOB_NATURES, JOB_NATURE_LABELS, type JobNature } from '@/domain/tax/schema';
import { ZONE_TABLE_HEADERS, zoneTable } from '@/domain/tax/zoneTable';
import { areaText } from '@/domain/tax/zoneWords';
import { useTaxZones } from '@/entities/tax/useTaxZones';
import { csvFile } from '@/lib/csv';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import { DataTable } from '@/ui/table/DataTable';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useListParams } from '@/ui/table/useListParams';
import classes from './taxes.module.css';
import { TryZone } from './TryZone';
import { zoneColumns } from './zoneColumns';
import { ZoneDrawer } from './ZoneDrawer';

const FILTERS = { status: 'active', work: 'repair' };
const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
];
const WORKS = JOB_NATURES.map((value) => ({ value, label: `Rates on ${JOB_NATURE_LABELS[value].toLowerCase()}` }));

/** The zones with what they charge today, what is odd about them, and a place to try one. A zone opens in a drawer (`?open=`). */
export function ZonesPanel() {
  const { role, features, company } = useSession();
  const { all, active, isLoading, error, refetch } = useTaxZones();
  const [params, setParams] = useSearchParams();
  const list = useListParams({ sort: 'name:asc', filters: FILTERS });
  const mayCreate = can({ role, features }, 'create', 'taxes');
  const today = calendarDay(company.timeZone);
  const work: JobNature = JOB_NATURES.find((nature) => nature === list.filters.work) ?? 'repair';
  const sign = list.sort.direction === 'desc' ? -1 : 1;
  const rows = all
    .filter(({ isActive }) => list.filters.status === 'all' || isActive === (list.filters.status === 'active'))
    .filter((zone) =>
      folded([zone.name, areaText(zone.area), ...zone.area.cities, ...zone.area.postalPrefixes].join(' ')).includes(
        folded(list.q),
      ),
    )
    .sort((a, b) => sign * a.name.localeCompare(b.name));
  const warnings = zoneWarnings(all);
  const openParam = (id: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('open');
    else next.set('open', id);
    return next;
  };
  const addButton = mayCreate && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setParams(openParam('new'))}>
      New zone
    </Button>
  );

  return (
    <Stack gap="md">
      {warnings.length > 0 && (
        <InlineNotice tone="warning" title="Look at these zones">
          <ul className={classes.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </InlineNotice>
      )}
      <ListToolbar
        search={list.search}
        searchLabel="Search zones"
        filters={
          <>
            <Select
              aria-label="Status"
              data={STATUSES}
              value={list.filters.status}
              onChange={(status) => list.setFilter('status', status ?? 'active')}
              allowDeselect={false}
              w={130}
            />
            <Select
              aria-label="Rates for"
              data={WORKS}
              value={work}
              onChange={(nature) => list.setFilter('work', nature ?? 'repair')}
              allowDeselect={false}
              w={240}
            />
          </>
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={rows.length === 0}
              onClick={() => downloadFile('tax-zones.csv', csvFile(ZONE_TABLE_HEADERS, zoneTable(rows)))}
            >
              Export
            </Button>
            {addButton}
          </>
        }
        {...(list.isFiltered ? { onReset: list.reset } : {})}
      />
      <DataTable
        caption="Tax zones"
        columns={zoneColumns(work, today, company.timeZone)}
        rows={rows}
        getRowId={({ id }) => id}
        rowHref={({ id }) => `?${openParam(id).toString()}`}
        sort={list.sort}
        onSortChange={list.setSort}
        state={{ isLoading, error, onRetry: () => void refetch() }}
        empty={
          list.isFiltered ? (
            <EmptyState
              title="No zone matches"
              text="Try another word, or look in the archive."
              action={<Button onClick={list.reset}>Clear the search</Button>}
            />
          ) : (
            <EmptyState
              icon={<IconReceiptTax />}
              title="No tax zones yet"
              text="A zone is the set of taxes due at one place. Estimates and invoices find it by the job address. Until there is one, no tax is charged."
              action={addButton}
            />
          )
        }
      />
      {active.length > 0 && (
        <Section
          title="Try it"
          description={`See what a zone charges on an amount. Today, on ${JOB_NATURE_LABELS[work].toLowerCase()}, ${active[0]?.name ?? ''} charges ${active[0] ? rateSummary(active[0], work, today) : ''}.`}
        >
          <TryZone zones={active} />
        </Section>
      )}
      <ZoneDrawer
        key={params.get('open') ?? ''}
        openId={params.get('open')}
        onClose={() => setParams(openParam(null))}
      />
    </Stack>
  );
}
