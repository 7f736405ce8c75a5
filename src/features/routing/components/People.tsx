import type { MapView } from '@/domain/routing/day/projection';
import type { Person } from '../hooks/useWhereabouts';
import classes from './RouteMap.module.css';

const HEIGHT = 22;
const LETTER = 7.2;
const GAP = 16;
/** Pixels from a person's location up to the middle of their name. */
export const PERSON_UP = GAP + HEIGHT / 2;

/** Shows everyone's last tapped location above the routes: a label there, and a dashed line to their destination. */
export function People({ people, view }: { people: readonly Person[]; view: MapView }) {
  const taken = new Map<string, number>();
  return people.map(({ technicianId, name, color, text, place, to, isSeen }) => {
    if (!place) return null;
    const { x, y } = view.pointOf(place);
    // Labels at the same place are stacked.
    const key = `${Math.round(x / 40)} ${Math.round(y / 20)}`;
    const above = taken.get(key) ?? 0;
    taken.set(key, above + 1);
    const aim = to && view.pointOf(to);
    const width = name.length * LETTER + 16;
    const top = y - GAP - HEIGHT - above * (HEIGHT + 2);
    return (
      <g key={technicianId} className={classes.person}>
        <title>{`${name}: ${text}`}</title>
        {isSeen && <circle cx={x} cy={y} r={7} fill={color} />}
        {aim && <line x1={x} y1={y} x2={aim.x} y2={aim.y} stroke={color} />}
        <rect x={x - width / 2} y={top} width={width} height={HEIGHT} rx={HEIGHT / 2} fill={color} />
        <text x={x} y={top + HEIGHT / 2} dy="0.36em">
          {name}
        </text>
      </g>
    );
  });
}
