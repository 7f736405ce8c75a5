import { Button, Drawer } from '@mantine/core';
import { IconCylinder, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { keepsMove, moveList, moveLookups } from '@/domain/refrigerant-log/queries';
import { MOVE_KINDS, type RefrigerantMove } from '@/domain/refrigerant-log/schema';
import { MOVE_KIND_WORDS } from '@/domain/refrigerant-log/words';
import type { Stored } from '@/domain/record/schema';
import { useCustomerFilter } from '@/entities/customer/useCustomerFilter';
import { NEW, RecordDrawer } from '@/entities/record/RecordDrawer';
import { RecordList } from '@/entities/record/RecordList';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { OneColumn } from '@/ui/layout/OneColumn';
import { useListParams } from '@/ui/table/useListParams';
import { useCylinders } from '../../hooks/useCylinders';
import { useMoveExport } from '../../hooks/useMoveExport';
import { CylindersSection } from './CylindersSection';
import { MoveCard, moveColumns } from './moveColumns';
import { MoveDetails } from './MoveDetails';
import { MoveForm } from './MoveForm';

const DEFAULTS = { sort: 'at:desc', filters: { kind: '', customer: '' } } as const;

/** Shows the refrigerant log: cylinders, entries by unit, and a way to add more. */
export function RefrigerantPanel() {
  const { timeZone } = useSession().company;
  const can = useCan();
  const [address] = useSearchParams();
  const params = useListParams<{ kind: string; customer: string }>(DEFAULTS);
  const { openId, open, close, hrefOf } = useOpenParam();
  const cylinders = useCylinders();
  // The URL may have been typed or be outdated: unknown filters are ignored.
  const kind = MOVE_KINDS.find((known) => known === params.filters.kind) ?? '';
  const filter = { kind, customerId: params.filters.customer } as const;
  const { direction } = params.sort;
  const found = useSearchedList({
    definition: collections.refrigerantMoves,
    query: moveList(filter, direction),
    q: params.q,
    lookups: moveLookups(params.q),
    keep: (one: Stored<RefrigerantMove>) => keepsMove(one, filter),
  });
  const exporting = useMoveExport();
  const columns = useMemo(() => moveColumns(timeZone), [timeZone]);
  const customerFilter = useCustomerFilter(filter.customerId, (id) => params.setFilter('customer', id));
  const newButton = can('create', 'refrigerantMoves') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(NEW)}>
      Log refrigerant
    </Button>
  );
  return (
    <OneColumn>
      <CylindersSection cylinders={cylinders} />
      <RecordList<Stored<RefrigerantMove>>
        name="refrigerantMoves"
        caption="Refrigerant log"
        primary={newButton}
        params={params}
        list={found}
        columns={columns}
        rowHref={({ id }) => hrefOf(id)}
        renderCard={(move) => <MoveCard move={move} timeZone={timeZone} />}
        sort={{ field: 'at', direction }}
        searchLabel="Search cylinder, unit or customer"
        views={{
          options: [
            { value: '', label: 'All' },
            ...MOVE_KINDS.map((value) => ({ value, label: MOVE_KIND_WORDS[value] })),
          ],
          value: kind,
          onChange: (value) => params.setFilter('kind', value),
        }}
        filters={customerFilter}
        exporting={exporting}
        onExport={() => exporting.start(found.source)}
        none={
          <EmptyState
            icon={<IconCylinder size={28} />}
            title="Nothing logged yet"
            text="Log what goes into a unit and out of it, and see what each cylinder holds and how much each unit leaks."
            action={newButton || undefined}
          />
        }
        noMatch={{
          icon: <IconCylinder size={28} />,
          title: 'No entries match',
          text: params.q
            ? 'Search by words of the cylinder, the unit, the customer or the technician.'
            : 'None is of this kind or customer.',
          resetLabel: 'Show the whole log',
        }}
      />
      <Drawer opened={openId === NEW} onClose={close} position="right" size="lg" title="Log refrigerant">
        {openId === NEW && (
          <MoveForm
            start={{
              customerId: address.get('forCustomer') ?? '',
              propertyId: address.get('forProperty') ?? '',
              equipmentId: address.get('forEquipment') ?? '',
              jobId: address.get('forJob') ?? '',
              diagnosticId: address.get('forDiagnostic') ?? '',
            }}
            onDone={close}
          />
        )}
      </Drawer>
      <RecordDrawer
        definition={collections.refrigerantMoves}
        noun="refrigerant entry"
        openId={openId === NEW ? null : openId}
        onClose={close}
        titleOf={({ unitName }) => unitName}
      >
        {(move) => move && <MoveDetails move={move} onGone={close} />}
      </RecordDrawer>
    </OneColumn>
  );
}
