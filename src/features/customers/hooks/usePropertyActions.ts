import { collections } from '@/data/collections';
import { partOf, useSaveTogether } from '@/data/react/useSaveTogether';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { equipmentName } from '@/domain/equipment/format';
import type { Equipment } from '@/domain/equipment/schema';
import { propertyName } from '@/domain/property/format';
import type { Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import { useDelete } from '@/entities/record/useDelete';
import { useRemoveRecord } from '@/entities/record/useRemoveRecord';
import { notify } from '@/ui/feedback/notify';

/** Provides actions on properties and units: remove, or move to another customer. */
export function usePropertyActions() {
  const { repository } = useWorkspace();
  const saveTogether = useSaveTogether();
  const deleteUnit = useDelete(collections.equipment);
  const removeProperty = useRemoveRecord('properties');

  /** Moves a property and its contents in one write. */
  const give = async (
    property: Stored<Property>,
    units: readonly Stored<Equipment>[],
    customerId: string,
  ): Promise<{ property: Stored<Property>; units: Stored<Equipment>[] }> => {
    await saveTogether([
      partOf(collections.properties, [
        { id: property.id, update: { customerId }, base: property, label: propertyName(property) },
      ]),
      partOf(
        collections.equipment,
        units.map((unit) => ({ id: unit.id, update: { customerId }, base: unit, label: equipmentName(unit) })),
      ),
    ]);
    const [moved, ...movedUnits] = await Promise.all([
      repository(collections.properties).getById(property.id),
      ...units.map(({ id }) => repository(collections.equipment).getById(id)),
    ] as const);
    return { property: moved, units: movedUnits };
  };

  const move = async (
    property: Stored<Property>,
    units: readonly Stored<Equipment>[],
    customerId: string,
  ): Promise<boolean> => {
    try {
      const moved = await give(property, units, customerId);
      const undo = () =>
        give(moved.property, moved.units, property.customerId).then(
          () => notify.success('Property restored.'),
          notify.error,
        );
      notify.success(`${propertyName(property)} was moved.`, { undo });
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };

  const remove = (property: Stored<Property>): Promise<boolean> =>
    removeProperty(property.id, {
      name: propertyName(property),
      confirmLabel: 'Remove property',
      consequence: 'Existing jobs, estimates and invoices keep the address.',
      advice: 'Change or delete them first.',
      done: 'Property removed.',
    });

  const removeUnit = (unit: Stored<Equipment>) =>
    deleteUnit(unit.id, {
      name: equipmentName(unit),
      message: 'Its serial number, dates and notes will be deleted. Jobs that mention it are kept.',
      confirmLabel: 'Remove equipment',
      done: 'Equipment removed.',
    });

  return { move, remove, removeUnit };
}
