import { Group, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { isToRemindOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { InvoiceBadge } from '@/entities/invoice/InvoiceBadge';
import { lateText } from '@/entities/invoice/invoiceText';
import { paths } from '@/lib/paths';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';

/** Shows an invoice next to the list: amount owed, since when, by whom, whether it was viewed, and a way to send it. */
export function InvoicePeek({ invoice, today }: { invoice: Stored<Invoice>; today: string }) {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const money = (cents: number): string => formatCents(cents, { currency: invoice.document.currency });
  const isDraft = invoice.state === 'draft';
  const late = lateText(invoice, today);
  return (
    <Stack gap="md">
      <div>
        <Text fz={24} fw={600} className="tabular">
          {money(invoice.isOpen ? invoice.balanceCents : invoice.totalCents)}
        </Text>
        <Text size="sm" c="dimmed">
          {invoice.isOpen && invoice.balanceCents !== invoice.totalCents
            ? `of ${money(invoice.totalCents)} still to pay`
            : invoice.title}
        </Text>
      </div>
      <div>
        <InvoiceBadge invoice={invoice} today={today} />
      </div>
      {canAct(session, 'issueInvoice') && (isDraft || invoice.state === 'issued') && (
        <Group gap="xs">
          <LinkButton to={paths.invoiceSend(invoice.id)} leftSection={<IconSend size={18} aria-hidden />}>
            {isDraft
              ? 'Issue and send'
              : invoice.sentAt !== '' && isToRemindOf(invoice, today)
                ? 'Send reminder'
                : 'Send'}
          </LinkButton>
        </Group>
      )}
      <DetailList
        columns={1}
        items={[
          {
            label: 'Customer',
            value: can('read', 'customers') ? (
              <RouterLink to={paths.customerDetails(invoice.customerId)}>{invoice.customerName}</RouterLink>
            ) : (
              invoice.customerName
            ),
          },
          { label: 'For', value: invoice.title },
          { label: 'Where', value: invoice.propertyAddress, isHiddenWhenEmpty: true },
          {
            label: 'Job',
            value: invoice.jobId !== '' && can('read', 'jobs') && (
              <RouterLink to={paths.jobDetails(invoice.jobId)}>{invoice.jobNumber || 'Go to job'}</RouterLink>
            ),
            isHiddenWhenEmpty: true,
          },
          { label: 'PO number', value: invoice.poNumber, isHiddenWhenEmpty: true },
          { label: 'Issued', value: formatDate(invoice.issuedOn, timeZone), isHiddenWhenEmpty: true },
          {
            label: 'Due',
            value: !isDraft && [formatDate(invoice.dueOn, timeZone), late].filter(Boolean).join(', '),
            isHiddenWhenEmpty: true,
          },
          { label: 'Paid', value: invoice.paidCents > 0 && money(invoice.paidCents), isHiddenWhenEmpty: true },
          { label: 'Last sent', value: formatDateTime(invoice.sentAt, timeZone), isHiddenWhenEmpty: true },
          { label: 'First seen', value: formatDateTime(invoice.firstViewedAt, timeZone), isHiddenWhenEmpty: true },
          { label: 'Notes for the team', value: invoice.internalNotes, isHiddenWhenEmpty: true },
        ]}
      />
    </Stack>
  );
}
