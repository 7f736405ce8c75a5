import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Stored } from '@/domain/record/schema';
import type { TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { useTaxZones } from '@/entities/tax/useTaxZones';
import { AppError } from '@/lib/appError';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

const LABELS = {
  name: 'Name',
  stacking: 'Rounding',
  taxes: 'Taxes',
  area: 'Where it applies',
  isDefault: 'Default',
  isActive: 'Active',
  notes: 'Notes',
};

/** Writes a zone. A new default takes the place of the earlier one. */
export function useSaveZone(zone: Stored<TaxZoneRecord> | null, onDone: () => void) {
  const { active } = useTaxZones();
  const writer = useSaveRecord(collections.taxes);
  const { update, conflictDialog } = useConflictSave({ definition: collections.taxes, labels: LABELS });

  const save = async (values: TaxZoneRecord): Promise<void> => {
    const saved = zone ? await update(zone, values, values.name) : await writer.create(values, { label: values.name });
    if (!saved) throw new AppError({ code: 'conflict', userMessage: 'Not saved yet. Your changes are still here.' });
    if (saved.isDefault) {
      const earlier = active.filter((other) => other.isDefault && other.id !== saved.id);
      await Promise.all(earlier.map((other) => writer.update(other.id, { isDefault: false }, { label: other.name })));
    }
    notify.success(`${values.name} saved.`);
    onDone();
  };

  const setActive = async (isActive: boolean): Promise<void> => {
    if (!zone) return;
    const isSure =
      isActive ||
      (await confirmAction({
        title: `Archive ${zone.name}?`,
        message:
          'It is no longer offered and no address finds it. Documents that have it keep it, and you can restore it.',
        confirmLabel: 'Archive',
      }));
    if (!isSure) return;
    try {
      const saved = await update(zone, isActive ? { isActive } : { isActive, isDefault: false }, zone.name);
      if (!saved) return;
      const undo = () =>
        void writer
          .update(zone.id, { isActive: zone.isActive, isDefault: zone.isDefault }, { label: zone.name })
          .catch((error: unknown) => notify.error(error));
      notify.success(isActive ? `${zone.name} is active again.` : `${zone.name} is archived.`, { undo });
      onDone();
    } catch (error) {
      notify.error(error);
    }
  };

  return { save, setActive, conflictDialog };
}
