import { useEffect, useEffectEvent } from 'react';
import { equipmentName } from '@/domain/equipment/format';
import type { Equipment } from '@/domain/equipment/schema';
import { useEquipment } from './useEquipment';

type Copy = (
  unit: Equipment,
  /** Returns the name for the form: the unit's, unless something was typed that isn't one of the customer's units. */
  nameInstead: (typed: string) => string,
) => void;

/** Calls `copy` once for each chosen unit as soon as it's loaded: forms rely on its data being there. */
export function useUnitCopies(
  { customerId, equipmentId }: { customerId: string; equipmentId: string },
  copy: Copy,
): void {
  const { equipment } = useEquipment(customerId);
  const unit = equipment.find(({ id }) => id === equipmentId);
  const take = useEffectEvent(() => {
    if (unit === undefined) return;
    const others = equipment.filter(({ id }) => id !== unit.id).map(equipmentName);
    copy(unit, (typed) => (typed === '' || others.includes(typed) ? equipmentName(unit) : typed));
  });
  const knownId = unit?.id ?? '';
  useEffect(() => {
    if (knownId !== '') take();
  }, [knownId]);
}
