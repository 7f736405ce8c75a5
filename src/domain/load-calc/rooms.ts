import { collect } from '@/lib/collect';
import { derive2, derive3, total, type Derived } from './derived';
import { excursionOf, glassCurve, peakOf } from './glass/excursion';
import type { GlassLoad } from './glass/windows';
import type { House, SurfaceComponent, SurfaceLoad } from './house';
import type { InternalGains } from './air/internalGains';
import type { BlockLoads, RoomLoads } from './result';
import { inRooms } from './room-by-room/inRooms';
import { exposedShares, floorShares } from './room-by-room/shares';
import { coolingOf, eachSurface, heatingOf, totalOf, type BySurface, type SurfaceLine } from './surfaceSums';

/** Calculates the loads of the rooms: their own surfaces, glass and people, and their share of infiltration and ducts. Manual J Form J1. */
export function roomLoads(
  house: House,
  surfaces: readonly SurfaceLoad[],
  lines: readonly SurfaceLine[],
  glass: readonly GlassLoad[],
  gains: InternalGains,
  block: BlockLoads,
): RoomLoads[] {
  const rooms = house.inputs.rooms ?? [];
  if (rooms.length === 0) return [];
  const shares = floorShares(rooms);
  const { own: linesIn, homeless } = inRooms(rooms, lines);
  const { own: glassIn, homeless: homelessGlass } = inRooms(rooms, glass);
  const homelessHeating = homeless.length === 0 ? undefined : heatingOf(homeless);
  const homelessCooling = homeless.length === 0 ? undefined : coolingOf(homeless);
  const homelessCurve = homelessGlass.length === 0 ? [] : glassCurve(homelessGlass);
  const exposed = exposedShares(rooms, surfaces, shares);

  const before = rooms.map((room, index) => {
    const own = linesIn[index] ?? [];
    const ownGlass = glassIn[index] ?? [];
    const share = shares[index] ?? ZERO;
    const curve = withHomeless(glassCurve(ownGlass), homelessCurve, share);
    const heating = withShares(heatingOf(own), homelessHeating, share);
    const average = withShares(coolingOf(own), homelessCooling, share);
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
  const ductsHeating = ductParts(
    block.heating.ducts,
    before.map(({ heating, infiltrationHeating: infiltration }) =>
      totalOf('Room before the ducts, heating', heating, infiltration),
    ),
  );
  const ductsCooling = ductParts(
    block.coolingSensible.ducts,
    before.map(({ cooling, excursion, infiltrationCooling: infiltration, gains: own }) =>
      totalOf('Room before the ducts, sensible cooling', cooling, excursion, infiltration, own),
    ),
  );

  return before.map((one, index) => {
    const { room, curve, partitionGlass, heating, cooling, excursion } = one;
    const ofHeating = ductsHeating[index] ?? ZERO;
    const ofCooling = ductsCooling[index] ?? ZERO;
    return {
      id: room.id,
      floorAreaFt2: room.floorAreaFt2,
      heating: {
        ...heating,
        ducts: ofHeating,
        infiltration: one.infiltrationHeating,
        total: totalOf('Heating load', heating, ofHeating, one.infiltrationHeating),
      },
      coolingSensible: {
        ...cooling,
        ducts: ofCooling,
        infiltration: one.infiltrationCooling,
        internalGains: one.gains,
        aedExcursion: excursion,
        total: totalOf('Sensible cooling load', cooling, ofCooling, one.infiltrationCooling, one.gains, excursion),
      },
      curve,
      partitionGlass,
    };
  });
}

/** Adds a room's share of the glass that names no room to its own, at each hour. */
const withHomeless = (own: readonly Derived[], homeless: readonly Derived[], share: Derived): readonly Derived[] =>
  homeless.length === 0
    ? own
    : own.map((ofHour, at) => {
        const shared = homeless[at];
        return shared
          ? total(ofHour.label, 'Btu/h', [...ofHour.parts, partOf(shared, share)], 'Manual J, Appendix 11')
          : ofHour;
      });

const ZERO = total('None', 'Btu/h', []);

/** Windows in walls to other spaces have no hourly values. */
const withoutHours = (glass: readonly GlassLoad[]): Derived[] =>
  collect(glass, ({ hourly, cooling }) => (hourly.length === 0 ? cooling : undefined));

function partitionGlassOf(own: readonly GlassLoad[], homeless: readonly GlassLoad[], share: Derived): Derived {
  const [mine, shared] = [withoutHours(own), withoutHours(homeless)];
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
const partOf = (whole: Derived, share: Derived): Derived => derive2(PART, whole, share, (load, part) => load * part);

const withShares = (own: BySurface, homeless: BySurface | undefined, share: Derived): BySurface =>
  homeless === undefined ? own : eachSurface(own, homeless, (its, shared) => withShare(its, shared, share));

/** Surfaces that name no room are shared by all, by floor area. */
const withShare = (own: Derived, homeless: Derived, share: Derived): Derived =>
  homeless.parts.length === 0
    ? own
    : derive2(
        {
          label: own.label,
          unit: 'Btu/h',
          formula: 'own surfaces + part of those without a room',
          source: 'Manual J, Form J1',
        },
        own,
        partOf(homeless, share),
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
    return withShare(
      total(label, 'Btu/h', [peakOf(mine, label), ...withoutHours(mine)]),
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
    derive3(DUCT, ducts, load, all, (whole, mine, sum) => (sum === 0 ? 0 : (whole * mine) / sum)),
  );
}
