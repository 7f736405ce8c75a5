import { Stack } from '@mantine/core';
import { Pair } from '@/ui/layout/Pair';
import { ConnectionList } from './ConnectionList';
import { FailedMessages } from './FailedMessages';
import { RecordsAndData } from './RecordsAndData';
import { UsageBars } from './UsageBars';
import { WithAdministration } from './WithAdministration';

/** What works and what does not, and how much of each limit is used. */
export function OverviewRoom() {
  return (
    <WithAdministration>
      {(administration) => (
        <Stack gap="md">
          <Pair least="22rem" gap="md">
            <ConnectionList connections={administration.connections} />
            <UsageBars administration={administration} />
          </Pair>
          <Pair least="22rem" gap="md">
            <FailedMessages />
            <RecordsAndData />
          </Pair>
        </Stack>
      )}
    </WithAdministration>
  );
}
