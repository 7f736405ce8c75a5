import type { Coordinates } from '@/domain/contact/pin';
import { territoryNames, type TerritoryName } from '@/domain/routing/base-map/territoryNames';
import type { MapView } from '@/domain/routing/day/projection';
import classes from './RouteMap.module.css';

/** A territory as the outline around its ZIP codes' centers. */
export type TerritoryShape = { id: string; name: string; color: string; outline: readonly Coordinates[] };

/** Approximate radius of a ZIP code. */
const ZIP_MILES = 3;

/** Above this many pixels per mile, at house level, an area known only by ZIP codes is meaningless. */
const MOST_PIXELS_OF_A_MILE = 60;

/** Returns the territories to draw on a map. */
export const drawnTerritories = (
  territories: readonly TerritoryShape[],
  { scale }: MapView,
): readonly TerritoryShape[] => (scale.length / scale.miles > MOST_PIXELS_OF_A_MILE ? [] : territories);

/** Returns the positions of the territories' names, which map labels avoid. */
export const namesOfTerritories = (
  territories: readonly TerritoryShape[],
  view: MapView,
  size: { width: number; height: number },
): TerritoryName[] => territoryNames(territories, view, { size, reach: reachOf(view) / 2 });

/** Returns the drawn width around a ZIP code's center. */
const reachOf = ({ scale }: MapView): number => (2 * ZIP_MILES * scale.length) / scale.miles;

/** Draws territories behind the routes, approximately, since only the ZIP codes' centers are known. */
export function Territories({
  territories,
  names,
  view,
}: {
  territories: readonly TerritoryShape[];
  names: readonly TerritoryName[];
  view: MapView;
}) {
  return (
    <>
      {territories.map(({ id, name, color, outline }) => {
        const points = outline.map(view.pointOf);
        const path = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
        return (
          <g key={id} className={classes.territory}>
            <title>{`Territory ${name}, by the middle of its ZIP codes`}</title>
            <path d={path} fill={color} stroke={color} strokeWidth={reachOf(view)} />
          </g>
        );
      })}
      {names.map(({ id, name, at }) => (
        <text key={id} x={at.x} y={at.y} className={classes.territoryName}>
          {name}
        </text>
      ))}
    </>
  );
}
