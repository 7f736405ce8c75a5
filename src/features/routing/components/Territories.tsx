import type { Coordinates } from '@/domain/contact/pin';
import type { MapView, Point } from '@/domain/routing/day/projection';
import classes from './RouteMap.module.css';

/** An area by the middles of its ZIP codes, as the line around them. */
export type TerritoryShape = { id: string; name: string; color: string; outline: readonly Coordinates[] };

/** A ZIP code reaches about so far around its middle. */
const ZIP_MILES = 3;
/** Pixels from an edge to a name. */
const NAME_TOP = 18;

/** Between houses, an area that is known by ZIP codes says nothing: where a mile is more pixels than this. */
const MOST_PIXELS_OF_A_MILE = 60;

/** The territories that are drawn on a map. */
export const drawnTerritories = (
  territories: readonly TerritoryShape[],
  { scale }: MapView,
): readonly TerritoryShape[] => (scale.length / scale.miles > MOST_PIXELS_OF_A_MILE ? [] : territories);

/** Where a territory's name is: inside of its upper edge, where fewest stops and town names are. */
export function territoryNameAt({ outline }: TerritoryShape, view: MapView): Point | null {
  const [top] = outline.map(view.pointOf).toSorted((a, b) => a.y - b.y);
  return top ? { x: top.x, y: Math.max(NAME_TOP, top.y - reachOf(view) / 2 + NAME_TOP) } : null;
}

/** How wide the surroundings of a ZIP code's middle are drawn. */
const reachOf = ({ scale }: MapView): number => (2 * ZIP_MILES * scale.length) / scale.miles;

/** Territories behind the routes, about where they are: what is known of a ZIP code is its middle. */
export function Territories({ territories, view }: { territories: readonly TerritoryShape[]; view: MapView }) {
  return territories.map((territory) => {
    const { id, name, color, outline } = territory;
    const points = outline.map(view.pointOf);
    const path = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
    const at = territoryNameAt(territory, view);
    return (
      <g key={id} className={classes.territory}>
        <title>{`Territory ${name}, by the middle of its ZIP codes`}</title>
        <path d={path} fill={color} stroke={color} strokeWidth={reachOf(view)} />
        {at && (
          <text x={at.x} y={at.y} className={classes.territoryName}>
            {name}
          </text>
        )}
      </g>
    );
  });
}
