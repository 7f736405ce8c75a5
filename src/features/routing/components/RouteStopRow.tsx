import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconLock, IconMapPinOff, IconPhone, IconPin } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { RouteStop } from '@/domain/routing/day/dayRoutes';
import type { Hold } from '@/domain/routing/day/dayVisits';
import { isolated } from '@/lib/isolated';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDuration } from '@/ui/format/quantities';
import type { RoutingPlace } from './routingPlace';
import classes from './RouteList.module.css';

const NOWHERE = 'No location, drive not counted';
const HOLDS: Record<Hold, string> = {
  '': '',
  running: 'In progress',
  locked: 'Locked',
  kept: 'Kept here',
  'with-others': 'With others',
  unlocated: NOWHERE,
  'shared-unit': 'Machine needed elsewhere, too',
};
const CHANGES: Record<RouteStop['change'], string> = {
  '': '',
  technician: 'From someone else',
  new: 'Was unassigned',
  time: 'New time',
};

type RouteStopRowProps = {
  stop: RouteStop;
  place: RoutingPlace;
  isPicked: boolean;
  isKept: boolean;
  onPick: (visitId: string) => void;
  onPin: (() => void) | undefined;
  onWhy: (() => void) | undefined;
  onMove: { earlier: (() => void) | undefined; later: (() => void) | undefined } | undefined;
};

/** Shows a stop: when, for whom, how far the drive is, and what pins it or puts it at risk. */
export function RouteStopRow({ stop, place, isPicked, isKept, onPick, onPin, onWhy, onMove }: RouteStopRowProps) {
  const { visit, number, start, end, travelMinutes, lateMinutes, change, isCall } = stop;
  const { entry, window } = visit;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPicked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  const isNowhere = !visit.isLocated && visit.hold !== 'running';
  const hold = isNowhere ? NOWHERE : isKept && visit.hold === '' ? HOLDS.kept : HOLDS[visit.hold];
  return (
    <li ref={row} className={classes.stop} data-picked={isPicked || undefined}>
      <button
        type="button"
        className={classes.number}
        aria-label={`Show stop ${number} on the map`}
        onClick={() => onPick(entry.id)}
      >
        {number}
      </button>
      <div className={classes.text}>
        <div className={classes.line}>
          <span className={classes.time}>{`${place.timeOf(start)} – ${place.timeOf(end)}`}</span>
          {change !== '' && <StatusBadge tone="info" label={CHANGES[change]} />}
          {lateMinutes > 0 && <StatusBadge tone="danger" label={`${formatDuration(lateMinutes)} late`} />}
        </div>
        <RouterLink to={paths.jobDetails(entry.jobId)} className={classes.title ?? ''}>
          {entry.title}
        </RouterLink>
        <div className={classes.who}>
          {[isolated(entry.customerName), entry.propertyAddress].filter(Boolean).join(' · ')}
        </div>
        <div className={classes.facts}>
          {travelMinutes > 0 && <span>{`${travelMinutes} min drive`}</span>}
          {window && <span>{`Promised ${place.timeOf(window[0])} – ${place.timeOf(window[1])}`}</span>}
          {isCall && (
            <span className={classes.call}>
              <IconPhone size={14} aria-hidden /> Call the customer
            </span>
          )}
          {hold !== '' && (
            <span>
              {isNowhere ? (
                <IconMapPinOff size={14} aria-hidden />
              ) : visit.hold === 'locked' ? (
                <IconLock size={14} aria-hidden />
              ) : (
                <IconPin size={14} aria-hidden />
              )}{' '}
              {hold}
            </span>
          )}
          {place.isApproximate(entry.propertyId) && <span>Placed by ZIP code</span>}
          {onWhy && (
            <Button variant="text" size="xs" onClick={onWhy} aria-label={`Why here? ${entry.title}`}>
              Why here?
            </Button>
          )}
          {onPin && (
            <Button variant="text" size="xs" onClick={onPin} aria-label={`Set location of ${entry.title}`}>
              Set location
            </Button>
          )}
        </div>
      </div>
      {onMove && (
        <div className={classes.moves}>
          <ActionIcon
            size={28}
            aria-label={`Move ${entry.title} earlier`}
            disabled={!onMove.earlier}
            onClick={onMove.earlier}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            size={28}
            aria-label={`Move ${entry.title} later`}
            disabled={!onMove.later}
            onClick={onMove.later}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
        </div>
      )}
    </li>
  );
}
