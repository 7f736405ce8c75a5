import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import type { Place } from '@/domain/load-calc/climate/nearest';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Pair } from '@/ui/layout/Pair';
import { QuantityField } from '../quick/QuantityField';
import classes from './station.module.css';

/** Location of the house, as far as it is known. */
export type EnteredPlace = { [Field in keyof Place]?: Place[Field] | undefined };

type PlaceFieldsProps = { place: EnteredPlace; onChange: (place: EnteredPlace) => void };

const WHY_NOT: Readonly<Record<number, string>> = {
  1: 'This device may not tell its location: allow it in the browser’s settings, or type it.',
  2: 'This device does not know where it is.',
  3: 'Finding the location took too long. Try again, or type it.',
};
const WAIT_MS = 15_000;
const FEET_PER_METRE = 1 / 0.3048;
/** Beyond this error, a device's altitude is a guess. */
const GOOD_ALTITUDE_M = 30;

export const isPlace = (place: EnteredPlace): place is Place =>
  place.latitudeDeg !== undefined &&
  latitudeProblem(place.latitudeDeg) === undefined &&
  place.longitudeDeg !== undefined &&
  longitudeProblem(place.longitudeDeg) === undefined;
const latitudeProblem = (value = 0): string | undefined => {
  if (value < 0) return 'South of the equator the sun stands in the north: the tables of Manual J do not reach there';
  return value > 90 ? 'Must be 0 to 90 degrees' : undefined;
};
const longitudeProblem = (value = 0): string | undefined =>
  Math.abs(value) > 180 ? 'Must be −180 to 180 degrees' : undefined;

/** Edits the house's location, from the device or typed. */
export function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const [problem, setProblem] = useState('');
  const [isLocating, setIsLocating] = useState(false);
  const [turn, setTurn] = useState(0);

  const locate = (): void => {
    if (!('geolocation' in navigator)) {
      setProblem('This device cannot tell its location. Type it instead.');
      return;
    }
    setIsLocating(true);
    setProblem('');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, altitude, altitudeAccuracy } }) => {
        setIsLocating(false);
        setTurn((now) => now + 1);
        const isSure = altitude !== null && altitudeAccuracy !== null && altitudeAccuracy <= GOOD_ALTITUDE_M;
        onChange({
          latitudeDeg: Number(latitude.toFixed(4)),
          longitudeDeg: Number(longitude.toFixed(4)),
          elevationFt: isSure ? Math.round(altitude * FEET_PER_METRE) : place.elevationFt,
        });
      },
      ({ code }) => {
        setIsLocating(false);
        setProblem(WHY_NOT[code] ?? 'The location could not be found.');
      },
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 600_000 },
    );
  };

  return (
    <div className={classes['place']}>
      <Button
        variant="default"
        leftSection={<IconCurrentLocation size={18} aria-hidden />}
        loading={isLocating}
        onClick={locate}
      >
        Use my location
      </Button>
      {problem !== '' && (
        <InlineNotice tone="warning" role="alert">
          {problem}
        </InlineNotice>
      )}
      <Pair least="190px" mayLeaveRoom key={turn}>
        <QuantityField
          label="Latitude"
          suffix="° north"
          isOptional
          value={place.latitudeDeg}
          error={latitudeProblem(place.latitudeDeg)}
          onChange={(latitudeDeg) => onChange({ ...place, latitudeDeg })}
        />
        <QuantityField
          label="Longitude"
          suffix="° east"
          description="West is negative: −97.7"
          isOptional
          value={place.longitudeDeg}
          error={longitudeProblem(place.longitudeDeg)}
          onChange={(longitudeDeg) => onChange({ ...place, longitudeDeg })}
        />
        <QuantityField
          label="Elevation of the house"
          quantity="elevation"
          isOptional
          value={place.elevationFt}
          onChange={(elevationFt) => onChange({ ...place, elevationFt })}
        />
      </Pair>
    </div>
  );
}
