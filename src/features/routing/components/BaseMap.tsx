import type { Coordinates } from '@/domain/contact/pin';
import { isInFrame, MOST_PIXELS_OF_A_MILE, type Frame, type Outline } from '@/domain/routing/base-map/cells';
import { townNames } from '@/domain/routing/base-map/townNames';
import type { MapView, Point } from '@/domain/routing/day/projection';
import { useBaseMap } from '../hooks/useBaseMap';
import classes from './RouteMap.module.css';

type BaseMapProps = {
  view: MapView;
  size: { width: number; height: number };
  /** Areas where stops and the day's towns are already drawn. */
  taken: readonly Point[];
  /** Towns that are already labeled. */
  named: readonly string[];
};

/** Draws county lines, coasts, waters and towns under the routes, where the operator's own map has no data. */
export function BaseMap({ view, size, taken, named }: BaseMapProps) {
  // Includes a margin around it, which comes into view while the map is dragged.
  const northWest = view.placeOf({ x: -size.width * AROUND, y: -size.height * AROUND });
  const southEast = view.placeOf({ x: size.width * (1 + AROUND), y: size.height * (1 + AROUND) });
  const frame: Frame = { south: southEast.lat, west: northWest.lng, north: northWest.lat, east: southEast.lng };
  const { counties, towns, abroad, greatLakes, lakes, rivers, areas } = useBaseMap(frame);
  const others = towns.filter(({ name }) => !named.includes(name));
  const areaOf = (shapes: readonly (readonly Outline[])[]): string =>
    shapes
      .filter(([outer]) => outer && isInFrame(outer, frame))
      .flatMap((outlines) => outlines.map((outline) => `${lineOf(outline, view)}Z`))
      .join('');
  const mile = view.scale.length / view.scale.miles;
  return (
    <g aria-hidden>
      <path d={areas.map((area) => `${lineOf(cornersOf(area), view)}Z`).join('')} className={classes.water} />
      <path d={areaOf(abroad)} className={classes.abroad} />
      <path d={areaOf(greatLakes)} className={classes.water} fillRule="evenodd" />
      <path d={areaOf(counties)} className={classes.land} fillRule="evenodd" />
      {mile <= MOST_PIXELS_OF_A_MILE.lakes && <path d={areaOf(lakes)} className={classes.water} fillRule="evenodd" />}
      {mile <= MOST_PIXELS_OF_A_MILE.rivers && (
        <path
          d={rivers
            .filter((river) => isInFrame(river, frame))
            .map((river) => lineOf(river, view))
            .join('')}
          className={classes.river}
        />
      )}
      {townNames(others, { pointOf: view.pointOf, size, taken }).map(({ name, people, at }) => (
        <text
          key={`${name} ${at.x} ${at.y}`}
          x={at.x}
          y={at.y}
          className={classes.place}
          data-city={people >= CITY || undefined}
        >
          {name}
        </text>
      ))}
    </g>
  );
}

/** Share of the map's width and height drawn beyond each edge. */
const AROUND = 0.25;
/** Population from which a town's name is shown in bold. */
const CITY = 50_000;

const cornersOf = ({ south, west, north, east }: Frame): Coordinates[] => [
  { lat: north, lng: west },
  { lat: north, lng: east },
  { lat: south, lng: east },
  { lat: south, lng: west },
];

function lineOf(outline: Outline, view: MapView): string {
  const points = outline.map((place) => {
    const { x, y } = view.pointOf(place);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
