import { useElementSize } from '@mantine/hooks';
import type { Coordinates } from '@/domain/contact/pin';
import type { DayRoute } from '@/domain/routing/day/dayRoutes';
import { underText } from '@/domain/routing/base-map/townNames';
import { scaleText, type MapView, type Point } from '@/domain/routing/day/projection';
import { Ground, TOWN_UP } from './Ground';
import { drawnTerritories, namesOfTerritories, Territories, type TerritoryShape } from './Territories';
import { useMapView } from '../hooks/useMapView';
import type { Person } from '../hooks/useWhereabouts';
import { People, PERSON_UP } from './People';
import { MapArea } from './MapArea';
import { MapZoom } from './MapZoom';
import type { RouteLook } from './routeLooks';
import classes from './RouteMap.module.css';

type RouteMapProps = {
  routes: readonly DayRoute[];
  /** Unassigned visits. */
  open: readonly { id: string; title: string; place: Coordinates }[];
  towns: readonly { name: string; place: Coordinates }[];
  /** Areas with preferred technicians, behind the routes. */
  territories: readonly TerritoryShape[];
  /** Everyone's current location, on today's map. */
  people: readonly Person[];
  lookOf: (technicianId: string) => RouteLook;
  nameOf: (technicianId: string) => string;
  /** Technician whose route is highlighted; '' for none. */
  markedId: string;
  onPick: (visitId: string) => void;
};

const FALLBACK = { width: 720, height: 480 };
const STOP = 11;
const BASE = 7;
/** Names closer to the edge are aligned away from it. */
const EDGE = 60;

/**
 * Draws the routes as numbered stops on lines, north up, on the packaged map or the operator's own: needs no map server and no key.
 * Everything on it is also in the list next to it.
 */
export function RouteMap({
  routes,
  open,
  towns,
  territories,
  people,
  lookOf,
  nameOf,
  markedId,
  onPick,
}: RouteMapProps) {
  const { ref, width, height } = useElementSize();
  const size = width > 0 && height > 0 ? { width, height } : FALLBACK;
  const driven = routes.filter(({ stops }) => stops.length > 0);
  const places = [...driven.flatMap(({ line }) => line), ...open.map(({ place }) => place)];
  const map = useMapView(places, size);
  const { view } = map;
  const drawn = [...driven].sort((a, b) => Number(a.technicianId === markedId) - Number(b.technicianId === markedId));
  const isFaint = ({ technicianId }: DayRoute): boolean => markedId !== '' && markedId !== technicianId;
  const areas = drawnTerritories(territories, view);
  const areaNames = namesOfTerritories(areas, view, size);
  const covered = [
    ...people.flatMap(({ name, place }) => (place ? underText(name, view.pointOf(place), PERSON_UP) : [])),
    ...areaNames.flatMap(({ name, at }) => underText(name, at, 0)),
  ];
  return (
    <figure className={classes.frame} ref={ref} aria-label="Route map">
      <Ground
        view={view}
        size={size}
        places={places}
        lines={driven.map(({ line }) => line)}
        towns={towns}
        covered={covered}
      />
      <MapArea map={map}>
        <svg
          className={classes.map}
          width={size.width}
          height={size.height}
          role="img"
          aria-label={`${driven.length} routes. The list has the same stops.`}
        >
          <g className={classes.dragged}>
            <Territories territories={areas} names={areaNames} view={view} />
            {drawn.map((route) => (
              <Line
                key={route.technicianId}
                points={route.line.map(view.pointOf)}
                look={lookOf(route.technicianId)}
                isFaint={isFaint(route)}
              />
            ))}
            {drawn.map((route) => (
              <Stops
                key={route.technicianId}
                route={route}
                view={view}
                color={lookOf(route.technicianId).color}
                name={nameOf(route.technicianId)}
                isFaint={isFaint(route)}
                onPick={onPick}
              />
            ))}
            <OpenVisits open={open} view={view} onPick={onPick} />
            <Towns towns={towns} view={view} width={size.width} />
            <People people={people} view={view} />
          </g>
          <Scale view={view} height={size.height} />
          <text x={size.width - 20} y={26} className={classes.north}>
            ▲ N
          </text>
        </svg>
      </MapArea>
      <MapZoom onMagnify={map.magnify} onShowAll={map.showAll} />
    </figure>
  );
}

