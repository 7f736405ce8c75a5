import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { chooseGoogleLocations, listGoogleLocations, type GoogleChoice } from '@/domain/google-profile/api';
import { GOOGLE_LOCATION_LIMIT, type GoogleLocation } from '@/domain/google-profile/schema';
import type { Stored } from '@/domain/record/schema';
import { MINUTE_MS } from '@/lib/time';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { Section } from '@/ui/layout/Section';

/** Lists the connected account's profiles, and lets the user choose which to manage here. */
export function LocationChooser({ chosen }: { chosen: readonly Stored<GoogleLocation>[] }) {
  const { uid } = useWorkspace();
  const listed = useQuery({
    queryKey: ['google-locations', uid],
    queryFn: () => callFunction(listGoogleLocations, {}),
    retry: false,
    staleTime: MINUTE_MS,
  });
  return (
    <Section title="Profiles" description="Choose those that are this company’s.">
      {listed.error ? (
        <ErrorState
          title="Google gave no list of your profiles"
          error={listed.error}
          onRetry={() => void listed.refetch()}
        />
      ) : listed.data ? (
        <Choices key={chosen.map(({ id }) => id).join()} listed={listed.data} chosen={chosen} />
      ) : (
        <LoadingRows rows={3} label="Asking Google" />
      )}
    </Section>
  );
}

type ChoicesProps = {
  listed: { locations: readonly GoogleChoice[]; isCut: boolean };
  chosen: readonly Stored<GoogleLocation>[];
};

function Choices({ listed: { locations, isCut }, chosen }: ChoicesProps) {
  const [ticked, setTicked] = useState<readonly string[]>(() => chosen.map(({ id }) => id));
  const { isBusy, carryOut } = useCarryOut();
  const isSame = ticked.length === chosen.length && chosen.every(({ id }) => ticked.includes(id));
  const unlisted = chosen.filter(({ id }) => !locations.some(({ locationId }) => locationId === id));
  const accountOf = (locationId: string): string =>
    locations.find((one) => one.locationId === locationId)?.accountId ??
    chosen.find(({ id }) => id === locationId)?.accountId ??
    '';
  const save = (): Promise<void> =>
    carryOut(async () => {
      await callFunction(chooseGoogleLocations, {
        // A profile that the current account doesn't list stays until someone removes it.
        locations: ticked.map((locationId) => ({ accountId: accountOf(locationId), locationId })),
      });
      notify.success('Saved. The profiles were read.');
    });
  if (locations.length === 0 && chosen.length === 0)
    return (
      <Text size="sm">
        This Google account manages no profile. Connect again as an owner or manager, or ask the owner to invite you.
      </Text>
    );
  return (
    <Stack gap="sm">
      {[
        ...locations,
        ...unlisted.map(({ id, title }) => ({
          locationId: id,
          title,
          place: 'not managed by the account that is connected now',
          isVerified: true,
        })),
      ].map(({ locationId, title, place, isVerified }) => (
        <Checkbox
          key={locationId}
          label={title}
          description={[place, isVerified ? '' : 'not verified'].filter(Boolean).join(' · ')}
          checked={ticked.includes(locationId)}
          disabled={!ticked.includes(locationId) && ticked.length >= GOOGLE_LOCATION_LIMIT}
          onChange={({ currentTarget: { checked } }) =>
            setTicked((before) => (checked ? [...before, locationId] : before.filter((one) => one !== locationId)))
          }
        />
      ))}
      {isCut && <Text size="sm">These are the first 200 profiles of the account.</Text>}
      <Group>
        <Button loading={isBusy} disabled={isSame} onClick={() => void save()}>
          Save
        </Button>
      </Group>
    </Stack>
  );
}
