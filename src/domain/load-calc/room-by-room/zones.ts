import { derive, derive4, renamed, total, type Derived } from '../derived';
import { HOURS } from '../glass/solarFactors';
import type { LoadResult, RoomLoads } from '../result';
import type { LoadInputs } from '../schema/inputs';
import type { RoomAirflow } from '../selection/airflow';

/** Rooms under one control. */
export type Zone = {
  name: string;
  rooms: readonly string[];
  floorAreaFt2: number;
  heating: Derived;
  /** With all glass of the zone at its peak hour, for choosing air and dampers of the zone. */
  coolingSensible: Derived;
  /** Solar time of that hour. */
  peakHour: number;
};

export type ZonePlan = {
  /** Grouping of the rooms: the entered zones, otherwise the levels. */
  by: 'zone' | 'level';
  zones: readonly Zone[];
  /** Sums of the zones. One unit for all is chosen by the house, a unit per zone by its zone. */
  heating: Derived;
  coolingSensible: Derived;
  /** The zones' cooling in excess of the house's, because they peak at different hours. */
  diversity: Derived;
};

const PEAK = {
  label: 'Glass of the zone, largest hour',
  unit: 'Btu/h',
  formula: 'largest of the hours',
  source: 'Manual J, peak procedure',
} as const;
const DIVERSITY = {
  label: 'Zones above the house',
  unit: 'Btu/h',
  formula: 'sum of the zones − (load of the house − its ventilation − blower heat)',
  source: 'Manual J, zoned systems',
} as const;
const REST = 'Rest of the house';

/**
 * Divides the house into zones, each with its peak load. Btu/h. Undefined when there is nothing to divide: one zone, or rooms that name
 * none.
 */
export function zonePlan(inputs: LoadInputs, result: LoadResult): ZonePlan | undefined {
  const grouped = groupsOf(inputs);
  if (!grouped) return undefined;
  const loads = new Map(result.rooms.map((room) => [room.id, room]));
  const zones = [...grouped.groups].map(([name, ids]) =>
    zoneOf(
      name,
      ids.flatMap((id) => loads.get(id) ?? []),
    ),
  );
  const { total: house, ventilation, blowerHeat } = result.block.coolingSensible;
  const cooling = sumOf('Zones, sensible cooling', zones, (zone) => zone.coolingSensible);
  return {
    by: grouped.by,
    zones,
    heating: sumOf('Zones, heating', zones, (zone) => zone.heating),
    coolingSensible: cooling,
    diversity: derive4(
      DIVERSITY,
      cooling,
      house,
      ventilation,
      blowerHeat,
      (all, load, air, blower) => all - (load - air - blower),
    ),
  };
}

/** Air of a zone: the total of its rooms. */
export type ZoneAirflow = { name: string; heating: Derived; cooling: Derived; design: Derived };

/** Adds up the rooms' air by zone, cfm; in each season the zones add up to the blower. */
export function zoneAirflows({ zones }: ZonePlan, air: readonly RoomAirflow[]): ZoneAirflow[] {
  const flows = new Map(air.map((room) => [room.id, room]));
  return zones.map(({ name, rooms }) => {
    const of = (label: string, pick: (flow: RoomAirflow) => Derived): Derived =>
      total(
        label,
        'cfm',
        rooms.flatMap((id) => {
          const flow = flows.get(id);
          return flow ? [renamed(pick(flow), id)] : [];
        }),
      );
    return {
      name,
      heating: of('Airflow, heating', ({ heating }) => heating),
      cooling: of('Airflow, cooling', ({ cooling }) => cooling),
      design: of('Airflow', ({ design }) => design),
    };
  });
}

/** Returns room ids by zone, or by level if no zone was entered; in record order. */
function groupsOf({ rooms = [] }: LoadInputs): { by: ZonePlan['by']; groups: Map<string, string[]> } | undefined {
  for (const by of ['zone', 'level'] as const) {
    if (!rooms.some((room) => isNamed(room[by]))) continue;
    const groups = new Map<string, string[]>();
    for (const room of rooms) {
      const name = isNamed(room[by]) ? room[by].trim() : REST;
      groups.set(name, [...(groups.get(name) ?? []), room.id]);
    }
    return groups.size > 1 ? { by, groups } : undefined;
  }
  return undefined;
}

const isNamed = (name: string | undefined): name is string => name !== undefined && name.trim() !== '';

function zoneOf(name: string, rooms: readonly RoomLoads[]): Zone {
  const curve = HOURS.map((hour, at) =>
    total(
      `Glass at ${hour} h`,
      'Btu/h',
      rooms.flatMap((room) => room.curve[at] ?? []),
    ),
  );
  const peak = derive(PEAK, curve, (hours) => Math.max(0, ...hours));
  const largest = curve.reduce((best, { value }, at) => (value > (curve[best]?.value ?? 0) ? at : best), 0);
  return {
    name,
    rooms: rooms.map(({ id }) => id),
    floorAreaFt2: rooms.reduce((sum, { floorAreaFt2 }) => sum + floorAreaFt2, 0),
    heating: total(
      'Heating load',
      'Btu/h',
      rooms.map(({ id, heating }) => renamed(heating.total, id)),
    ),
    coolingSensible: total('Sensible cooling load', 'Btu/h', [
      peak,
      ...rooms.map((room) => withoutSun(room)),
      ...rooms.flatMap(({ partitionGlass }) => (partitionGlass.value === 0 ? [] : [partitionGlass])),
    ]),
    peakHour: HOURS[largest] ?? 0,
  };
}

const WITHOUT_SUN = {
  unit: 'Btu/h',
  formula: 'load of the room − its windows and skylights − its excursion',
  source: 'Manual J, peak procedure',
} as const;

const withoutSun = ({ id, coolingSensible: cooling }: RoomLoads): Derived =>
  derive4(
    { ...WITHOUT_SUN, label: id },
    cooling.total,
    cooling.windows,
    cooling.skylights,
    cooling.aedExcursion,
    (load, windows, skylights, excursion) => load - windows - skylights - excursion,
  );

const sumOf = (label: string, zones: readonly Zone[], of: (zone: Zone) => Derived): Derived =>
  total(
    label,
    'Btu/h',
    zones.map((zone) => renamed(of(zone), zone.name)),
  );
