import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { baseMapSource } from '@/data/baseMapSource';
import type { Coordinates } from '@/domain/contact/pin';
import type { MapView } from '@/domain/routing/day/projection';
import type { StreetMap } from '../street-map/StreetMap';
import type { Coverage } from '../street-map/useStreetTiles';
import { BaseMap } from './BaseMap';
import { MapTiles } from './MapTiles';
import classes from './RouteMap.module.css';

type GroundProps = {
  view: MapView;
  size: { width: number; height: number };
  /** Where stops are drawn. */
  places: readonly Coordinates[];
  /** The routes, by their places. */
  lines: readonly (readonly Coordinates[])[];
  /** Towns that are written above. */
  towns: readonly { name: string; place: Coordinates }[];
};

/** The licenses of towns and streets ask for it. */
const PACKAGED_CREDIT = 'County lines: U.S. Census Bureau. Water: Natural Earth. Towns: GeoNames';
const STREETS_LICENSE = 'https://www.openstreetmap.org/copyright';

/**
 * What lies under the routes: county lines and towns that come with the app, and above them, where the operator has set up a map,
 * its streets or pictures. Where those are missing, the packaged map is seen.
 */
export function Ground({ view, size, places, lines, towns }: GroundProps) {
  const source = baseMapSource();
  const Streets = useStreetMap(source?.kind === 'streets');
  const [coverage, setCoverage] = useState<Coverage>('none');
  const taken = [...places, ...towns.map(({ place }) => place)].map(view.pointOf);
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
      {source && Streets && hasPlaces && (
        <Streets
          address={source.address}
          view={view}
          size={size}
          taken={taken}
          lines={lines.map((line) => line.map(view.pointOf))}
          named={named}
          onCoverage={setCoverage}
        />
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

/** What draws streets, once it is here; without it the packaged map stays. */
function useStreetMap(isWanted: boolean): ComponentType<ComponentProps<typeof StreetMap>> | null {
  const [part, setPart] = useState<{ StreetMap: typeof StreetMap } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('../street-map/StreetMap').then(setPart, (error: unknown) => console.warn('No streets on the map', error));
  }, [isWanted]);
  return part?.StreetMap ?? null;
}
