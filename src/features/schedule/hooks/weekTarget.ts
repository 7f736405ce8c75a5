import { setDownOnDay } from '@/domain/scheduling/board/week';
import type { PreparedGround } from '@/domain/scheduling/ground';
import { rowAt } from '../components/geometry';
import { dayAt, type WeekGeometry } from '../components/weekGeometry';
import { pointInRows, trayTarget, type DragGround, type Grip, type Pointer, type Target } from './dragTarget';

/** Returns where the dragged item would land on a week: someone's day, or null outside of it. */
export function weekTarget(
  held: Grip,
  pointer: Pointer,
  { geometry, ground, ...boxes }: DragGround & { geometry: WeekGeometry; ground: PreparedGround },
): Target | null {
  const overTray = trayTarget(held, pointer, boxes);
  if (overTray) return overTray;
  const point = pointInRows(pointer, boxes);
  const row = point && rowAt(geometry, point.y);
  const date = point && dayAt(geometry, point.x);
  if (!row || date === null) return null;
  const { subject } = held;
  const placement = setDownOnDay(
    subject.content.placement,
    {
      from: subject.from,
      to: row.technicianId,
      date,
      entryId: subject.id,
      hasTime: subject.before !== null,
      place: subject.content.propertyId,
    },
    ground,
  );
  return { placement, technicianId: row.technicianId, isOverTray: false };
}
