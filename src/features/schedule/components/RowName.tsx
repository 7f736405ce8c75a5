import { IconTool, IconTruck, IconUsersGroup } from '@tabler/icons-react';
import { loadOf, type Capacity } from '@/domain/scheduling/board/capacity';
import type { BoardRow } from '@/domain/scheduling/board/rows';
import { RESOURCE_KIND_LABELS, type Resource } from '@/domain/resource/schema';
import { formatCount, formatDuration } from '@/ui/format/quantities';
import classes from './Board.module.css';
import { nameOfRow } from './rowText';

/** Accessible name of a row: `Marcus Reed, 5 h of 9 h`. */
export const rowTitle = (row: BoardRow, isOnItsWay: boolean): string =>
  `${nameOfRow(row)}${row.capacity && !isOnItsWay ? `, ${loadText(row.capacity)}` : ''}`;

const ICONS = { crew: IconUsersGroup, vehicle: IconTruck, machine: IconTool } as const;

function ResourceIcon({ kind }: { kind: Resource['kind'] }) {
  const Icon = ICONS[kind];
  return <Icon size={16} className={classes.resourceIcon} aria-label={RESOURCE_KIND_LABELS[kind]} />;
}

const kindText = ({ kind, technicianIds }: Resource): string =>
  kind === 'crew'
    ? `crew of ${formatCount(technicianIds.length, 'person', 'people')}`
    : RESOURCE_KIND_LABELS[kind].toLowerCase();

/** Shows whose row it is, and how full the visible days are. */
export function RowName({ row, isOnItsWay }: { row: BoardRow; isOnItsWay: boolean }) {
  const { technician, resource, cards, capacity } = row;
  const name = nameOfRow(row);
  return (
    <div className={classes.name}>
      <span className={classes.person} title={resource ? `${name}: ${kindText(resource)}` : name}>
        {technician && <span className={classes.dot} style={{ background: technician.color }} aria-hidden />}
        {resource && <ResourceIcon kind={resource.kind} />}
        <span className={classes.personName}>{name}</span>
      </span>
      {isOnItsWay ? (
        <span className={classes.load}>Loading…</span>
      ) : technician?.status === 'archived' || resource?.isArchived === true ? (
        <span className={classes.load}>Archived</span>
      ) : capacity ? (
        <Load capacity={capacity} />
      ) : (
        <span className={classes.load}>{waiting(cards.length)}</span>
      )}
    </div>
  );
}

const waiting = (count: number): string => (count === 0 ? 'Nothing waits' : `${count} to assign`);

const loadText = ({ shift, booked, driving }: Capacity): string =>
  shift === 0
    ? booked === 0
      ? 'Off'
      : `${formatDuration(booked)}, off`
    : `${formatDuration(booked + driving)} of ${formatDuration(shift)}`;

/** Formats whole hours only: the row's accessible name is precise to the minute. */
function shortLoad(capacity: Capacity, share: number): string {
  const { shift, booked, driving } = capacity;
  if (shift === 0) return loadText(capacity);
  const hours = (minutes: number): string => String(Math.round(minutes / 6) / 10);
  return `${hours(booked + driving)} of ${hours(shift)} h${share > 1 ? ', over' : ''}`;
}

function Load({ capacity }: { capacity: Capacity }) {
  const share = loadOf(capacity);
  return (
    <span className={classes.load} data-full={share > 1 || undefined}>
      {capacity.shift > 0 && (
        <span className={classes.gauge} aria-hidden>
          <span
            className={classes.gaugeFill}
            data-full={share > 1 || undefined}
            style={{ display: 'block', width: `${Math.min(100, Math.round(share * 100))}%` }}
          />
        </span>
      )}
      <span aria-hidden>{shortLoad(capacity, share)}</span>
    </span>
  );
}
