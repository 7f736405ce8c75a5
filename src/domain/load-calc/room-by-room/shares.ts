import { derive, derive2, derive3, entered, total, type Derived } from '../derived';
import type { SurfaceLoad } from '../house';
import type { Room } from '../schema/inputs';

const SHARE = {
  label: 'Share of the room',
  unit: '',
  formula: 'of the room ÷ of all rooms',
  source: 'Manual J, Form J1',
} as const;

function sharesOf(amounts: readonly Derived[], whole: Derived, otherwise: (index: number) => Derived): Derived[] {
  return amounts.map((amount, index) =>
    whole.value === 0 ? otherwise(index) : derive2(SHARE, amount, whole, (mine, all) => mine / all),
  );
}

/** By floor area; equally where no room has one. */
export function floorShares(rooms: readonly Room[]): Derived[] {
  const areas = rooms.map(({ floorAreaFt2 }, index) =>
    entered('Floor area', floorAreaFt2, 'ft²', `rooms.${index}.floorAreaFt2`),
  );
  const equal = derive(
    { label: 'Share of the room', unit: '', formula: '1 ÷ number of rooms', source: '' },
    areas,
    (...each: number[]) => 1 / each.length,
  );
  return sharesOf(areas, total('Floor area of the rooms', 'ft²', areas), () => equal);
}

/** By gross wall area that outdoor air blows on; by floor area where there is none. */
export function exposedShares(
  rooms: readonly Room[],
  surfaces: readonly SurfaceLoad[],
  byFloor: readonly Derived[],
): Derived[] {
  const walls = new Map<string, Derived[]>(rooms.map(({ id }) => [id, []]));
  const others: Derived[] = [];
  for (const { id, room, path, exposedAreaFt2 } of surfaces)
    if (exposedAreaFt2 > 0) (walls.get(room) ?? others).push(entered(id, exposedAreaFt2, 'ft²', path));
  const homeless = total('Exposed walls without a room', 'ft²', others);
  const areas = rooms.map(({ id }, index) => {
    const own = total('Exposed wall area', 'ft²', walls.get(id) ?? []);
    const share = byFloor[index];
    return homeless.value === 0 || !share
      ? own
      : derive3(
          { label: 'Exposed wall area', unit: 'ft²', formula: 'own + share of those without a room', source: '' },
          own,
          homeless,
          share,
          (mine, more, part) => mine + more * part,
        );
  });
  return sharesOf(areas, total('Exposed wall area of the rooms', 'ft²', areas), (index) => byFloor[index] ?? NO_SHARE);
}

const NO_SHARE = total('None', '', []);
