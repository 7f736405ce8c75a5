import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { equipmentName } from '@/domain/equipment/format';
import type { Equipment } from '@/domain/equipment/schema';
import { propertyName } from '@/domain/property/format';
import type { Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

/** What is done to whole properties and units: removed, or given to another customer. */
export function usePropertyActions() {
  const properties = useSaveRecord(collections.properties);
  const equipment = useSaveRecord(collections.equipment);

  /** The equipment first: should it stop half-way, the property still shows what has not moved yet. */
  const give = async (
    property: Stored<Property>,
    units: readonly Stored<Equipment>[],
    customerId: string,
  ): Promise<{ property: Stored<Property>; units: Stored<Equipment>[] }> => {
    const moved = await Promise.all(
      units.map((unit) => equipment.update(unit.id, { customerId }, { label: equipmentName(unit) })),
    );
    return {
      property: await properties.update(property.id, { customerId }, { label: propertyName(property) }),
      units: moved,
    };
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
          () => notify.success('Property put back.'),
          notify.error,
        );
      notify.success(`${propertyName(property)} was moved.`, { undo });
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };

  const remove = async (property: Stored<Property>, units: readonly Stored<Equipment>[]): Promise<void> => {
    const isSure = await confirmAction({
      title: `Remove ${propertyName(property)}?`,
      message:
        units.length > 0
          ? `${formatCount(units.length, 'unit')} of equipment there will be deleted too. Jobs keep the address.`
          : 'Jobs keep the address.',
      confirmLabel: 'Remove property',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await Promise.all(units.map((unit) => equipment.remove(unit.id)));
      await properties.remove(property.id);
      notify.success('Property removed.');
    } catch (error) {
      notify.error(error);
    }
  };

  const removeUnit = async (unit: Stored<Equipment>): Promise<void> => {
    const isSure = await confirmAction({
      title: `Remove ${equipmentName(unit)}?`,
      message: 'Its serial number, dates and notes are deleted. Jobs that mention it stay.',
      confirmLabel: 'Remove equipment',
      tone: 'danger',
    });
    if (isSure) await equipment.remove(unit.id).then(() => notify.success('Equipment removed.'), notify.error);
  };

  return { move, remove, removeUnit };
}
