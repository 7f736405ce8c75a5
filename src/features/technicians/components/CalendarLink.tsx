import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { IconCalendarShare, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { makeCalendarFeed, revokeCalendarFeed } from '@/domain/calendar-feed/api';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { UserName } from '@/entities/user/UserName';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';

/** Creates, shows once, and revokes the secret link that lets a calendar app show a technician's visits. */
export function CalendarLink({ technician }: { technician: Stored<Technician> }) {
  const { company } = useSession();
  const { record: feed, isLoading } = useWatchedRecord(collections.calendarFeeds, technician.id);
  const [url, setUrl] = useState('');
  const { isBusy, carryOut } = useCarryOut();
  const name = technicianName(technician);

  const make = () =>
    carryOut(async () => {
      if (feed && !(await confirmReplaced(name))) return;
      setUrl((await callFunction(makeCalendarFeed, { technicianId: technician.id })).url);
    });
  const revoke = () =>
    carryOut(async () => {
      if (!(await confirmRevoked(name))) return;
      await callFunction(revokeCalendarFeed, { technicianId: technician.id });
      setUrl('');
      notify.success('The calendar link no longer works.');
    });

  return (
    <Section
      title="Calendar link"
      description="Shows visits from the last 60 days and the next 60 in any calendar app. Google checks for changes only every few hours, so use it to look things up, not to dispatch."
    >
      {feed && (
        <Text size="sm" mb="xs">
          Made {formatDateTime(feed.madeAt, company.timeZone)} by <UserName uid={feed.madeBy} />
        </Text>
      )}
      {feed && url !== '' && <NewLink url={url} />}
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={18} aria-hidden />}
          loading={isBusy || isLoading}
          onClick={() => void make()}
        >
          {feed ? 'Make a new link' : 'Make a calendar link'}
        </Button>
        {feed && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconLinkOff size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => void revoke()}
          >
            Revoke
          </Button>
        )}
      </Group>
    </Section>
  );
}

const confirmReplaced = (name: string): Promise<boolean> =>
  confirmAction({
    title: 'Make a new calendar link?',
    message: `${name}’s current link will stop working and must be replaced in their calendar.`,
    confirmLabel: 'Make a new link',
  });

const confirmRevoked = (name: string): Promise<boolean> =>
  confirmAction({
    title: 'Revoke the calendar link?',
    message: `Calendars using it will no longer show ${name}’s visits.`,
    confirmLabel: 'Revoke',
  });

function NewLink({ url }: { url: string }) {
  return (
    <>
      <TextInput
        label="Link"
        description="Copy it now. It will not be shown again. Anyone who has it can see the visits."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="md" mt="xs">
        <CopyLinkButton address={url} />
        <Anchor href={url.replace(/^https?:/, 'webcal:')} size="sm">
          Open in Apple Calendar or Outlook
        </Anchor>
      </Group>
    </>
  );
}
