import type { Estimate } from '@/domain/estimate/schema';
import { sumOf } from '@/domain/money/amounts';
import { heldOf } from '@/domain/payment/refunds';
import type { Stored } from '@/domain/record/schema';
import { FinancingSection } from '@/entities/financing/FinancingSection';
import { useDeposits } from '@/entities/payment/useDeposits';

/** Shows an estimate's financing, which shares a balance with its deposits. Once invoiced, it moves to the invoice. */
export function EstimateFinancing({ estimate }: { estimate: Stored<Estimate> }) {
  const { paid } = useDeposits(estimate.id);
  const isOpen = estimate.state === 'sent' || estimate.state === 'approved';
  return (
    <FinancingSection
      subjectKind="estimate"
      subjectId={estimate.id}
      currency={estimate.document.currency}
      totalCents={estimate.approval?.totalCents ?? estimate.totalCents}
      paidCents={sumOf(paid.map(heldOf))}
      isOpen={isOpen && estimate.invoiceIds.length === 0}
    />
  );
}
