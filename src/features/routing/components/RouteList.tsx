import { Checkbox } from '@mantine/core';
import { technicianName, type Technician } from '@/domain/technician/schema';
import type { DayRoute } from '@/domain/routing/day/dayRoutes';
import { formatCount, formatDuration } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import { RouteLine } from './RouteLine';
import { RouteMenu, type RouteMenuProps } from './RouteMenu';
import { RouteStopRow } from './RouteStopRow';
import type { RouteLook } from './routeLooks';
import type { RoutingPlace } from './routingPlace';
import classes from './RouteList.module.css';

/** Actions on a route and its stops; none for view-only users. */
export type RouteActions = Pick<RouteMenuProps, 'onDelay' | 'onOut' | 'onRelease'> & {
  onMove: (route: DayRoute, visitId: string, by: -1 | 1) => void;
  onPin: (visitId: string) => void;
};

export type RouteListProps = {
  routes: readonly DayRoute[];
  technicians: ReadonlyMap<string, Technician>;
  lookOf: (technicianId: string) => RouteLook;
  place: RoutingPlace;
  keptIds: ReadonlySet<string>;
  markedId: string;
  onMark: (technicianId: string) => void;
  pickedId: string;
  onPick: (visitId: string) => void;
  /** Explains a stop of a plan; undefined without a plan. */
  onWhy?: ((visitId: string) => void) | undefined;
  /** Null for view-only users. */
  actions: RouteActions | null;
  /** Whether a technician's part of the plan is selected for acceptance; undefined without a plan. */
  acceptance?:
    | {
        isOn: (technicianId: string) => boolean;
        toggle: (technicianId: string) => void;
        countOf: (technicianId: string) => number;
      }
    | undefined;
};

/** Lists each technician's day, stop by stop. */
export function RouteList({ routes, technicians, lookOf, place, keptIds, acceptance, ...rest }: RouteListProps) {
  const { onWhy, actions, markedId, onMark, pickedId, onPick } = rest;
  return (
    <PlainList aria-label="Routes">
      {routes.map((route) => {
        const technician = technicians.get(route.technicianId);
        const name = technician ? technicianName(technician) : 'Former technician';
        const changed = acceptance?.countOf(route.technicianId) ?? 0;
        const isKept = route.stops.some(({ visit }) => keptIds.has(visit.entry.id));
        return (
          <li
            key={route.technicianId}
            className={classes.route}
            data-marked={markedId === route.technicianId || undefined}
          >
            <div className={classes.head}>
              {acceptance && changed > 0 && (
                <Checkbox
                  checked={acceptance.isOn(route.technicianId)}
                  onChange={() => acceptance.toggle(route.technicianId)}
                  aria-label={`Accept the plan for ${name}`}
                />
              )}
              <button
                type="button"
                className={classes.name}
                aria-pressed={markedId === route.technicianId}
                onClick={() => onMark(markedId === route.technicianId ? '' : route.technicianId)}
              >
                <RouteLine look={lookOf(route.technicianId)} />
                <h3>{name}</h3>
              </button>
              <span className={classes.sums}>{sumsOf(route)}</span>
              <RouteMenu route={route} name={name} place={place} isKept={isKept} actions={actions} />
            </div>
            {changed > 0 && <p className={classes.changed}>{formatCount(changed, 'change')}</p>}
            {route.stops.length === 0 ? (
              <p className={classes.none}>No visits</p>
            ) : (
              <PlainList isOrdered>
                {route.stops.map((stop, index) => (
                  <RouteStopRow
                    key={stop.visit.entry.id}
                    stop={stop}
                    place={place}
                    isPicked={pickedId === stop.visit.entry.id}
                    onPick={onPick}
                    isKept={keptIds.has(stop.visit.entry.id)}
                    onPin={actions && !stop.visit.isLocated ? () => actions.onPin(stop.visit.entry.id) : undefined}
                    onWhy={onWhy && stop.visit.hold === '' ? () => onWhy(stop.visit.entry.id) : undefined}
                    onMove={
                      actions && stop.visit.hold === ''
                        ? {
                            earlier: index > 0 ? () => actions.onMove(route, stop.visit.entry.id, -1) : undefined,
                            later:
                              index < route.stops.length - 1
                                ? () => actions.onMove(route, stop.visit.entry.id, 1)
                                : undefined,
                          }
                        : undefined
                    }
                  />
                ))}
              </PlainList>
            )}
          </li>
        );
      })}
    </PlainList>
  );
}

function sumsOf({ stops, figures }: DayRoute): string {
  if (stops.length === 0) return '';
  return [
    formatCount(stops.length, 'stop'),
    figures.drivingMinutes > 0 && `${formatDuration(figures.drivingMinutes)} driving`,
    figures.miles > 0 && `${figures.miles.toFixed(figures.miles < 10 ? 1 : 0)} mi`,
  ]
    .filter(Boolean)
    .join(' · ');
}
