import { Text } from '@mantine/core';
import type { MatrixProvider } from '@/domain/routing/travel/api';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { DriveTimes } from '@/entities/schedule/useDriveTimes';

/** Attribution required by the providers' terms. */
const CREDITS: Record<MatrixProvider, string> = {
  google: 'with traffic. Powered by Google',
  mapbox: 'by road. © Mapbox © OpenStreetMap',
  osrm: 'by road. © OpenStreetMap contributors',
};

/** Shows the source of the drive times. */
export function DriveTimesNote({ provider, fault }: Pick<DriveTimes, 'provider' | 'fault'>) {
  return (
    <>
      {fault !== '' && (
        <InlineNotice tone="warning" title="Some drive times are estimated">
          {fault}
        </InlineNotice>
      )}
      <Text size="xs" c="dimmed">
        {provider === '' ? 'Drive times are estimated from the distance.' : `Drive times ${CREDITS[provider]}`}
      </Text>
    </>
  );
}
