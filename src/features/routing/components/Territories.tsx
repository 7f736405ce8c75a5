import type { Coordinates } from '@/domain/contact/pin';
import type { MapView } from '@/domain/routing/day/projection';
import classes from './RouteMap.module.css';

/** An area by the middles of its ZIP codes, as the line around them. */
export type TerritoryShape = { id: string; name: string; color: string; outline: readonly Coordinates[] };

/** A ZIP code reaches about so far around its middle. */
const ZIP_MILES = 3;
/** Pixels from an edge to a name. */
const NAME_TOP = 18;

/** Territories behind the routes, about where they are: what is known of a ZIP code is its middle. */
export function Territories({ territories, view }: { territories: readonly TerritoryShape[]; view: MapView }) {
  const width = (2 * ZIP_MILES * view.scale.length) / view.scale.miles;
  return territories.map(({ id, name, color, outline }) => {
    const points = outline.map(view.pointOf);
    const path = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
    const [top] = points.toSorted((a, b) => a.y - b.y);
    return (
      <g key={id} className={classes.territory}>
        <title>{`Territory ${name}, by the middle of its ZIP codes`}</title>
        <path d={path} fill={color} stroke={color} strokeWidth={width} />
        {top && (
          // Inside of the upper edge, where fewest stops and town names are.
          <text x={top.x} y={Math.max(NAME_TOP, top.y - width / 2 + NAME_TOP)} className={classes.territoryName}>
            {name}
          </text>
        )}
      </g>
    );
  });
}
