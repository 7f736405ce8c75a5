import { UnstyledButton } from '@mantine/core';
import { distanceMiles, type Place } from '@/domain/load-calc/climate/nearest';
import { stationLabel } from '@/domain/load-calc/climate/searchStations';
import { isAirport, type ClimateStation } from '@/domain/load-calc/climate/station';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from './station.module.css';

type StationListProps = {
  stations: readonly ClimateStation[];
  place: Place | null;
  chosenId: string;
  /** The station Manual J requires: the nearest airport that measures humidity; '' if no location is known. */
  proposedId: string;
  onChoose: (station: ClimateStation) => void;
};

/** Lists the stations with the pros and cons of each. */
export function StationList({ stations, place, chosenId, proposedId, onChoose }: StationListProps) {
  const { show } = useUnits();
  const facts = (station: ClimateStation): string => {
    const gapFt = place?.elevationFt === undefined ? null : place.elevationFt - station.elevationFt;
    return [
      place && `${show(distanceMiles(place, station), 'distance')} away`,
      gapFt === null
        ? `at ${show(station.elevationFt, 'elevation')}`
        : Math.abs(gapFt) < 1
          ? 'as high as the house'
          : `${show(Math.abs(gapFt), 'elevation')} ${gapFt > 0 ? 'lower' : 'higher'} than the house`,
      !isAirport(station) && 'no airport',
      !station.humidity && 'no humidity',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <ul className={classes['list']}>
      {stations.map((station) => (
        <li key={station.id}>
          <UnstyledButton
            className={classes['station']}
            aria-pressed={station.id === chosenId}
            onClick={() => onChoose(station)}
          >
            <span>
              <span className={classes['name']}>{stationLabel(station)}</span>
              {station.id === proposedId && (
                <span className={classes['proposed']}>
                  The nearest airport that measures humidity: what Manual J asks for
                </span>
              )}
              <span className={classes['second']}>{facts(station)}</span>
            </span>
            <span className={classes['temperatures']}>
              {show(station.heatingF, 'temperature')} / {show(station.coolingF, 'temperature')}
              <span className={classes['second']}>winter / summer</span>
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
