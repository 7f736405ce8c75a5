import { Columns } from '@/ui/layout/Columns';
import { OneColumn } from '@/ui/layout/OneColumn';
import { ConnectionList } from './ConnectionList';
import { FailedMessages } from './FailedMessages';
import { RecordsAndData } from './RecordsAndData';
import { UsageBars } from './UsageBars';
import { WithAdministration } from './WithAdministration';

/** Shows what works and what doesn't, and how much of each limit is used. */
export function OverviewRoom() {
  return (
    <WithAdministration>
      {(administration) => (
        <Columns widths={[1, 1]} gap="md">
          <OneColumn gap="md">
            <ConnectionList connections={administration.connections} />
            <FailedMessages />
          </OneColumn>
          <OneColumn gap="md">
            <UsageBars administration={administration} />
            <RecordsAndData />
          </OneColumn>
        </Columns>
      )}
    </WithAdministration>
  );
}
