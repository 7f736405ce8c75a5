import { Stack } from '@mantine/core';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useGoogle } from '../../hooks/useGoogle';
import { useOurProfile } from '../../hooks/useOurProfile';
import { ByHandProfile } from './ByHandProfile';
import { LocationSection } from './LocationSection';
import { ServicesLeftOut } from './ServicesLeftOut';

/** Shows the profile's intended contents: next to Google's if connected, otherwise ready to copy. */
export function ProfilePanel() {
  const { connection, locations, isLoading, error } = useGoogle();
  const { ours, isLoading: isReading } = useOurProfile();
  if (error) return <ErrorState error={error} />;
  if (isLoading || isReading) return <LoadingRows rows={6} />;
  return (
    <Stack gap="md">
      {locations.length === 0 && <ByHandProfile ours={ours} />}
      {locations.map((location) => (
        <LocationSection
          key={location.id}
          location={location}
          ours={ours}
          isCut={connection?.state === 'needs-reconnect'}
        />
      ))}
      <ServicesLeftOut ours={ours} />
    </Stack>
  );
}
