import type { ChangeOrderInput, ChangeOrderRecord } from '@/domain/contract/money/changeOrder';
import { changeOrderInputSchema } from '@/domain/contract/money/changeOrder';
import { newId } from '@/lib/ids';

/** Initial values of the change order dialog. */
export const orderForm = (order: ChangeOrderRecord | null): ChangeOrderInput =>
  order
    ? changeOrderInputSchema.parse(order)
    : { title: '', reason: 'owner', explanation: '', lines: [newOrderLine()], days: 0, retainagePpm: null };

export const newOrderLine = (): ChangeOrderInput['lines'][number] => ({
  id: newId(),
  kind: 'labor',
  description: '',
  costCode: '',
  amountCents: 0,
});
