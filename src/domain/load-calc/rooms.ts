import { coolingOf, eachSurface, heatingOf, SURFACES } from './block';
import { derive, total, type Derived } from './derived';
import { excursionOf, glassCurve, peakOf } from './glass/excursion';
import type { GlassLoad } from './glass/windows';
import type { House, SurfaceComponent, SurfaceLoad } from './house';
import type { InternalGains } from './air/internalGains';
import type { BlockLoads, RoomLoads } from './result';
import { exposedShares, floorShares } from './room-by-room/shares';

/** Loads of the rooms: their own surfaces, glass and people, their part of infiltration and ducts. Manual J Form J1. */
export function roomLoads(
  house: House,
  surfaces: readonly SurfaceLoad[],
  glass: readonly GlassLoad[],
  gains: InternalGains,
  block: BlockLoads,
): RoomLoads[] {
  const rooms = house.inputs.rooms ?? [];
  if (rooms.length === 0) return [];
  const known = new Set(rooms.map(({ id }) => id));
  const shares = floorShares(rooms);
  const byRoom = new Map<string, SurfaceLoad[]>();
  for (const surface of surfaces) {
    const beside = byRoom.get(surface.room);
    if (beside) beside.push(surface);
    else byRoom.set(surface.room, [surface]);
  }
  const homeless = surfaces.filter(({ room }) => !known.has(room));
  const homelessGlass = glass.filter(({ room }) => !known.has(room));
  const homelessHeating = heatingOf(homeless);
  const homelessCooling = coolingOf(homeless);
  const homelessCurve = homelessGlass.length === 0 ? [] : glassCurve(homelessGlass);
  const exposed = exposedShares(rooms, surfaces, shares);

  const before = rooms.map((room, index) => {
    const own = byRoom.get(room.id) ?? [];
    const ownGlass = glass.filter((pane) => pane.room === room.id);
    const share = shares[index] ?? ZERO;
    const curve = glassCurve(ownGlass).map((ofHour, at) => {
      const shared = homelessCurve[at];
      return shared
        ? total(ofHour.label, 'Btu/h', [...ofHour.parts, partOf(shared, share)], 'Manual J, Appendix 11')
        : ofHour;
    });
    const [ownHeating, ownCooling] = [heatingOf(own), coolingOf(own)];
    const heating = eachSurface((component) => withShare(ownHeating[component], homelessHeating[component], share));
    const average = eachSurface((component) => withShare(ownCooling[component], homelessCooling[component], share));
    const cooling =
      room.fenestrationProcedure === 'peak' ? { ...average, ...peakGlass(ownGlass, homelessGlass, share) } : average;
    const infiltration = exposed[index] ?? share;
    return {
      room,
      curve,
      partitionGlass: partitionGlassOf(ownGlass, homelessGlass, share),
      heating,
      cooling,
      excursion: room.fenestrationProcedure === 'peak' ? ZERO : excursionOf(curve),
      infiltrationHeating: partOf(block.heating.infiltration, infiltration),
      infiltrationCooling: partOf(block.coolingSensible.infiltration, infiltration),
      gains: gains.rooms[index] ?? ZERO,
    };
  });
  const heatingBefore = before.map(({ heating, infiltrationHeating }) =>
    total('Room before the ducts, heating', 'Btu/h', [
      ...SURFACES.map((component) => heating[component]),
      infiltrationHeating,
    ]),
  );
  const coolingBefore = before.map(({ cooling, excursion, infiltrationCooling, gains: own }) =>
    total('Room before the ducts, sensible cooling', 'Btu/h', [
      ...SURFACES.map((component) => cooling[component]),
      excursion,
      infiltrationCooling,
      own,
    ]),
  );
  const ductsHeating = ductParts(block.heating.ducts, heatingBefore);
  const ductsCooling = ductParts(block.coolingSensible.ducts, coolingBefore);

  return before.map(
    (
      {
        room,
        curve,
        partitionGlass,
        heating,
        cooling,
        excursion,
        infiltrationHeating,
        infiltrationCooling,
        gains: own,
      },
      index,
    ) => {
      const ofHeating = { ...heating, ducts: ductsHeating[index] ?? ZERO, infiltration: infiltrationHeating };
      const ofCooling = {
        ...cooling,
        ducts: ductsCooling[index] ?? ZERO,
        infiltration: infiltrationCooling,
        internalGains: own,
        aedExcursion: excursion,
      };
      return {
        id: room.id,
        floorAreaFt2: room.floorAreaFt2,
        heating: { ...ofHeating, total: total('Heating load', 'Btu/h', Object.values(ofHeating)) },
        coolingSensible: { ...ofCooling, total: total('Sensible cooling load', 'Btu/h', Object.values(ofCooling)) },
        curve,
        partitionGlass,
      };
    },
  );
}

