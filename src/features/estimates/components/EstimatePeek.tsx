import { Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Estimate } from '@/domain/estimate/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { EstimateBadge } from '@/entities/estimate/EstimateBadge';
import { paths } from '@/lib/paths';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { estimateSend } from '../sending';

/** Shows an estimate next to the list: total, status, customer, views, response, and a send button. */
export function EstimatePeek({ estimate, today }: { estimate: Stored<Estimate>; today: string }) {
  const { timeZone } = useSession().company;
  const can = useCan();
  const { document, viewCount } = estimate;
  const seen = formatDateTime(estimate.lastViewedAt, timeZone);
  return (
    <Stack gap="md">
      <div>
        <Text fz={24} fw={600} className="tabular">
          {formatCents(estimate.totalCents, { currency: document.currency })}
        </Text>
        <Text size="sm" c="dimmed">
          {estimate.title}
        </Text>
      </div>
      <div>
        <EstimateBadge estimate={estimate} today={today} />
      </div>
      {estimate.state === 'draft' && can('update', 'estimates') && (
        <Group gap="xs">
          <LinkButton to={estimateSend(estimate.id)} leftSection={<IconSend size={18} aria-hidden />}>
            Send
          </LinkButton>
          <LinkButton
            to={paths.estimateEdit(estimate.id)}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            Edit
          </LinkButton>
        </Group>
      )}
      <DetailList
        columns={1}
        items={[
          {
            label: 'Customer',
            value: can('read', 'customers') ? (
              <RouterLink to={paths.customerDetails(estimate.customerId)}>{estimate.customerName}</RouterLink>
            ) : (
              estimate.customerName
            ),
          },
          { label: 'Where', value: estimate.propertyAddress, isHiddenWhenEmpty: true },
          {
            label: 'Options',
            value: document.options.length > 1 && document.options.map(({ name }) => name).join(', '),
            isHiddenWhenEmpty: true,
          },
          { label: 'Valid until', value: formatDate(estimate.validUntil, timeZone) || 'No expiration date' },
          { label: 'Last sent', value: formatDateTime(estimate.sentAt, timeZone), isHiddenWhenEmpty: true },
          {
            label: 'Last seen',
            value: seen && `${seen}, ${formatCount(viewCount, 'time')} in all`,
            isHiddenWhenEmpty: true,
          },
          { label: 'Asked for', value: estimate.changeRequest, isHiddenWhenEmpty: true },
          { label: 'Declined because', value: estimate.declineReason, isHiddenWhenEmpty: true },
          {
            label: 'Job',
            value: estimate.convertedJobId !== '' && can('read', 'jobs') && (
              <RouterLink to={paths.jobDetails(estimate.convertedJobId)}>Go to job</RouterLink>
            ),
            isHiddenWhenEmpty: true,
          },
          { label: 'Notes for the team', value: estimate.internalNotes, isHiddenWhenEmpty: true },
        ]}
      />
    </Stack>
  );
}
