import { coolingOf, eachSurface, heatingOf, SURFACES } from './block';
import { derive, entered, total, type Derived } from './derived';
import { excursionOf, glassCurve, peakOf } from './glass/excursion';
import type { GlassLoad } from './glass/windows';
import { HOURS } from './glass/solarFactors';
import type { House, SurfaceComponent, SurfaceLoad } from './house';
import type { InternalGains } from './air/internalGains';
import type { Room } from './schema/inputs';
import type { BlockLoads, RoomLoads } from './result';

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
  const homeless = surfaces.filter(({ room }) => !known.has(room));
  const homelessGlass = glass.filter(({ room }) => !known.has(room));
  const homelessHeating = eachSurface((component) => heatingOf(homeless, component));
  const homelessCooling = eachSurface((component) => coolingOf(homeless, component));
  const homelessCurve = homelessGlass.length === 0 ? [] : glassCurve(homelessGlass);
  const exposed = exposedShares(rooms, surfaces, shares);

  const before = rooms.map((room, index) => {
    const own = surfaces.filter((surface) => surface.room === room.id);
    const ownGlass = glass.filter((pane) => pane.room === room.id);
    const share = shares[index] ?? ZERO;
    const curve = HOURS.map((hour, at) => {
      const shared = homelessCurve[at];
      return total(
        `Glass at ${hour} h`,
        'Btu/h',
        [...ownGlass.flatMap(({ hourly }) => hourly[at] ?? []), ...(shared ? [partOf(shared, share)] : [])],
        'Manual J, Appendix 11',
      );
    });
    const heating = eachSurface((component) => withShare(heatingOf(own, component), homelessHeating[component], share));
    const average = eachSurface((component) => withShare(coolingOf(own, component), homelessCooling[component], share));
    const cooling =
      room.fenestrationProcedure === 'peak' ? { ...average, ...peakGlass(ownGlass, homelessGlass, share) } : average;
    const infiltration = exposed[index] ?? share;
    return {
      room,
      curve,
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
    ({ room, curve, heating, cooling, excursion, infiltrationHeating, infiltrationCooling, gains: own }, index) => {
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
      };
    },
  );
}

const ZERO = total('None', 'Btu/h', []);

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

const SHARE = {
  label: 'Share of the room',
  unit: '',
  formula: 'of the room ÷ of all rooms',
  source: 'Manual J, Form J1',
} as const;

function sharesOf(amounts: readonly Derived[], whole: Derived, otherwise: (index: number) => Derived): Derived[] {
  return amounts.map((amount, index) =>
    whole.value === 0 ? otherwise(index) : derive(SHARE, [amount, whole], (mine, all) => mine / all),
  );
}

/** By floor area; equally where no room has one. */
function floorShares(rooms: readonly Room[]): Derived[] {
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
function exposedShares(
  rooms: readonly Room[],
  surfaces: readonly SurfaceLoad[],
  byFloor: readonly Derived[],
): Derived[] {
  const known = new Set(rooms.map(({ id }) => id));
  const walls = (isOf: (surface: SurfaceLoad) => boolean): Derived[] =>
    surfaces.flatMap((surface) =>
      surface.exposedAreaFt2 > 0 && isOf(surface)
        ? [entered(surface.id, surface.exposedAreaFt2, 'ft²', surface.path)]
        : [],
    );
  const homeless = total(
    'Exposed walls without a room',
    'ft²',
    walls(({ room }) => !known.has(room)),
  );
  const areas = rooms.map(({ id }, index) => {
    const own = total(
      'Exposed wall area',
      'ft²',
      walls(({ room }) => room === id),
    );
    const share = byFloor[index];
    return homeless.value === 0 || !share
      ? own
      : derive(
          { label: 'Exposed wall area', unit: 'ft²', formula: 'own + share of those without a room', source: '' },
          [own, homeless, share],
          (mine, others, part) => mine + others * part,
        );
  });
  return sharesOf(areas, total('Exposed wall area of the rooms', 'ft²', areas), (index) => byFloor[index] ?? ZERO);
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
