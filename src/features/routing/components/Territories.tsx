import type { Coordinates } from '@/domain/contact/pin';
import { territoryNames, type TerritoryName } from '@/domain/routing/base-map/territoryNames';
import type { MapView } from '@/domain/routing/day/projection';
import classes from './RouteMap.module.css';

/** An area by the middles of its ZIP codes, as the line around them. */
export type TerritoryShape = { id: string; name: string; color: string; outline: readonly Coordinates[] };

/** A ZIP code reaches about so far around its middle. */
const ZIP_MILES = 3;

/** Between houses, an area that is known by ZIP codes says nothing: where a mile is more pixels than this. */
const MOST_PIXELS_OF_A_MILE = 60;

/** The territories that are drawn on a map. */
export const drawnTerritories = (
  territories: readonly TerritoryShape[],
  { scale }: MapView,
): readonly TerritoryShape[] => (scale.length / scale.miles > MOST_PIXELS_OF_A_MILE ? [] : territories);

/** Where their names are, which keep what is written on the map away. */
export const namesOfTerritories = (
  territories: readonly TerritoryShape[],
  view: MapView,
  size: { width: number; height: number },
): TerritoryName[] => territoryNames(territories, view, { size, reach: reachOf(view) / 2 });

/** How wide the surroundings of a ZIP code's middle are drawn. */
const reachOf = ({ scale }: MapView): number => (2 * ZIP_MILES * scale.length) / scale.miles;

/** Territories behind the routes, about where they are: what is known of a ZIP code is its middle. */
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
