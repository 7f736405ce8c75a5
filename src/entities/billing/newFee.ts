import type { DocumentFee } from '@/domain/billing/schema';
import { newId } from '@/lib/ids';

/** Returns a fee to be named and priced. */
export const newFee = (): DocumentFee => ({
  id: newId(),
  name: '',
  kind: 'fixed',
  amountCents: 0,
  ratePpm: 0,
  taxClass: 'fee',
});
