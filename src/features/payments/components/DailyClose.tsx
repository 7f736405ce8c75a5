import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
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
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import classes from './DailyClose.module.css';
import { whatFor } from './paymentColumns';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What came in on one day, by how it was paid: to count the till and the checks against, and to print. */
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
    <Stack className={classes['sheet'] ?? ''}>
      <Group className={classes['controls'] ?? ''} align="end">
        <TextInput
          type="date"
          label="Day"
          value={day}
          max={today}
          onChange={({ currentTarget }) =>
            setParams({ tab: 'day', ...(currentTarget.value && { day: currentTarget.value }) }, { replace: true })
          }
        />
        <Button
          variant="default"
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
          <Text component="h2" fw={650} fz="lg">
            {company.name}: {formatDate(day, company.timeZone)}
          </Text>
          <Table maw={480} captionSide="top">
            <Table.Caption>Totals for the day, less refunds since</Table.Caption>
            <Table.Tbody>
              {sums.map(({ method, count, moneyCents }) => (
                <Table.Tr key={method}>
                  <Table.Th scope="row">{PAYMENT_METHOD_LABELS[method]}</Table.Th>
                  <Table.Td>{formatCount(count, 'payment')}</Table.Td>
                  <Table.Td ta="right">{formatCents(moneyCents, { currency })}</Table.Td>
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Th scope="row">Total</Table.Th>
                <Table.Td />
                <Table.Td ta="right" fw={700}>
                  {formatCents(totalCents, { currency })}
                </Table.Td>
              </Table.Tr>
            </Table.Tbody>
          </Table>
          <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
            <Table captionSide="top">
              <Table.Caption>Each payment of the day</Table.Caption>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Customer</Table.Th>
                  <Table.Th scope="col">For</Table.Th>
                  <Table.Th scope="col">Method</Table.Th>
                  <Table.Th scope="col">Reference</Table.Th>
                  <Table.Th scope="col" ta="right">
                    Amount
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {payments.map((payment) => (
                  <Table.Tr key={payment.id}>
                    <Table.Td>{payment.customerName}</Table.Td>
                    <Table.Td>{whatFor(payment)}</Table.Td>
                    <Table.Td>{PAYMENT_METHOD_LABELS[payment.method]}</Table.Td>
                    <Table.Td>{payment.reference}</Table.Td>
                    <Table.Td ta="right">
                      {formatCents(payment.amountCents - payment.refundedCents, { currency: payment.currency })}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </>
      )}
    </Stack>
  );
}
