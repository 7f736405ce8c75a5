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
const HOUSE = 'House';

/**
 * Starting ducts: a supply trunk for each level, a run to each room that gets air, one return for each level. Lengths
 * are estimated from the level's floor area (half its side for trunks and runs) and marked as such.
 */
export function startPlan(inputs: LoadInputs, air: Airflows): DuctPlan {
  const levels = new Map<string, { rooms: string[]; areaFt2: number }>();
  const flows = new Map(air.rooms.map(({ id, design }) => [id, design.value]));
  for (const { id, level, floorAreaFt2 } of inputs.rooms ?? []) {
    if ((flows.get(id) ?? 0) <= 0) continue;
    const name = level?.trim() || HOUSE;
    const known = levels.get(name) ?? { rooms: [], areaFt2: 0 };
    levels.set(name, { rooms: [...known.rooms, id], areaFt2: known.areaFt2 + floorAreaFt2 });
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
  const sections = [...levels].flatMap(([level, { rooms, areaFt2 }]): PlannedDuct[] => {
    const lengthFt = Math.max(5, Math.round(Math.sqrt(areaFt2) / 2));
    const trunk = named(`${level} supply trunk`);
    return [
      duct({ id: trunk, side: 'supply', lengthFt, heightIn: 8 }),
      ...rooms.map((room) =>
        duct({ id: named(`${room} run`), side: 'supply', parent: trunk, lengthFt, rooms: [room] }),
      ),
      duct({ id: named(`${level} return`), side: 'return', lengthFt, rooms }),
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
    sections,
  };
}
