import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { MAX_LIST_LIMIT } from '@/data/limits';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Customer } from '@/domain/customer/schema';
import { equipmentOf } from '@/domain/equipment/queries';
import { jobsByCustomer } from '@/domain/job/queries';
import { notesOn } from '@/domain/note/queries';
import { propertiesOf } from '@/domain/property/queries';
import type { Stored } from '@/domain/record/schema';
import { useArchive } from '@/entities/record/useArchive';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

/** What is done to a whole customer: archived, restored, deleted. */
export function useCustomerActions(customer: Stored<Customer>) {
  const { store, scope } = useWorkspace();
  const navigate = useNavigate();
  const customers = useSaveRecord(collections.customers);
  const properties = useSaveRecord(collections.properties);
  const equipment = useSaveRecord(collections.equipment);
  const notes = useSaveRecord(collections.notes);

  const { archive, restore } = useArchive(collections.customers, customer, {
    name: customer.name,
    archived: { status: 'archived' },
    active: { status: 'active' },
    archivedText: `${customer.name} was archived.`,
    restoredText: `${customer.name} is back in your customers.`,
  });

  /** What goes along, read from the server or the device at this moment: caches may be half a minute old. */
  const readBelongings = async () => {
    const ids = async (
      definition: { path: (at: ReturnType<typeof scope>) => string },
      query: object,
    ): Promise<string[]> =>
      (await store.query(definition.path(scope()), { ...query, limit: MAX_LIST_LIMIT })).map(({ id }) => id);
    return {
      jobs: await store.query(collections.jobs.path(scope()), { ...jobsByCustomer(customer.id), limit: 1 }),
      properties: await ids(collections.properties, propertiesOf(customer.id)),
      equipment: await ids(collections.equipment, equipmentOf(customer.id)),
      notes: await ids(collections.notes, notesOn(customer.id)),
    };
  };

  const remove = async (): Promise<void> => {
    try {
      const own = await readBelongings();
      if (own.jobs.length > 0) {
        const shouldArchive = await confirmAction({
          title: 'This customer has jobs',
          message:
            'A customer with jobs is not deleted, so that the jobs keep their history. Archive the customer instead: it disappears from lists and search.',
          confirmLabel: 'Archive instead',
        });
        if (shouldArchive) await archive();
        return;
      }
      const along = [
        own.properties.length > 0 && formatCount(own.properties.length, 'property', 'properties'),
        own.equipment.length > 0 && `${formatCount(own.equipment.length, 'unit')} of equipment`,
        own.notes.length > 0 && formatCount(own.notes.length, 'note'),
      ].filter(Boolean);
      const isSure = await confirmAction({
        title: `Delete ${customer.name.slice(0, 80)}?`,
        message:
          along.length > 0 ? `This also deletes ${along.join(', ')}. It cannot be undone.` : 'It cannot be undone.',
        confirmLabel: 'Delete customer',
        tone: 'danger',
      });
      if (!isSure) return;
      await Promise.all([
        ...own.equipment.map(equipment.remove),
        ...own.properties.map(properties.remove),
        ...own.notes.map(notes.remove),
      ]);
      await customers.remove(customer.id);
      notify.success(`${customer.name} was deleted.`);
      void navigate(paths.customers, { replace: true });
    } catch (error) {
      notify.error(error);
    }
  };

  return { archive, restore, remove };
}
