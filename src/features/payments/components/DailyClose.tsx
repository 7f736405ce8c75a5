import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconCashRegister, IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatCents } from '@/domain/money/format';
import { hasCome, sumsByMethod } from '@/domain/payment/dailyClose';
import { paymentsOfDay } from '@/domain/payment/queries';
import { PAYMENT_METHOD_LABELS } from '@/domain/payment/schema';
import { useToday } from '@/entities/company/useToday';
import { fillOf } from '@/ui/charts/fill';
import { PlainBar } from '@/ui/charts/StackedBar';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { DayInput } from '@/ui/forms/DayInput';
import { Section } from '@/ui/layout/Section';
import classes from './DailyClose.module.css';
import { toneOfMethod } from './methodTones';
import { whatFor } from './paymentColumns';
import { SumsTable } from './SumsTable';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Shows one day's receipts by payment method, printable, for reconciling the cash drawer and the checks. */
export function DailyClose() {
  const { company } = useSession();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = DAY.test(asked) ? asked : today;
  const { data, isLoading, error, refetch } = useRecords(collections.payments, paymentsOfDay(day));
  const payments = (data ?? []).filter(hasCome);
  const currency = payments[0]?.currency ?? 'USD';
  const sums = sumsByMethod(payments);
  const totalCents = sums.reduce((sum, { moneyCents }) => sum + moneyCents, 0);

  return (
    <Stack data-printed>
      <Group className="no-print" align="end" wrap="nowrap">
        <DayInput
          label="Day"
          value={day}
          maxDate={today}
          onChange={(next) => setParams({ tab: 'day', ...(next && { day: next }) }, { replace: true })}
        />
        <Button
          variant="default"
          flex="none"
          leftSection={<IconPrinter size={18} aria-hidden />}
          disabled={payments.length === 0}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Group>
      {isLoading ? (
        <LoadingRows rows={4} label="Loading the day" />
      ) : error ? (
        <ErrorState title="The day could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : payments.length === 0 ? (
        <EmptyState
          icon={<IconCashRegister size={28} />}
          title={`Nothing came in on ${formatDate(day, company.timeZone)}`}
          text="Choose another day, or enter a payment on its invoice."
        />
      ) : (
        <>
          <Section
            title={`${company.name}: ${formatDate(day, company.timeZone)}`}
            description="Totals for the day, less refunds since."
          >
            <div className={classes['total']}>{formatCents(totalCents, { currency })}</div>
            <PlainBar
              parts={sums.map(({ method, moneyCents }) => ({
                id: method,
                label: PAYMENT_METHOD_LABELS[method],
                value: moneyCents,
                tone: toneOfMethod(method),
              }))}
            />
            <Table maw={520} mt="sm" horizontalSpacing={0} aria-label="By method">
              <Table.Tbody>
                {sums.map(({ method, count, moneyCents }) => (
                  <Table.Tr key={method}>
                    <Table.Th scope="row" fw={400}>
                      <span {...fillOf(toneOfMethod(method), classes['swatch'])} aria-hidden />
                      {PAYMENT_METHOD_LABELS[method]}
                    </Table.Th>
                    <Table.Td c="dimmed">{formatCount(count, 'payment')}</Table.Td>
                    <Table.Td ta="right" className="tabular">
                      {formatCents(moneyCents, { currency })}
                    </Table.Td>
                  </Table.Tr>
                ))}
                <Table.Tr>
                  <Table.Th scope="row">Total</Table.Th>
                  <Table.Td />
                  <Table.Td ta="right" fw={600} className="tabular">
                    {formatCents(totalCents, { currency })}
                  </Table.Td>
                </Table.Tr>
              </Table.Tbody>
            </Table>
          </Section>
          <SumsTable
            title="Payments of the day"
            label="Payments of the day"
            minWidth={0}
            head={[
              { text: 'Customer' },
              { text: 'For', isSecondary: true },
              { text: 'Method', isSecondary: true },
              { text: 'Reference', isSecondary: true },
              { text: 'Amount', isFigure: true },
            ]}
          >
            {payments.map((payment) => (
              <Table.Tr key={payment.id}>
                <Table.Td>
                  {payment.customerName}
                  <Text size="sm" c="dimmed" hiddenFrom="sm">
                    {[whatFor(payment), PAYMENT_METHOD_LABELS[payment.method], payment.reference]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td visibleFrom="sm">{whatFor(payment)}</Table.Td>
                <Table.Td visibleFrom="sm">{PAYMENT_METHOD_LABELS[payment.method]}</Table.Td>
                <Table.Td visibleFrom="sm">{payment.reference}</Table.Td>
                <Table.Td ta="right" className="tabular">
                  {formatCents(payment.amountCents - payment.refundedCents, { currency: payment.currency })}
                </Table.Td>
              </Table.Tr>
            ))}
          </SumsTable>
        </>
      )}
    </Stack>
  );
}
