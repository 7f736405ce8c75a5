import { Button, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { addCalendarDays, lastDayOfMonth } from '@/lib/calendar';
import { canAct } from '@/domain/access/permissions';
import { INTERVAL_LABELS, RENEWAL_LABELS } from '@/domain/agreement/record/plan';
import { OPENING, type Agreement, type AgreementBill, type AgreementLogEntry } from '@/domain/agreement/record/schema';
import { nextBillDay } from '@/domain/agreement/record/nextBill';
import { benefitsOf, priceText } from '@/domain/agreement/record/words';
import type { Stored } from '@/domain/record/schema';
import { billedCents, recognizedThrough, refundedCents } from '@/domain/agreement/record/income';
import { UserName } from '@/entities/user/UserName';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import type { AgreementActionsApi } from '../hooks/useAgreementActions';
import { taxedTotal } from '../money';

type Props = { agreement: Stored<Agreement> };

/** One below the other; '' for none. */
const lines = (texts: readonly string[]) =>
  texts.length === 0 ? '' : texts.map((text) => <div key={text}>{text}</div>);

/** Whom and what it covers, for how long and for how much. */
export function FactsSection({ agreement }: Props) {
  const { timeZone } = useSession().company;
  const { plan, customerId, customerName, propertyAddress, units, interval, priceCents, currency } = agreement;
  const total = taxedTotal(agreement);
  const lastDay = agreement.endsOn === '' ? '' : formatDate(addCalendarDays(agreement.endsOn, -1), timeZone);
  return (
    <Section title="Details">
      <DetailList
        columns={1}
        items={[
          { label: 'Member', value: <RouterLink to={paths.customerDetails(customerId)}>{customerName}</RouterLink> },
          { label: 'Property', value: propertyAddress },
          { label: 'Units covered', value: units.map(({ name }) => name).join(', '), isHiddenWhenEmpty: true },
          {
            label: 'Price',
            value: `${priceText(priceCents, interval, currency)}${total !== null && total !== priceCents ? `, ${formatMoney(total)} with tax` : ''}`,
          },
          { label: 'Billed', value: INTERVAL_LABELS[interval] },
          { label: 'Bills go to', value: agreement.customerEmail || 'Nobody: no e-mail address' },
          {
            label: 'Term',
            value:
              plan.termMonths === 0
                ? `From ${formatDate(agreement.startsOn, timeZone)} until it is canceled`
                : lastDay === ''
                  ? `${formatCount(plan.termMonths, 'month')} from ${formatDate(agreement.startsOn, timeZone)}`
                  : `${formatDate(agreement.termStartsOn, timeZone)} to ${lastDay}`,
          },
          { label: 'Then', value: plan.termMonths === 0 ? '' : RENEWAL_LABELS[plan.renewal], isHiddenWhenEmpty: true },
          { label: 'Members get', value: lines(benefitsOf(plan)), isHiddenWhenEmpty: true },
          { label: 'Repairs covered', value: plan.coverage, isHiddenWhenEmpty: true },
        ]}
      />
    </Section>
  );
}

/** What was billed, what of it is earned, and what is still owed in service. */
export function MoneySection({ agreement, today, actions }: Props & { today: string; actions: AgreementActionsApi }) {
  const { timeZone } = useSession().company;
  const { bills } = agreement;
  const billed = billedCents(agreement);
  const refunded = refundedCents(agreement);
  const earned = recognizedThrough(agreement, lastDayOfMonth(today.slice(0, 7)));
  const title = ({ name, from, until }: AgreementBill): string =>
    name || `${formatDate(from, timeZone)} to ${formatDate(addCalendarDays(until, -1), timeZone)}`;
  return (
    <Section title="Money">
      <DetailList
        columns={1}
        items={[
          { label: 'Billed, before tax', value: formatMoney(billed) },
          { label: 'Given back', value: refunded === 0 ? '' : formatMoney(refunded), isHiddenWhenEmpty: true },
          { label: 'Earned by the end of this month', value: formatMoney(earned) },
          { label: 'Still to be earned', value: formatMoney(billed - refunded - earned) },
          { label: 'Next bill', value: formatDate(nextBillDay(agreement), timeZone) || 'None' },
        ]}
      />
      <Refunds agreement={agreement} actions={actions} />
      {bills.length > 0 && (
        <LinedList label="Bills">
          {bills
            .slice(-6)
            .toReversed()
            .map((bill) => (
              <LinedRow
                key={`${bill.invoiceId} ${bill.lineId}`}
                title={
                  bill.invoiceId === '' || bill.invoiceId === OPENING ? (
                    title(bill)
                  ) : (
                    <RouterLink to={paths.invoice(bill.invoiceId)}>{title(bill)}</RouterLink>
                  )
                }
                details={
                  <>
                    {formatMoney(bill.priceCents)} <BillBadge bill={bill} today={today} />
                  </>
                }
              />
            ))}
        </LinedList>
      )}
    </Section>
  );
}

/** How one of its bills stands. */
function BillBadge({ bill: { invoiceId, isPaid, dueOn }, today }: { bill: AgreementBill; today: string }) {
  if (invoiceId === '') return <StatusBadge tone="info" label="On the next bill" />;
  if (isPaid) return <StatusBadge tone="success" label="Paid" />;
  if (dueOn === '') return <StatusBadge tone="neutral" label="Draft" />;
  return dueOn < today ? <StatusBadge tone="danger" label="Overdue" /> : <StatusBadge tone="warning" label="Open" />;
}

/** What a cancellation gave back: by which credit notes, and where the payment itself is refunded. */
function Refunds({ agreement, actions }: Props & { actions: AgreementActionsApi }) {
  const session = useSession();
  if (agreement.refunds.length === 0) return null;
  const mayCredit = canAct(session, 'creditInvoice');
  return (
    <LinedList label="Given back">
      {agreement.refunds.map(({ on, amountCents, creditNotes }) => (
        <LinedRow
          key={on}
          title={`${formatMoney(amountCents)} before tax, ${formatDate(on, session.company.timeZone)}`}
          details={
            creditNotes.length === 0
              ? 'Not credited yet'
              : creditNotes.map(({ creditNoteId, number, invoiceId }) => (
                  <div key={creditNoteId}>
                    Credit note {number}. <RouterLink to={paths.invoice(invoiceId)}>Refund on the invoice</RouterLink>
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

const TOLD: Record<AgreementLogEntry['kind'], string> = {
  offered: 'Offered',
  agreed: 'Agreed to',
  declined: 'Declined',
  billed: 'Billed',
  'past-due': 'Past due: visits and member prices are held',
  'paid-up': 'Paid up',
  paused: 'Paused',
  resumed: 'Resumed',
  renewed: 'Renewed',
  notice: 'Notice of the renewal sent',
  expired: 'Expired',
  cancelled: 'Canceled',
  changed: 'Taken back to be changed',
  terms: 'Plan changed',
  'terms-ahead': 'Plan change planned',
  transferred: 'Passed to the new owner',
  'card-added': 'Card on file',
  'card-removed': 'Card removed',
  'charge-failed': 'Charge did not go through',
  'autopay-off': 'Automatic payment switched off',
  'autopay-on': 'Automatic payment switched on',
  disputed: 'A charge is disputed at the bank: charges are held',
  'given-time': 'Given time to pay until',
  'ended-unpaid': 'Ended, unpaid',
  reinstated: 'Reinstated',
  imported: 'Imported from another program',
};

/** What has happened, the newest first. */
export function HistorySection({ agreement }: Props) {
  const { timeZone } = useSession().company;
  const { consent } = agreement;
  // Bills are listed with the money.
  const log = agreement.log.filter(({ kind }) => kind !== 'billed');
  if (log.length === 0) return null;
  return (
    <Section title="History">
      {consent && (
        <Text size="sm" mb="sm">
          {consent.by === 'customer' ? `Signed by ${consent.signature.name}` : `${consent.signature.name}, entered by `}
          {consent.by === 'office' && <UserName uid={consent.byUid} />}
          {`, ${formatDateTime(consent.at, timeZone)}`}
        </Text>
      )}
      <LinedList label="History">
        {log
          .slice(-12)
          .toReversed()
          .map(({ kind, at, by, text }, index) => (
            <LinedRow
              key={`${at} ${index}`}
              title={
                text === ''
                  ? TOLD[kind]
                  : `${TOLD[kind]}: ${kind === 'paused' ? 'until ' : ''}${/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text, timeZone) : text}`
              }
              details={
                <>
                  {formatDate(at, timeZone)}
                  {by !== '' && (
                    <>
                      {' · '}
                      <UserName uid={by} />
                    </>
                  )}
                </>
              }
            />
          ))}
      </LinedList>
    </Section>
  );
}
