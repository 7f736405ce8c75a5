import { isInFrame, type Frame } from '@/domain/routing/base-map/cells';
import { townNames } from '@/domain/routing/base-map/townNames';
import type { MapView, Point } from '@/domain/routing/day/projection';
import { useBaseMap } from '../hooks/useBaseMap';
import classes from './RouteMap.module.css';

type BaseMapProps = {
  view: MapView;
  size: { width: number; height: number };
  /** Where stops are drawn, and towns of the day are named already. */
  taken: readonly Point[];
  /** Towns that are written already. */
  named: readonly string[];
};

/** County lines, coasts and towns under the routes, where the operator's own map has nothing. */
export function BaseMap({ view, size, taken, named }: BaseMapProps) {
  const northWest = view.placeOf({ x: 0, y: 0 });
  const southEast = view.placeOf({ x: size.width, y: size.height });
  const frame: Frame = { south: southEast.lat, west: northWest.lng, north: northWest.lat, east: southEast.lng };
  const { counties, towns } = useBaseMap(frame);
  const others = towns.filter(({ name }) => !named.includes(name));
  const path = counties
    .filter(([outer]) => outer && isInFrame(outer, frame))
    .flatMap((outlines) =>
      outlines.map((outline) => {
        const points = outline.map((place) => {
          const { x, y } = view.pointOf(place);
          return `${x.toFixed(1)} ${y.toFixed(1)}`;
        });
        return `M${points.join('L')}Z`;
      }),
    )
    .join('');
  return (
    <g aria-hidden>
      {path !== '' && <path d={path} className={classes.land} fillRule="evenodd" />}
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

/** As many people make a town a city, whose name is written stronger. */
const CITY = 50_000;
