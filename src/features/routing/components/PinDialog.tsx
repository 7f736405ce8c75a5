import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { pinAt, placeInText, type Coordinates } from '@/domain/contact/pin';
import { zipInAddress } from '@/domain/load-calc/climate/zipPlaces';
import { zipPlace } from '@/domain/routing/travel/knownPlaces';
import { roadKmBetween } from '@/domain/routing/travel/estimate';
import { useZipPlaces } from '@/entities/property/zipPins';
import { userMessageOf } from '@/lib/appError';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StickyActions } from '@/ui/layout/StickyActions';

/** Record whose location is set. */
export type PinTarget = { name: string; address: string; pin: string; save: (pin: string) => Promise<unknown> };

const KM_PER_MILE = 1.609344;
/** Farther from its own ZIP code, it is more likely a mistake. */
const FAR_MILES = 25;

/** Sets an address's location by hand: pasted from any map, or the center of its ZIP code until someone knows better. */
export function PinDialog({ target, onClose }: { target: PinTarget; onClose: () => void }) {
  const [text, setText] = useState(target.pin);
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { data: zips } = useZipPlaces();
  const place = placeInText(text);
  const zip = zipInAddress(target.address);
  const amid = zips ? zipPlace(zips, target.address) : null;
  const awayMiles = place && amid ? roadKmBetween(place, amid) / KM_PER_MILE : 0;

  const save = async (found: Coordinates | null): Promise<void> => {
    setIsBusy(true);
    try {
      await target.save(found ? pinAt(found) : '');
      onClose();
    } catch (error) {
      setFault(userMessageOf(error));
      setIsBusy(false);
    }
  };
  const submit = (): void => {
    if (place) void save(place);
    else setFault('Enter latitude and longitude, or paste a link from a map.');
  };
  return (
    <Modal opened onClose={onClose} title={`Location of ${target.name}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          {target.address !== '' && <Text size="sm">{target.address}</Text>}
          <TextInput
            label="Coordinates or map link"
            description="Find the place on any map, then paste its coordinates or the page’s link."
            placeholder="35.5951, -82.5515"
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setFault('');
            }}
            error={fault}
            data-autofocus
            autoComplete="off"
          />
          {place && (
            <Text size="sm" c="dimmed">
              {pinAt(place)}
            </Text>
          )}
          {awayMiles > FAR_MILES && (
            <InlineNotice tone="warning">
              {`This is about ${Math.round(awayMiles)} miles from ZIP code ${zip}. Check that it is the right place.`}
            </InlineNotice>
          )}
          {amid && (
            <div>
              <Button variant="text" onClick={() => setText(pinAt(amid))}>
                {`Use the middle of ZIP code ${zip}`}
              </Button>
            </div>
          )}
          <StickyActions>
            {target.pin !== '' && (
              <Button variant="subtle" color="gray" onClick={() => void save(null)} disabled={isBusy}>
                Remove location
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              Save location
            </Button>
          </StickyActions>
        </Stack>
      </form>
    </Modal>
  );
}
