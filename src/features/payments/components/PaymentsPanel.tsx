import { Group, Text } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatCents } from '@/domain/money/format';
import type { PaymentFilters } from '@/domain/payment/queries';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS, PAYMENT_STATES, type Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { PaymentStateBadge } from '@/entities/payment/PaymentStateBadge';
import { RecordList } from '@/entities/record/RecordList';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PaymentsPicture } from '@/ui/feedback/pictures/PaymentsPicture';
import { formatDate } from '@/ui/format/dateTime';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { usePaymentExport } from '../hooks/usePaymentExport';
import { usePaymentList } from '../hooks/usePaymentList';
import { HeldPayments } from './HeldPayments';
import { paymentColumns, whatFor } from './paymentColumns';
import { paymentFilterFields } from './paymentFilterFields';

const DEFAULTS = { sort: 'receivedOn:desc', filters: { method: '', state: '', from: '', to: '', unit: '' } } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the filters, ignoring unknown ones: a URL may be hand-typed or old. */
const toFilters = ({ method, state, from, to }: Record<keyof PaymentFilters, string>): PaymentFilters => ({
  method: PAYMENT_METHODS.find((known) => known === method) ?? '',
  state: PAYMENT_STATES.find((known) => known === state) ?? '',
  from: DAY.test(from) ? from : '',
  to: DAY.test(to) ? to : '',
});

/** Lists all payments, with search, filters, export and details. */
export function PaymentsPanel() {
  const { company } = useSession();
  const [address] = useSearchParams();
  const params = useListParams<Record<keyof PaymentFilters | 'unit', string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(params.filters), [params.filters]);
  const { unit } = params.filters;
  const found = usePaymentList(filters, unit, params.q, params.sort.direction);
  const { settings } = useBillingSettings();
  const exporting = usePaymentExport();
  const columns = useMemo(() => paymentColumns(company.timeZone), [company.timeZone]);

  return (
    <>
      <HeldPayments />
      <RecordList<Stored<Payment>>
        name="payments"
        caption="Payments"
        params={params}
        list={found}
        columns={columns}
        rowHref={({ id }) => {
          const opened = new URLSearchParams(address);
          opened.set('payment', id);
          return `${paths.payments}?${opened.toString()}`;
        }}
        renderCard={(payment) => <PaymentCard payment={payment} timeZone={company.timeZone} />}
        searchLabel="Search customer, invoice or reference"
        filters={paymentFilterFields(
          filters,
          { timeZone: company.timeZone, units: settings.units, unit },
          params.setFilter,
        )}
        exporting={exporting}
        onExport={() => exporting.start(found.source)}
        none={
          <EmptyState
            picture={<PaymentsPicture />}
            title="No payments yet"
            text="Payments are entered on an invoice, or arrive automatically when a customer pays by card."
            action={
              <LinkButton to={paths.invoices} variant="default">
                Go to the invoices
              </LinkButton>
            }
          />
        }
        noMatch={{
          icon: <IconCoin size={28} />,
          title: 'No payments match',
          text: params.q
            ? 'Search by customer, or by the beginning of the invoice number or reference.'
            : 'Nothing came in this way during that time.',
          resetLabel: 'Show all payments',
        }}
      />
    </>
  );
}

function PaymentCard({ payment, timeZone }: { payment: Stored<Payment>; timeZone: string }) {
  const { customerName, amountCents, currency, method, receivedOn, state } = payment;
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{customerName || whatFor(payment)}</Text>
        <Text fw={600} style={{ whiteSpace: 'nowrap' }}>
          {formatCents(amountCents, { currency })}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {formatDate(receivedOn, timeZone)} · {PAYMENT_METHOD_LABELS[method]} · {whatFor(payment)}
      </Text>
      {state !== 'succeeded' && (
        <div>
          <PaymentStateBadge state={state} />
        </div>
      )}
    </>
  );
}
