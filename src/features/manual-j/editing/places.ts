import { ROOM_LISTS } from '@/domain/load-calc/edit/surfaces';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { pathOfText, textOfPath, valueAt } from '@/domain/load-calc/edit/path';

/**
 * Location of a field. `entry`: its surface, like `windows.2`; `isInGrid`: whether it is in its room's grid rather than
 * in the details.
 */
export type Place = { tab: 'house' } | { tab: 'rooms'; room: string; entry: string; isInGrid: boolean };

const GRID_FIELDS = new Set([
  'id',
  'construction',
  'assemblyR',
  'uFactor',
  'r',
  'shgc',
  'grossAreaFt2',
  'areaFt2',
  'azimuthDeg',
  'exteriorAdjacentTo',
  'exposedPerimeterFt',
  'depthBelowGradeFt',
  'heightFt',
  'edgeInsulationR',
  'assemblyRWithoutSoil',
  'interiorShading.type',
]);

type Entry = { room?: string; wall?: string; roof?: string; ceiling?: string };

/** Returns the room an entry belongs to; '' for none. Openings follow the surface they are in. */
export function roomOfEntry(house: LoadInputs, list: string, index: number): string {
  const entry = valueAt(house, [list, index]) as Entry | undefined;
  if (list === 'windows' || list === 'doors')
    return [...(house.walls ?? []), ...(house.foundationWalls ?? [])].find(({ id }) => id === entry?.wall)?.room ?? '';
  if (list === 'skylights')
    return (
      house.ceilingsAndFloors?.find(({ id }) => id === entry?.ceiling)?.room ??
      house.roofs?.find(({ id }) => id === entry?.roof)?.room ??
      ''
    );
  return entry?.room ?? '';
}

export function placeOfPath(house: LoadInputs, path: string): Place {
  const [list = '', index, ...rest] = pathOfText(path);
  if (list === 'rooms')
    return { tab: 'rooms', room: house.rooms?.[Number(index ?? 0)]?.id ?? '', entry: '', isInGrid: true };
  const isSurface =
    (ROOM_LISTS as readonly string[]).includes(String(list)) ||
    ['windows', 'doors', 'skylights'].includes(String(list));
  if (!isSurface) return { tab: 'house' };
  if (typeof index !== 'number') return { tab: 'rooms', room: house.rooms?.[0]?.id ?? '', entry: '', isInGrid: true };
  return {
    tab: 'rooms',
    room: roomOfEntry(house, String(list), index),
    entry: textOfPath([list, index]),
    isInGrid: rest.length === 0 || GRID_FIELDS.has(textOfPath(rest)),
  };
}

const TRIES = 40;

/** Focuses a field that may not be rendered yet, or the nearest one around it if it isn't shown itself. */
export function focusPath(path: string, triesLeft = TRIES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
    if (field) {
      openAround(field);
      field.focus();
      field.scrollIntoView({ block: 'center' });
      if (field instanceof HTMLInputElement) field.select();
    } else if (triesLeft > 0) focusPath(path, triesLeft - 1);
    else if (path.includes('.')) focusPath(path.slice(0, path.lastIndexOf('.')), 2);
  });
}

/** Opens collapsed sections around a field. */
function openAround(field: Element): void {
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
}
