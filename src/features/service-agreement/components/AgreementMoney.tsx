import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { chargeAhead } from '@/domain/agreement/payment/standing';
import { billedCents, recognizedThrough, refundedCents } from '@/domain/agreement/record/income';
import { nextBillDay } from '@/domain/agreement/record/nextBill';
import { OPENING, type Agreement, type AgreementBill } from '@/domain/agreement/record/schema';
import { isOnlyOffered } from '@/domain/agreement/record/state';
import { overpaidCents } from '@/domain/invoice/credit';
import type { Stored } from '@/domain/record/schema';
import { addCalendarDays, lastDayOfMonth } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { DetailList } from '@/ui/layout/DetailList';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';
import type { AgreementActionsApi } from '../hooks/useAgreementActions';

type Props = { agreement: Stored<Agreement>; actions: AgreementActionsApi };

/** Number of most recent bills shown; older ones are among the customer's invoices. */
const SHOWN_BILLS = 12;

/** Shows what was billed, what is earned, what is still owed in service, and the bills. Renders nothing before someone has agreed. */
export function MoneySection({ agreement, today, actions }: Props & { today: string }) {
  const { timeZone } = useSession().company;
  const { bills, state } = agreement;
  if (bills.length === 0 && isOnlyOffered(state)) return null;
  const billed = billedCents(agreement);
  const refunded = refundedCents(agreement);
  const earned = recognizedThrough(agreement, lastDayOfMonth(today.slice(0, 7)));
  const nextBill =
    chargeAhead(agreement).why === 'ends'
      ? 'None unless the open bill is paid'
      : formatDate(nextBillDay(agreement), timeZone) || 'None';
  return (
    <Section title="Money" description="Before tax.">
      <OneColumn>
        <DetailList
          columns={2}
          items={[
            { label: 'Billed', value: formatMoney(billed) },
            { label: 'Credited', value: refunded === 0 ? '' : formatMoney(refunded), isHiddenWhenEmpty: true },
            { label: 'Earned by month end', value: formatMoney(earned) },
            { label: 'Still to be earned', value: formatMoney(billed - refunded - earned) },
            { label: 'Next bill', value: nextBill },
          ]}
        />
        <Refunds agreement={agreement} actions={actions} />
        {bills.length > 0 && (
          <FigureTable
            caption="Bills"
            columns={[{ label: 'Bill for' }, { label: 'Status', isText: true }, { label: 'Amount' }]}
            rows={bills
              .slice(-SHOWN_BILLS)
              .toReversed()
              .map((bill) => ({
                id: `${bill.invoiceId} ${bill.lineId}`,
                cells: [
                  <BillName key="name" bill={bill} timeZone={timeZone} />,
                  <BillBadge key="state" bill={bill} today={today} />,
                  formatMoney(bill.priceCents),
                ],
              }))}
          />
        )}
      </OneColumn>
    </Section>
  );
}

/** Describes a bill, linked to its invoice. */
function BillName({ bill, timeZone }: { bill: AgreementBill; timeZone: string }) {
  const { name, from, until, invoiceId } = bill;
  const text = name || `${formatDate(from, timeZone)} to ${formatDate(addCalendarDays(until, -1), timeZone)}`;
  if (invoiceId === '' || invoiceId === OPENING) return text;
  return <RouterLink to={paths.invoice(invoiceId)}>{text}</RouterLink>;
}

/** Shows a bill's status. */
function BillBadge({ bill: { invoiceId, isPaid, dueOn }, today }: { bill: AgreementBill; today: string }) {
  if (invoiceId === '') return <StatusBadge tone="info" label="On the next bill" />;
  if (isPaid) return <StatusBadge tone="success" label="Paid" />;
  if (dueOn === '') return <StatusBadge tone="neutral" label="Draft" />;
  return dueOn < today ? <StatusBadge tone="danger" label="Overdue" /> : <StatusBadge tone="warning" label="Open" />;
}

const isOpen = ({ bills }: Agreement, invoiceId: string): boolean =>
  bills.some((bill) => bill.invoiceId === invoiceId && !bill.isPaid);

/** Links to a credited invoice, and shows whether any of its payment still has to be refunded there. */
function CreditedInvoice({ agreement, invoiceId }: { agreement: Agreement; invoiceId: string }) {
  const can = useCan();
  const { data: invoice } = useOptionalRecord(collections.invoices, invoiceId, { isEnabled: can('read', 'invoices') });
  const toRefundCents = invoice ? overpaidCents(invoice) : null;
  const label = isOpen(agreement, invoiceId)
    ? 'Less is owed on the invoice'
    : toRefundCents === null
      ? 'See the invoice'
      : toRefundCents > 0
        ? `Refund ${formatMoney(toRefundCents)} on the invoice`
        : 'Nothing is left to refund on the invoice';
  return <RouterLink to={paths.invoice(invoiceId)}>{label}</RouterLink>;
}

/** Shows the credits from a cancellation: their credit notes, and where the payment itself is refunded. */
function Refunds({ agreement, actions }: Props) {
  const session = useSession();
  if (agreement.refunds.length === 0) return null;
  const mayCredit = canAct(session, 'creditInvoice');
  return (
    <LinedList label="Refunds">
      {agreement.refunds.map(({ on, amountCents, creditNotes }) => (
        <LinedRow
          key={on}
          title={`${formatMoney(amountCents)} before tax, ${formatDate(on, session.company.timeZone)}`}
          details={
            creditNotes.length === 0
              ? 'Not credited yet'
              : creditNotes.map(({ creditNoteId, number, invoiceId }) => (
                  <div key={creditNoteId}>
                    Credit note {number}. <CreditedInvoice agreement={agreement} invoiceId={invoiceId} />
                  </div>
                ))
          }
        >
          {creditNotes.length === 0 && mayCredit && (
            <Button variant="text" loading={actions.isBusy} onClick={() => void actions.credit()}>
              Make the credit note
            </Button>
          )}
        </LinedRow>
      ))}
    </LinedList>
  );
}
