import { Group, Stack } from '@mantine/core';
import { formatAddress, formatPhone } from '@/domain/contact/format';
import type { Lead } from '@/domain/lead/schema';
import { LEAD_CHANNEL_WORDS } from '@/domain/lead/words';
import type { Stored } from '@/domain/record/schema';
import { LeadStateBadge } from '@/entities/lead/LeadStateBadge';
import { DetailList } from '@/ui/layout/DetailList';
import { formatDateTime } from '@/ui/format/dateTime';
import { AnswerTime } from './AnswerTime';
import { LeadReach } from './LeadReach';
import { NextAction } from './NextAction';

/** Shows a lead next to the list: status, request, and contact details. */
export function LeadPeek({ lead, timeZone, now }: { lead: Stored<Lead>; timeZone: string; now: Date }) {
  return (
    <Stack gap="md">
      <Group gap="xs">
        <LeadStateBadge state={lead.state} />
        <AnswerTime lead={lead} timeZone={timeZone} now={now} />
      </Group>
      <LeadReach lead={lead} />
      <DetailList
        columns={1}
        items={[
          { label: 'Wants', value: lead.wanted, isHiddenWhenEmpty: true },
          { label: 'Message', value: lead.message, isHiddenWhenEmpty: true },
          { label: 'Phone', value: formatPhone(lead.phone), isHiddenWhenEmpty: true },
          { label: 'E-mail', value: lead.email, isHiddenWhenEmpty: true },
          { label: 'Address', value: formatAddress(lead.address), isHiddenWhenEmpty: true },
          {
            label: 'Next',
            value: lead.nextAt !== '' && <NextAction lead={lead} timeZone={timeZone} now={now} />,
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Received',
            value: `${formatDateTime(lead.receivedAt, timeZone)}, ${LEAD_CHANNEL_WORDS[lead.channel]}`,
          },
        ]}
      />
    </Stack>
  );
}