/** Draws unassigned visits. */
function OpenVisits({ open, view, onPick }: Pick<RouteMapProps, 'open' | 'onPick'> & { view: MapView }) {
  return open.map(({ id, title, place }) => {
    const { x, y } = view.pointOf(place);
    return (
      <g key={id} className={classes.open} transform={`translate(${x} ${y})`} onClick={() => onPick(id)}>
        <title>{`${title}: unassigned`}</title>
        <rect x={-9} y={-9} width={18} height={18} rx={3} transform="rotate(45)" />
        <text dy="0.36em">?</text>
      </g>
    );
  });
}

/** Labels the towns of the day's stops; a name at the edge is aligned away from it. */
function Towns({ towns, view, width }: Pick<RouteMapProps, 'towns'> & { view: MapView; width: number }) {
  return towns.map(({ name, place }) => {
    const { x, y } = view.pointOf(place);
    const anchor = x < EDGE ? 'start' : x > width - EDGE ? 'end' : 'middle';
    return (
      <text key={name} x={x} y={y - TOWN_UP} textAnchor={anchor} className={classes.town}>
        {name}
      </text>
    );
  });
}

function Line({ points, look, isFaint }: { points: readonly Point[]; look: RouteLook; isFaint: boolean }) {
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <g data-faint={isFaint || undefined} className={classes.route}>
      <polyline points={path} className={classes.halo} />
      <polyline points={path} className={classes.line} stroke={look.color} strokeDasharray={look.dashes} />
    </g>
  );
}

type StopsProps = {
  route: DayRoute;
  view: MapView;
  color: string;
  name: string;
  isFaint: boolean;
  onPick: (visitId: string) => void;
};

/** Drawn above all lines, so that none hides a number. */
function Stops({ route, view, color, name, isFaint, onPick }: StopsProps) {
  return (
    <g data-faint={isFaint || undefined} className={classes.route}>
      {route.base && <Base point={view.pointOf(route.base)} color={color} name={name} />}
      {stacksOf(route, view).map(({ point, stops }) => {
        const numbers = stops.map(({ number }) => number).join('·');
        const wide = Math.max(STOP, 5 + numbers.length * 3.6);
        const [first] = stops;
        return (
          <g
            key={numbers}
            className={classes.stop}
            transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}
            data-late={stops.some(({ lateMinutes }) => lateMinutes > 0) || undefined}
            onClick={() => first && onPick(first.visit.entry.id)}
          >
            <title>{`${name}, stop ${numbers}: ${stops.map(({ visit }) => visit.entry.title).join(', ')}`}</title>
            <rect x={-wide} y={-STOP} width={2 * wide} height={2 * STOP} rx={STOP} stroke={color} />
            <text dy="0.36em">{numbers}</text>
          </g>
        );
      })}
    </g>
  );
}

/** Groups stops at the same house under one marker. */
function stacksOf(route: DayRoute, view: MapView): { point: Point; stops: DayRoute['stops'] }[] {
  const stacks: { point: Point; stops: DayRoute['stops'] }[] = [];
  for (const stop of route.stops) {
    const { place } = stop;
    if (!place) continue;
    const point = view.pointOf(place);
    const same = stacks.find((stack) => stack.point.x === point.x && stack.point.y === point.y);
    if (same) same.stops.push(stop);
    else stacks.push({ point, stops: [stop] });
  }
  return stacks;
}

function Base({ point: { x, y }, color, name }: { point: Point; color: string; name: string }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <title>{`${name}: base`}</title>
      <path
        d={`M ${-BASE} ${BASE} V -1 L 0 ${-BASE} L ${BASE} -1 V ${BASE} Z`}
        className={classes.base}
        stroke={color}
      />
    </g>
  );
}

function Scale({ view: { scale }, height }: { view: MapView; height: number }) {
  return (
    <g transform={`translate(16 ${height - 18})`} className={classes.scale}>
      <path d={`M 0 -6 V 0 H ${scale.length.toFixed(1)} V -6`} />
      <text x={scale.length / 2} y={-6}>
        {scaleText(scale.miles)}
      </text>
    </g>
  );
}
