import { ROOM_LISTS } from '@/domain/load-calc/edit/surfaces';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { pathOfText, textOfPath, valueAt } from '@/domain/load-calc/edit/path';

/** Where a field is shown. `entry`: its surface, like `windows.2`; `isInGrid`: in the grid of its room, else among all its fields. */
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

/** The room that an entry belongs to; '' = none. Openings follow what they are in. */
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

/** Puts the focus on a field that may have to be drawn first; on the nearest one around it where it is not shown itself. */
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

/** Opens what a field is folded away in. */
function openAround(field: Element): void {
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
}
