import { Stack } from '@mantine/core';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { zoneWarnings } from '@/domain/tax/overlaps';
import { rateSummary } from '@/domain/tax/rates';
import { folded } from '@/domain/contact/regions';
import { JOB_NATURES, JOB_NATURE_LABELS, type JobNature } from '@/domain/tax/schema';
import { isNoSalesTax } from '@/domain/tax/noSalesTax';
import type { TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { areaText } from '@/domain/tax/zoneWords';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { SalesTaxButton } from '@/entities/tax/SalesTaxButton';
import { useTaxZones } from '@/entities/tax/useTaxZones';
import { heldList } from '@/entities/record/heldList';
import { NewButton } from '@/entities/record/NewButton';
import { RecordList } from '@/entities/record/RecordList';
import { calendarDay } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InvoicesPicture } from '@/ui/feedback/pictures/InvoicesPicture';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import { useListParams } from '@/ui/table/useListParams';
import { useZoneExport } from '../hooks/useZoneExport';
import classes from './taxes.module.css';
import { TryZone } from './TryZone';
import { zoneColumns } from './zoneColumns';
import { ZoneDrawer } from './ZoneDrawer';

const FILTERS = { status: 'active', work: 'repair' };
const STATUSES = [
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
];
const WORKS = JOB_NATURES.filter((value) => value !== FILTERS.work).map((value) => ({
  value,
  label: JOB_NATURE_LABELS[value],
}));

/** Lists the zones with today's rates, their oddities, and a place to try one. A zone opens in a drawer (`?open=`). */
export function ZonesPanel() {
  const { company } = useSession();
  const zones = useTaxZones();
  const { all, active } = zones;
  const { openId, open, close, hrefOf } = useOpenParam();
  const exporting = useZoneExport();
  const list = useListParams({ sort: 'name:asc', filters: FILTERS });
  const mayCreate = useCan()('create', 'taxes');
  const today = calendarDay(company.timeZone);
  const work: JobNature = JOB_NATURES.find((nature) => nature === list.filters.work) ?? 'repair';
  const { status } = list.filters;
  const sign = list.sort.direction === 'desc' ? -1 : 1;
  const shown = heldList(zones, {
    collection: 'taxes',
    q: list.q,
    keep: (zone) =>
      (status === 'all' || zone.isActive === (status === 'active')) &&
      folded([zone.name, areaText(zone.area), ...zone.area.cities, ...zone.area.postalPrefixes].join(' ')).includes(
        folded(list.q),
      ),
    compare: (a, b) => sign * a.name.localeCompare(b.name),
  });
  const onlyNone = active.length > 0 && active.every(isNoSalesTax);
  const warnings = zoneWarnings(all);
  const addButton = mayCreate && <NewButton noun="zone" open={open} />;

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
      {mayCreate && onlyNone && (
        <InlineNotice
          tone="info"
          title="Your company charges no sales tax"
          action={<SalesTaxButton size="compact-md" />}
        >
          That is the choice you made. Set up your rates when it changes.
        </InlineNotice>
      )}
      <RecordList<Stored<TaxZoneRecord>>
        name="taxes"
        caption="Tax zones"
        params={list}
        list={shown}
        columns={zoneColumns(work, today, company.timeZone)}
        rowHref={({ id }) => hrefOf(id)}
        searchLabel="Search zones"
        filters={[
          {
            name: 'status',
            label: 'Status',
            value: status === FILTERS.status ? '' : status,
            onChange: (value) => list.setFilter('status', value || FILTERS.status),
            anyLabel: 'Active',
            options: STATUSES,
          },
          {
            name: 'work',
            label: 'Rates for',
            value: work === FILTERS.work ? '' : work,
            onChange: (nature) => list.setFilter('work', nature || FILTERS.work),
            anyLabel: JOB_NATURE_LABELS.repair,
            options: WORKS,
          },
        ]}
        primary={addButton}
        exporting={exporting}
        onExport={() => exporting.start(shown.source)}
        none={
          <EmptyState
            picture={<InvoicesPicture />}
            title="No tax zones yet"
            text="Until there is one, estimates and invoices charge no tax."
            action={mayCreate && <SalesTaxButton variant="filled" />}
          />
        }
        noMatch={{
          title: 'No zone matches',
          text: 'Try another word, or look in the archive.',
          resetLabel: 'Clear the search',
        }}
      />
      {active.length > 0 && (
        <Section
          title="Try it"
          description={`See what a zone charges on an amount. Today, on ${JOB_NATURE_LABELS[work].toLowerCase()}, ${active[0]?.name ?? ''} charges ${active[0] ? rateSummary(active[0], work, today) : ''}.`}
        >
          <TryZone zones={active} />
        </Section>
      )}
      <ZoneDrawer openId={openId} onClose={close} />
    </Stack>
  );
}
