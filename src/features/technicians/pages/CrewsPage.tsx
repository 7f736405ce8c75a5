import { IconUsersGroup } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import type { Stored } from '@/domain/record/schema';
import { RESOURCE_KIND_LABELS, RESOURCE_KINDS, type Resource } from '@/domain/resource/schema';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { NewButton } from '@/entities/record/NewButton';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { useResources } from '@/entities/schedule/useResources';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useListParams } from '@/ui/table/useListParams';
import { TECHNICIAN_PAGES } from '../components/technicianPages';
import { ResourceCard } from '../components/ResourceCard';
import { resourceColumns } from '../components/resourceColumns';
import { ResourceDrawer } from '../components/ResourceDrawer';

const DEFAULTS = { sort: 'name:asc', filters: { kind: 'all' } } as const;
const VIEWS = [
  { value: 'all', label: 'All' },
  ...RESOURCE_KINDS.map((value) => ({
    value,
    label: { crew: 'Crews', vehicle: 'Vehicles', machine: 'Machines' }[value],
  })),
  { value: 'archived', label: 'Archived' },
];
const isIn = ({ kind, isArchived }: Resource, view: string): boolean =>
  view === 'archived' ? isArchived : !isArchived && (view === 'all' || kind === view);

/** Lists the board's rows other than technicians: crews, and resources booked for a visit. A record opens in a drawer. */
export function Component() {
  const can = useCan();
  const resources = useResources();
  const { namesOf } = useTechnicians();
  const { openId, open, close, hrefOf } = useOpenParam();
  const list = useListParams<{ kind: string }>(DEFAULTS);
  const { kind: view } = list.filters;
  const sign = list.sort.direction === 'desc' ? -1 : 1;
  const shown = heldList(resources, {
    collection: 'resources',
    q: list.q,
    keep: (resource) =>
      isIn(resource, view) &&
      hasEveryWord([resource.name, resource.unitNumber, ...namesOf(resource.technicianIds)], list.q),
    compare: (a, b) => sign * a.name.localeCompare(b.name),
  });
  const addButton = can('create', 'resources') && <NewButton noun="crew or vehicle" open={open} />;
  return (
    <RecordListPage<Stored<Resource>>
      name="resources"
      title="Crews and vehicles"
      caption="Crews and vehicles"
      nearby={TECHNICIAN_PAGES}
      primary={addButton}
      params={list}
      list={shown}
      columns={resourceColumns(namesOf)}
      rowHref={({ id }) => hrefOf(id)}
      renderCard={(resource) => <ResourceCard resource={resource} people={namesOf(resource.technicianIds)} />}
      rowLabel={({ name, kind }) => `${name}, ${RESOURCE_KIND_LABELS[kind].toLowerCase()}`}
      searchLabel="Search crews and vehicles"
      views={{
        options: VIEWS.map((option) => ({
          ...option,
          count: resources.isLoading ? '' : String(resources.all.filter((one) => isIn(one, option.value)).length),
        })),
        value: view,
        onChange: (value) => list.setFilter('kind', value),
      }}
      none={
        <EmptyState
          icon={<IconUsersGroup />}
          title="No crews or vehicles yet"
          text="Set up crews that work together, and the trucks and machines you book. Each gets a row on the schedule, and you are warned about double-bookings."
          action={addButton}
        />
      }
      noMatch={{ title: 'Nothing matches', text: 'Try another word or another kind.', resetLabel: 'Show all' }}
    >
      <ResourceDrawer openId={openId} onClose={close} />
    </RecordListPage>
  );
}