const ZERO = total('None', 'Btu/h', []);

/** Windows in walls to other spaces have no hours. */
function partitionGlassOf(own: readonly GlassLoad[], homeless: readonly GlassLoad[], share: Derived): Derived {
  const without = (glass: readonly GlassLoad[]): Derived[] =>
    glass.flatMap(({ hourly, cooling }) => (hourly.length === 0 && cooling ? [cooling] : []));
  const [mine, shared] = [without(own), without(homeless)];
  if (mine.length === 0 && shared.length === 0) return ZERO;
  return total('Glass to other spaces', 'Btu/h', [
    ...mine,
    ...(shared.length === 0 ? [] : [partOf(total('Glass to other spaces', 'Btu/h', shared), share)]),
  ]);
}

const PART = {
  label: 'Part of the room',
  unit: 'Btu/h',
  formula: 'of the house × share of the room',
  source: 'Manual J, Form J1',
} as const;
const partOf = (whole: Derived, share: Derived): Derived => derive(PART, [whole, share], (load, part) => load * part);

/** Surfaces that name no room belong to all, by floor area. */
const withShare = (own: Derived, homeless: Derived, share: Derived): Derived =>
  homeless.parts.length === 0
    ? own
    : derive(
        {
          label: own.label,
          unit: 'Btu/h',
          formula: 'own surfaces + part of those without a room',
          source: 'Manual J, Form J1',
        },
        [own, partOf(homeless, share)],
        (a, b) => a + b,
      );

function peakGlass(
  own: readonly GlassLoad[],
  homeless: readonly GlassLoad[],
  share: Derived,
): Record<'windows' | 'skylights', Derived> {
  const of = (component: SurfaceComponent & ('windows' | 'skylights'), label: string): Derived => {
    const mine = own.filter((pane) => pane.component === component);
    const shared = homeless.filter((pane) => pane.component === component);
    const indoors = total(
      label,
      'Btu/h',
      mine.flatMap(({ hourly, cooling }) => (hourly.length === 0 && cooling ? [cooling] : [])),
    );
    return withShare(
      total(label, 'Btu/h', [peakOf(mine, label), ...indoors.parts]),
      total(label, 'Btu/h', shared.length === 0 ? [] : [peakOf(shared, label)]),
      share,
    );
  };
  return { windows: of('windows', 'Windows, largest hour'), skylights: of('skylights', 'Skylights, largest hour') };
}

const DUCT = {
  label: 'Ducts',
  unit: 'Btu/h',
  formula: 'ducts of the house × load of the room ÷ sum of the rooms',
  source: 'Manual J, Form J1',
} as const;

function ductParts(ducts: Derived, loads: readonly Derived[]): Derived[] {
  const all = total('Rooms before the ducts', 'Btu/h', loads);
  return loads.map((load) =>
    derive(DUCT, [ducts, load, all], (whole, mine, sum) => (sum === 0 ? 0 : (whole * mine) / sum)),
  );
}
