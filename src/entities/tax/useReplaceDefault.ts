import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Stored } from '@/domain/record/schema';
import { isNoSalesTax } from '@/domain/tax/noSalesTax';
import type { TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { useTaxZones } from './useTaxZones';

/** Makes a saved zone the only default, if it is one: replaces the previous default, and archives the choice of no tax. */
export function useReplaceDefault(): (saved: Stored<TaxZoneRecord>) => Promise<void> {
  const { active } = useTaxZones();
  const writer = useSaveRecord(collections.taxes);
  return async (saved) => {
    if (!saved.isDefault) return;
    const earlier = active.filter((other) => other.isDefault && other.id !== saved.id);
    await Promise.all(
      earlier.map((other) =>
        writer.update(
          other.id,
          { isDefault: false, ...(isNoSalesTax(other) && { isActive: false }) },
          { label: other.name },
        ),
      ),
    );
  };
}
