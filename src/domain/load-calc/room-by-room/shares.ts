import { derive, derive2, derive3, entered, total, type Derived } from '../derived';
import type { SurfaceLoad } from '../house';
import { inRooms } from './inRooms';
import type { Room } from '../schema/inputs';

const SHARE = {
  label: 'Share of the room',
  unit: '',
  formula: 'of the room ÷ of all rooms',
  source: 'Manual J, Form J1',
} as const;

const shareOf = (amount: Derived, whole: Derived): Derived => derive2(SHARE, amount, whole, (mine, all) => mine / all);

/** Shares by floor area, or equally if no room has one. */
export function floorShares(rooms: readonly Room[]): Derived[] {
  const areas = rooms.map(({ floorAreaFt2 }, index) =>
    entered('Floor area', floorAreaFt2, 'ft²', `rooms.${index}.floorAreaFt2`),
  );
  const whole = total('Floor area of the rooms', 'ft²', areas);
  if (whole.value !== 0) return areas.map((area) => shareOf(area, whole));
  const equal = derive(
    { label: 'Share of the room', unit: '', formula: '1 ÷ number of rooms', source: '' },
    areas,
    (each) => 1 / each.length,
  );
  return areas.map(() => equal);
}

/** Shares by gross wall area exposed to outdoor air; by floor area if there is none. */
export function exposedShares(
  rooms: readonly Room[],
  surfaces: readonly SurfaceLoad[],
  byFloor: readonly Derived[],
): Derived[] {
  const areasOf = (walls: readonly SurfaceLoad[]): Derived[] =>
    walls.map(({ id, path, exposedAreaFt2 }) => entered(id, exposedAreaFt2, 'ft²', path));
  const exposed = inRooms(
    rooms,
    surfaces.filter(({ exposedAreaFt2 }) => exposedAreaFt2 > 0),
  );
  const homeless = total('Exposed walls without a room', 'ft²', areasOf(exposed.homeless));
  const areas = rooms.map((_, index) => {
    const own = total('Exposed wall area', 'ft²', areasOf(exposed.own[index] ?? []));
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
  const whole = total('Exposed wall area of the rooms', 'ft²', areas);
  return areas.map((area, index) => (whole.value === 0 ? (byFloor[index] ?? NO_SHARE) : shareOf(area, whole)));
}

const NO_SHARE = total('None', '', []);
