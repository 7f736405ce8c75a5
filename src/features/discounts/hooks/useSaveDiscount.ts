import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { DiscountRecord } from '@/domain/discount/discountRecord';
import type { Discount } from '@/domain/discount/schema';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { AppError } from '@/lib/appError';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

const LABELS: Partial<Record<keyof DiscountRecord, string>> = {
  name: 'Name',
  code: 'Code',
  kind: 'Kind',
  ratePpm: 'Percent',
  amountCents: 'Amount',
  scope: 'Applies to',
  itemKinds: 'Only on',
  funding: 'Who pays for it',
  stacking: 'Other discounts',
  order: 'Order',
  capCents: 'At most',
  minimumSubtotalCents: 'Minimum subtotal',
  startsOn: 'First day',
  endsOn: 'Last day',
  usageLimit: 'Total uses',
  perCustomerLimit: 'Uses per customer',
  reason: 'Reason',
  approvalAboveCents: 'Needs approval above',
  isActive: 'Switched on',
  isArchived: 'Archived',
};

/** Writes a discount's terms; how often it was given is counted by the server. */
export function useSaveDiscount(discount: Stored<DiscountRecord> | null, onDone: () => void) {
  const writer = useSaveRecord(collections.discounts);
  const { update, conflictDialog } = useConflictSave({ definition: collections.discounts, labels: LABELS });

  const save = async (terms: Discount): Promise<void> => {
    const saved = discount
      ? await update(discount, terms, terms.name)
      : await writer.create({ ...terms, usedTotal: 0, isArchived: false }, { label: terms.name });
    if (!saved) throw new AppError({ code: 'conflict', userMessage: 'Not saved yet. Your changes are still here.' });
    notify.success(`${terms.name} saved.`);
    onDone();
  };

  const setArchived = async (isArchived: boolean): Promise<void> => {
    if (!discount) return;
    const { id, name } = discount;
    const isSure =
      !isArchived ||
      (await confirmAction({
        title: `Archive ${name}?`,
        message: 'It can no longer be applied. Documents that already have it keep it, and you can restore it.',
        confirmLabel: 'Archive',
      }));
    if (!isSure) return;
    try {
      if (!(await update(discount, { isArchived }, name))) return;
      const undo = () =>
        void writer
          .update(id, { isArchived: discount.isArchived }, { label: name })
          .catch((error: unknown) => notify.error(error));
      notify.success(isArchived ? `${name} is archived.` : `${name} can be applied again.`, { undo });
      onDone();
    } catch (error) {
      notify.error(error);
    }
  };

  return { save, setArchived, conflictDialog };
}
