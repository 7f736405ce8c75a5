import { Button, Stack, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatDate } from '@/ui/format/dateTime';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { whyNotHere, type PushState } from './usePushDevices';

/** Lists the devices that receive the user's notifications: several phones, a tablet, a computer. */
export function PushDevices({
  push: { ability, devices, mayAdd, mayChoose, isBusy, add, remove },
}: {
  push: PushState;
}) {
  const { company } = useSession();
  const whyNot = whyNotHere(ability);
  return (
    <Stack gap="sm" mt="md">
      {mayChoose && devices.length === 0 && (
        <InlineNotice tone="warning">No device of yours is set up: an e-mail is sent instead.</InlineNotice>
      )}
      {devices.length > 0 && (
        <LinedList label="Devices with notifications">
          {devices.map((device) => (
            <LinedRow
              key={device.id}
              title={device.isThis ? `${device.name} (this device)` : device.name}
              details={`Since ${formatDate(device.addedAt, company.timeZone)}`}
            >
              <Button
                variant="subtle"
                disabled={isBusy}
                aria-label={`Remove ${device.name}`}
                onClick={() => void remove(device)}
              >
                Remove
              </Button>
            </LinedRow>
          ))}
        </LinedList>
      )}
      {mayAdd && (
        <div>
          <Button variant="default" loading={isBusy} onClick={() => void add()}>
            Turn on for this device
          </Button>
        </div>
      )}
      {devices.length > 0 && whyNot !== '' && (
        <Text size="sm" c="dimmed">
          {whyNot}
        </Text>
      )}
    </Stack>
  );
}
