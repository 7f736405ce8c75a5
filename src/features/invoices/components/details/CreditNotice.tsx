import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Notes that an open invoice's customer has credit and offers to apply it. Renders nothing without credit. */
export function CreditNotice({ invoice, onUse }: { invoice: Invoice; onUse: () => void }) {
  const session = useSession();
  const { data: balance } = useOptionalRecord(collections.balances, invoice.customerId, {
    isEnabled: invoice.isOpen,
  });
  const overpaidCents = balance?.overpaidCents ?? 0;
  if (!invoice.isOpen || overpaidCents <= 0) return null;
  const credit = formatCents(overpaidCents, { currency: invoice.document.currency });
  return (
    <InlineNotice
      tone="info"
      title={`${invoice.customerName} has ${credit} of credit`}
      action={
        canAct(session, 'recordPayment') && (
          <Button variant="default" onClick={onUse}>
            Use credit…
          </Button>
        )
      }
    >
      From overpayments, credit notes or deposits.
    </InlineNotice>
  );
}
