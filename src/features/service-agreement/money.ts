import { periodTotalCents } from '@/domain/agreement/record/create';
import type { AgreementInput } from '@/domain/agreement/record/schema';

/** A billing period with tax, in cents; null while it cannot be worked out. */
export function taxedTotal(
  agreement: Pick<AgreementInput, 'plan' | 'priceCents' | 'currency' | 'tax' | 'units' | 'startsOn'>,
): number | null {
  try {
    return periodTotalCents(agreement, agreement.startsOn);
  } catch {
    return null;
  }
}
