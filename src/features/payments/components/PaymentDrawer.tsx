import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { refundLimitOf } from '@/domain/access/rights';
import { hasCome } from '@/domain/payment/dailyClose';
import { formatCents } from '@/domain/money/format';
import { refundableCents } from '@/domain/payment/refunds';
import { PAYMENT_METHOD_LABELS, type Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { PaymentStateBadge } from '@/entities/payment/PaymentStateBadge';
import { receiptPaper } from '@/entities/payment/receiptPaper';
import { RefundForm } from '@/entities/payment/RefundForm';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { paths } from '@/lib/paths';
import { SENDING } from '@/lib/sendingHash';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { RouterLink } from '@/ui/links/RouterLink';
import { PaymentNotices } from './PaymentNotices';
import { SendReceiptDialog } from './SendReceiptDialog';

type PaymentDrawerProps = {
  /** '' for closed. */
  paymentId: string;
  onClose: () => void;
};

/** Shows one payment: what it paid, its status, its receipt, and refunding it. */
export function PaymentDrawer({ paymentId, onClose }: PaymentDrawerProps) {
  return (
    <RecordDrawer
      definition={collections.payments}
      noun="payment"
      openId={paymentId || null}
      onClose={onClose}
      titleOf={() => 'Payment'}
    >
      {(payment) => payment && <Found payment={payment} />}
    </RecordDrawer>
  );
}

function Found({ payment }: { payment: Stored<Payment> }) {
  const session = useSession();
  const { company } = session;
  const printed = usePrintedAs(payment.businessUnitId);
  const readAnew = useReadMoneyAnew();
  const { hash } = useLocation();
  const [action, setAction] = useState<'refund' | 'send' | null>(hash === SENDING ? 'send' : null);
  const close = (): void => setAction(null);
  const { currency, state, refunds, stripeFeeCents } = payment;
  const money = (cents: number): string => formatCents(cents, { currency });
  const zone = company.timeZone;
  const mayRefund = refundLimitOf(session.user) > 0 && refundableCents(payment) > 0;

  return (
    <Stack>
      <Group>
        <Text fz={28} fw={700}>
          {money(payment.amountCents)}
        </Text>
        <PaymentStateBadge state={state} />
      </Group>
      <PaymentNotices payment={payment} />
      <DetailList
        items={[
          {
            label: 'Customer',
            value: payment.customerName && (
              <RouterLink to={paths.customerDetails(payment.customerId)}>{payment.customerName}</RouterLink>
            ),
          },
          { label: 'Paid for', value: <PaidFor payment={payment} /> },
          { label: 'Received', value: formatDate(payment.receivedOn, zone) },
          { label: 'Method', value: PAYMENT_METHOD_LABELS[payment.method] },
          { label: 'Tip in it', value: payment.tipCents > 0 ? money(payment.tipCents) : '', isHiddenWhenEmpty: true },
          { label: 'Reference', value: payment.reference, isHiddenWhenEmpty: true },
          { label: 'Note', value: payment.note, isHiddenWhenEmpty: true },
          {
            label: 'Stripe’s fee',
            value: stripeFeeCents === null ? '' : money(stripeFeeCents),
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Refunded',
            value: payment.refundedCents > 0 ? money(payment.refundedCents) : '',
            isHiddenWhenEmpty: true,
          },
        ]}
      />
      {refunds.length > 0 && (
        <section aria-labelledby="refunds">
          <Text component="h3" fw={600} id="refunds">
            Refunds
          </Text>
          {refunds.map(({ id, amountCents, at, reason }) => (
            <Text key={id} size="sm">
              {money(amountCents)} on {formatDateTime(at, zone)}: {reason}
            </Text>
          ))}
        </section>
      )}
      {action === 'refund' && (
        <RefundForm
          payment={payment}
          onCancel={close}
          onDone={async () => {
            close();
            await readAnew();
          }}
        />
      )}
      {action === 'send' && <SendReceiptDialog payment={payment} onClose={close} />}
      {action !== 'refund' && (
        <Group>
          {hasCome(payment) && <DownloadPdfButton paper={receiptPaper(payment, printed.company)} />}
          {hasCome(payment) && (
            <Button variant="default" onClick={() => setAction('send')}>
              Send the receipt…
            </Button>
          )}
          {mayRefund && (
            <Button variant="default" onClick={() => setAction('refund')}>
              Refund…
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

function PaidFor({ payment: { invoiceId, invoiceNumber, estimateId } }: { payment: Payment }) {
  if (invoiceId !== '') return <RouterLink to={paths.invoice(invoiceId)}>Invoice {invoiceNumber}</RouterLink>;
  if (estimateId !== '') return <RouterLink to={paths.estimateView(estimateId)}>Deposit on an estimate</RouterLink>;
  return '–';
}
