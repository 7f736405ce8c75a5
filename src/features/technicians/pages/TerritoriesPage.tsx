import { Text } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import type { Stored } from '@/domain/record/schema';
import type { Territory } from '@/domain/territory/schema';
import { postalCodesText } from '@/domain/territory/territories';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { NewButton } from '@/entities/record/NewButton';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useTerritories } from '@/entities/technician/useTerritories';
import { EmptyState } from '@/ui/feedback/EmptyState';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';
import { TECHNICIAN_PAGES } from '../components/technicianPages';
import { TechnicianName } from '../components/TechnicianName';
import { TerritoryDrawer } from '../components/TerritoryDrawer';

const DEFAULTS = { sort: 'name:asc', filters: { status: 'active' } } as const;

const columnsOf = (namesOf: (ids: readonly string[]) => string[]): DataColumn<Stored<Territory>>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, color, isArchived }) => <TechnicianName name={name} color={color} isArchived={isArchived} />,
    isSortable: true,
  },
  { id: 'zips', header: 'ZIP codes', cell: ({ postalCodes }) => postalCodesText(postalCodes) || '–' },
  { id: 'people', header: 'Preferred', cell: ({ technicianIds }) => namesOf(technicianIds).join(', ') || '–' },
];

/** Lists areas by ZIP codes, with the technicians preferred there. A territory opens in a drawer. */
export function Component() {
  const can = useCan();
  const territories = useTerritories();
  const { namesOf } = useTechnicians();
  const { openId, open, close, hrefOf } = useOpenParam();
  const list = useListParams<{ status: string }>(DEFAULTS);
  const isShown = ({ isArchived }: Territory): boolean => isArchived === (list.filters.status === 'archived');
  const sign = list.sort.direction === 'desc' ? -1 : 1;
  const shown = heldList(territories, {
    collection: 'territories',
    q: list.q,
    keep: (territory) =>
      isShown(territory) &&
      hasEveryWord([territory.name, ...territory.postalCodes, ...namesOf(territory.technicianIds)], list.q),
    compare: (a, b) => sign * a.name.localeCompare(b.name),
  });
  const addButton = can('create', 'territories') && <NewButton noun="territory" open={open} />;
  return (
    <RecordListPage<Stored<Territory>>
      name="territories"
      title="Territories"
      caption="Territories"
      nearby={TECHNICIAN_PAGES}
      primary={addButton}
      params={list}
      list={shown}
      columns={columnsOf(namesOf)}
      rowHref={({ id }) => hrefOf(id)}
      renderCard={({ name, color, isArchived, postalCodes, technicianIds }) => (
        <>
          <Text fw={600} component="span">
            <TechnicianName name={name} color={color} isArchived={isArchived} />
          </Text>
          <Text size="sm" c="dimmed">
            {[postalCodesText(postalCodes), namesOf(technicianIds).join(', ')].filter(Boolean).join(' · ')}
          </Text>
        </>
      )}
      searchLabel="Search territories, ZIP codes"
      views={{
        options: [
          { value: 'active', label: 'Active' },
          { value: 'archived', label: 'Archived' },
        ],
        value: list.filters.status,
        onChange: (value) => list.setFilter('status', value),
      }}
      none={
        <EmptyState
          icon={<IconMap2 />}
          title="No territories yet"
          text="List the ZIP codes of an area and who usually works there. They are suggested first for new times, on the status board and in routes, unless others are much closer."
          action={addButton}
        />
      }
      noMatch={{ title: 'No territory matches', text: 'Try another word or ZIP code.', resetLabel: 'Show all' }}
    >
      <TerritoryDrawer openId={openId} onClose={close} />
    </RecordListPage>
  );
}
