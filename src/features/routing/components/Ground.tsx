import { lazy, Suspense, useState, type ComponentType } from 'react';
import { baseMapSource } from '@/data/baseMapSource';
import type { Coordinates } from '@/domain/contact/pin';
import { underText } from '@/domain/routing/base-map/townNames';
import type { MapView, Point } from '@/domain/routing/day/projection';
import type { StreetMapProps } from '../street-map/StreetMap';
import type { Coverage } from '../street-map/useStreetTiles';
import { BaseMap } from './BaseMap';
import { MapTiles } from './MapTiles';
import classes from './RouteMap.module.css';

type GroundProps = {
  view: MapView;
  size: { width: number; height: number };
  /** Locations of the stops. */
  places: readonly Coordinates[];
  /** The routes, as lists of locations. */
  lines: readonly (readonly Coordinates[])[];
  /** Towns labeled above. */
  towns: readonly { name: string; place: Coordinates }[];
  /** Other labels above. */
  covered: readonly Point[];
};

/** If it fails to load, after a deployment or while offline, the packaged map stays. */
const StreetMap = lazy<ComponentType<StreetMapProps>>(() =>
  import('../street-map/StreetMap').then(
    (part) => ({ default: part.StreetMap }),
    (error: unknown) => {
      console.warn('The map cannot show streets', error);
      return { default: () => null };
    },
  ),
);

/** Required by the licenses of the towns and streets. */
const PACKAGED_CREDIT = 'Map: U.S. Census Bureau, Natural Earth, GeoNames';
/** Pixels from a town up to its label. */
export const TOWN_UP = 16;
const STREETS_LICENSE = 'https://www.openstreetmap.org/copyright';

/**
 * Draws the map under the routes: packaged county lines and towns, and over them the operator's streets or tiles, if set up. Where those
 * are missing, the packaged map shows through.
 */
export function Ground({ view, size, places, lines, towns, covered }: GroundProps) {
  const source = baseMapSource();
  const [coverage, setCoverage] = useState<Coverage>('none');
  const taken = [
    ...places.map(view.pointOf),
    ...towns.flatMap(({ name, place }) => underText(name, view.pointOf(place), TOWN_UP)),
    ...covered,
  ];
  const named = towns.map(({ name }) => name);
  const hasPlaces = places.length > 0;
  return (
    <>
      <svg className={classes.ground} width={size.width} height={size.height} aria-hidden>
        {source?.kind === 'pictures' ? (
          <MapTiles template={source.address} view={view} size={size} />
        ) : (
          hasPlaces && coverage !== 'all' && <BaseMap view={view} size={size} taken={taken} named={named} />
        )}
      </svg>
      {source?.kind === 'streets' && hasPlaces && (
        <Suspense>
          <StreetMap
            address={source.address}
            view={view}
            size={size}
            taken={taken}
            lines={lines.map((line) => line.map(view.pointOf))}
            named={named}
            onCoverage={setCoverage}
          />
        </Suspense>
      )}
      {source?.kind === 'pictures' ? (
        source.credit !== '' && <figcaption className={classes.credit}>{source.credit}</figcaption>
      ) : (
        <figcaption className={classes.credit}>
          {coverage !== 'all' && PACKAGED_CREDIT}
          {coverage === 'part' && '. '}
          {source && coverage !== 'none' && (
            <a href={STREETS_LICENSE} target="_blank" rel="noreferrer">
              {source.credit}
            </a>
          )}
        </figcaption>
      )}
    </>
  );
}
