import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Agreement } from '@/domain/agreement/record/schema';
import { recurringOfCustomer } from '@/domain/invoice/queries';
import { rhythmText } from '@/domain/invoice/recurring';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';

/**
 * Warns of a recurring invoice that still runs next to the agreement. Members used to be billed that way, and it would bill the customer
 * twice.
 */
export function RecurringBeside({ agreement }: { agreement: Pick<Agreement, 'customerId' | 'state' | 'propertyId'> }) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const { customerId, propertyId, state } = agreement;
  const isBilled = state !== 'declined' && state !== 'expired' && state !== 'cancelled';
  const isEnabled = isBilled && can('read', 'recurringInvoices');
  const { data = [] } = useRecords(collections.recurringInvoices, recurringOfCustomer(customerId), { isEnabled });
  const running = isEnabled
    ? data.find(
        ({ isActive, template }) => isActive && (template.propertyId === '' || template.propertyId === propertyId),
      )
    : undefined;
  if (!running) return null;
  return (
    <InlineNotice
      tone="warning"
      title={`A recurring invoice also bills this customer: ${running.name}`}
      action={
        <LinkButton to={paths.recurringInvoice(running.id)} variant="default">
          See the recurring invoice
        </LinkButton>
      }
    >
      {rhythmText(running)} {formatMoney(running.template.totalCents)}, next on {formatDate(running.nextOn, timeZone)}.
      If the agreement replaces it, pause it.
    </InlineNotice>
  );
}
