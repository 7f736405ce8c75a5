import type { LoadInputs } from '../../load-calc/schema/inputs';
import type { Airflows } from '../../load-calc/report/airflowFigures';
import type { DuctPlan, PlannedDuct } from './schema';

/** Losses designers usually start with; each is to be replaced by the data sheet value. In wc. */
const USUAL_DEVICES = [
  { name: 'Wet coil', lossInWc: 0.1 },
  { name: 'Filter', lossInWc: 0.1 },
  { name: 'Supply register', lossInWc: 0.03 },
  { name: 'Return grille', lossInWc: 0.03 },
];
const USUAL_STATIC_IN_WC = 0.5;
/**
 * Fittings that every layout has, as straight duct, ft: lengths alone would be a third of the real friction, and the friction rate would
 * be outside the range that suits a blower. Mid-range estimates from Manual D, appendix 3, for such fittings, to be replaced by the
 * actual ones.
 */
const USUAL_FITTINGS = {
  trunk: [{ name: 'Plenum take-off (estimate)', equivalentLengthFt: 35, count: 1 }],
  run: [{ name: 'Branch take-off, elbow and boot (estimate)', equivalentLengthFt: 60, count: 1 }],
  return: [{ name: 'Return box and elbow (estimate)', equivalentLengthFt: 40, count: 1 }],
};
/**
 * Trunks are flat so that they fit below joists, but a much wider one has more friction: uses the lowest of these heights at which it
 * stays within about three times as wide as high, in.
 */
const TRUNK_HEIGHTS_IN = [8, 10, 12, 14] as const;
const TRUNK_FPM = 700;
const trunkHeightIn = (cfm: number): number =>
  TRUNK_HEIGHTS_IN.find((height) => (cfm / TRUNK_FPM) * 144 <= 2.5 * height ** 2) ?? 16;
const HOUSE = 'House';

/**
 * Builds starting ducts: a supply trunk for each level, a run to each room that gets air, one return for each level. Lengths are
 * estimated from the level's floor area (half its side for trunks and runs) and marked as such, as are the fittings; sizes are quiet
 * ones.
 */
export function startPlan(inputs: LoadInputs, air: Airflows): DuctPlan {
  const levels = new Map<string, { rooms: string[]; areaFt2: number; cfm: number }>();
  const flows = new Map(air.rooms.map(({ id, design }) => [id, design.value]));
  for (const { id, level, floorAreaFt2 } of inputs.rooms ?? []) {
    const flow = flows.get(id) ?? 0;
    if (flow <= 0) continue;
    const name = level?.trim() || HOUSE;
    const known = levels.get(name) ?? { rooms: [], areaFt2: 0, cfm: 0 };
    levels.set(name, { rooms: [...known.rooms, id], areaFt2: known.areaFt2 + floorAreaFt2, cfm: known.cfm + flow });
  }
  const taken = new Set<string>();
  const named = (name: string): string => {
    let id = name.slice(0, 76);
    for (let next = 2; taken.has(id); next += 1) id = `${name.slice(0, 76)} ${next}`;
    taken.add(id);
    return id;
  };
  const duct = (fields: Pick<PlannedDuct, 'id' | 'side' | 'lengthFt'> & Partial<PlannedDuct>): PlannedDuct => ({
    parent: '',
    isLengthGuessed: true,
    fittings: [],
    material: 'galvanized steel',
    heightIn: null,
    builtDiameterIn: null,
    rooms: [],
    ...fields,
  });
  const sections = [...levels].flatMap(([level, { rooms, areaFt2, cfm }]): PlannedDuct[] => {
    const lengthFt = Math.max(5, Math.round(Math.sqrt(areaFt2) / 2));
    const trunk = named(`${level} supply trunk`);
    return [
      duct({ id: trunk, side: 'supply', lengthFt, heightIn: trunkHeightIn(cfm), fittings: USUAL_FITTINGS.trunk }),
      ...rooms.map((room) =>
        duct({
          id: named(`${room} run`),
          side: 'supply',
          parent: trunk,
          lengthFt,
          fittings: USUAL_FITTINGS.run,
          rooms: [room],
        }),
      ),
      duct({ id: named(`${level} return`), side: 'return', lengthFt, fittings: USUAL_FITTINGS.return, rooms }),
    ];
  });
  return {
    settings: [
      {
        name: 'As designed',
        cfm: Math.min(10_000, Math.max(50, Math.round(Math.max(air.heating.value, air.cooling.value)))),
        externalStaticInWc: USUAL_STATIC_IN_WC,
      },
    ],
    setting: 0,
    devices: USUAL_DEVICES,
    isQuiet: true,
    sections,
  };
}
