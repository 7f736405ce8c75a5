import { Button } from '@mantine/core';
import { useState } from 'react';
import { chosenStation, designFrom } from '@/domain/load-calc/climate/chosenStation';
import { nearestStations, proposeStation, type Place } from '@/domain/load-calc/climate/nearest';
import { placeInAddress, searchStations } from '@/domain/load-calc/climate/searchStations';
import type { StationSite } from '@/domain/load-calc/climate/siteFromStation';
import type { ClimateStation } from '@/domain/load-calc/climate/station';
import { placeOfZip, zipInAddress } from '@/domain/load-calc/climate/zipPlaces';
import type { ChosenStation } from '@/domain/load-calc/project/schema';
import { useZipPlaces } from '@/entities/property/zipPins';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { SearchField } from '@/ui/table/SearchField';
import { ChosenStationLine } from './ChosenStationLine';
import { isPlace, PlaceFields, type EnteredPlace } from './PlaceFields';
import { StationList } from './StationList';
import classes from './station.module.css';
import { useStations } from './useStations';

type StationPickerProps = {
  /** Address of the house: its ZIP code, or else its city and state, is searched for first. */
  address?: string;
  /** Most houses are near the company: its city is used until the house's location is known. */
  usualAddress?: string;
  /** Location of the house, if known. */
  place?: Place | null;
  value: ChosenStation | null;
  onChange: (station: ChosenStation, given: StationSite) => void;
};

const SHOWN = 6;
const MORE = 30;

function noneText(query: string, zip: string, haveZipsFailed: boolean): string {
  if (haveZipsFailed) return 'The ZIP codes could not be loaded. Search by town or state.';
  if (query.trim() === '') return 'Search, or say where the house stands.';
  return zip === ''
    ? 'No station by that name. Try the next larger town, or the state.'
    : 'This ZIP code is not known. Try the town or the state.';
}

/** Returns the nearest stations, with the proposed one first. */
function nearbyStations(
  stations: readonly ClimateStation[],
  place: Place,
  proposed: ClimateStation | undefined,
): ClimateStation[] {
  const nearest = nearestStations(stations, place, MORE).map(({ station }) => station);
  return [...(proposed ? [proposed] : []), ...nearest.filter(({ id }) => id !== proposed?.id)];
}

/** Picks the climate station: nearest to a ZIP code or another location, or found by name, city or state. Works offline. */
export function StationPicker({
  address = '',
  usualAddress = '',
  place: known = null,
  value,
  onChange,
}: StationPickerProps) {
  const { data, isLoading, error, refetch } = useStations();
  const [isOpen, setIsOpen] = useState(value === null);
  /** Null until something is typed: the address is then the search text. */
  const [typed, setTyped] = useState<string | null>(null);
  const [entered, setEntered] = useState<EnteredPlace>(known ?? {});
  const [count, setCount] = useState(SHOWN);
  const sought = typed ?? (zipInAddress(address) || placeInAddress(address));
  const query = sought.trim() === '' && !isPlace(entered) ? placeInAddress(usualAddress) : sought;
  const zip = zipInAddress(query);
  const zips = useZipPlaces(zip !== '');
  const zipPlace = zip === '' || !zips.data ? null : placeOfZip(zips.data, zip);
  const place: Place | null = zipPlace
    ? { ...zipPlace, elevationFt: entered.elevationFt }
    : isPlace(entered)
      ? entered
      : null;

  const choose = (station: ClimateStation): void => {
    if (!data) return;
    onChange(chosenStation(station, place), designFrom(data.stations, station, place));
    setIsOpen(false);
  };

  if (value !== null && !isOpen) return <ChosenStationLine station={value} onOther={() => setIsOpen(true)} />;
  if (error)
    return <ErrorState title="The climate stations could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (isLoading || !data) return <LoadingRows rows={4} label="Loading the climate stations" />;

  const search = searchStations(data.stations, query, MORE);
  const isNearby = place !== null && (zipPlace !== null || query.trim() === '');
  const proposed = isNearby ? proposeStation(data.stations, place)?.station : undefined;
  const stations = isNearby ? nearbyStations(data.stations, place, proposed) : search.stations;
  const ignored = search.ignored.filter((word) => !/^\d+$/.test(word));
  return (
    <div
      className={classes['picker']}
      data-path="station"
      tabIndex={-1}
      // The picker may be inside a form: Enter in its fields must not submit that form.
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <SearchField label="Search stations by ZIP code, town, state or airport" value={sought} onChange={setTyped} />
      {ignored.length > 0 && stations.length > 0 && (
        <p className={classes['note']}>No station there is called “{ignored.join(' ')}”. These are the others.</p>
      )}
      {stations.length === 0 && (
        <p className={classes['note']}>
          {zips.isLoading ? 'Looking up the ZIP code…' : noneText(query, zip, zips.error !== null)}
        </p>
      )}
      <StationList
        stations={stations.slice(0, count)}
        place={place}
        chosenId={value?.id ?? ''}
        proposedId={proposed?.id ?? ''}
        onChoose={choose}
      />
      {stations.length > count && (
        <Button variant="subtle" onClick={() => setCount(MORE)}>
          Show more
        </Button>
      )}
      <p className={classes['note']}>
        ZIP codes are those of the United States; streets are not looked up. Elsewhere use your location, or type
        latitude and longitude.
      </p>
      <PlaceFields
        place={entered}
        onChange={(next) => {
          setEntered(next);
          // The nearest ones are shown as soon as the location is known, and again when it changes.
          if (isPlace(next)) setTyped('');
        }}
      />
      {value !== null && (
        <Button variant="subtle" color="gray" onClick={() => setIsOpen(false)}>
          Keep {value.name}
        </Button>
      )}
      <p className={classes['note']}>{data.edition}</p>
    </div>
  );
}
