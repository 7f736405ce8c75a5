import { derive3, constant, renamed, total, type Derived } from '../load-calc/derived';
import { densityRatioAt } from './friction';
import { flowsOf, type RoomFlow } from './flows';
import { availablePressure, frictionRate, rateVerdict, type RateVerdict } from './pressure';
import { ownLength, sizeDuct, type SizedDuct } from './sizeDuct';
import type { DuctSection, DuctSystemInputs } from './system';
import { MANUAL_D_VELOCITIES, type VelocityLimits } from './velocityLimits';

export type DuctDesign = {
  available: Derived;
  /** Longest supply path plus longest return path. */
  effectiveLength: Derived;
  frictionRate: Derived;
  verdict: RateVerdict;
  /** IDs from the air handler to the far ends. */
  criticalPath: { supply: readonly string[]; return: readonly string[] };
  ducts: readonly SizedDuct[];
  /** Pressure loss of the as-built sizes along the critical path, in wc; at most what is available. */
  used: Derived;
  /** Pressure that a damper has to absorb at each end so that no room robs another, in wc. */
  balance: readonly { id: string; excess: Derived }[];
  edition: string;
  /** Source of its velocity limits. */ limitsSource: string;
};

/**
 * Sizes all ducts for the friction rate that results from blower and lengths, within the velocity limits. Manual D. Takes inputs that
 * `checkDuctSystem` accepts.
 * @param rooms flows of `roomAirflows`
 */
export function designDucts(
  inputs: DuctSystemInputs,
  rooms: readonly RoomFlow[],
  limits: VelocityLimits = MANUAL_D_VELOCITIES,
): DuctDesign {
  const { sections, devices, blower } = inputs;
  const tree = new Map(sections.map((section) => [section.id, section]));
  const flows = flowsOf(inputs, rooms);
  const lengths = new Map(sections.map((section) => [section.id, pathLength(section, tree, sections)]));
  const ends = sections.filter(({ id }) => !sections.some(({ parent }) => parent === id));
  const longest = (side: DuctSection['side']): DuctSection | undefined =>
    ends
      .filter((end) => end.side === side)
      .reduce<DuctSection | undefined>(
        (best, end) => (best && value(lengths, best.id) >= value(lengths, end.id) ? best : end),
        undefined,
      );
  const [supplyEnd, returnEnd] = [longest('supply'), longest('return')];
  const effectiveLength = total(
    'Total effective length',
    'ft',
    [supplyEnd, returnEnd].flatMap((end) => (end ? (lengths.get(end.id) ?? []) : [])),
    'Manual D, friction rate worksheet',
  );
  const available = availablePressure(blower.externalStaticInWc, devices);
  const rate = frictionRate(available, effectiveLength);
  const densityRatio = densityRatioAt(inputs.elevationFt);
  const ducts = sections.map((section) =>
    sizeDuct(
      section,
      sections,
      flows.get(section.id) ?? NO_AIR,
      lengths.get(section.id) ?? NO_LENGTH,
      rate,
      densityRatio,
      limits,
      inputs.isQuiet,
    ),
  );
  const losses = new Map(ducts.map((duct) => [duct.id, duct.loss]));
  const pathLoss = (end: DuctSection): Derived =>
    total(
      `Loss to ${end.id}`,
      'in wc',
      pathOf(end, tree).flatMap((id) => {
        const loss = losses.get(id);
        return loss ? [renamed(loss, id)] : [];
      }),
    );
  const used = total(
    'Loss of the critical path',
    'in wc',
    [supplyEnd, returnEnd].flatMap((end) => (end ? [pathLoss(end)] : [])),
  );
  const critical = (side: 'supply' | 'return') => (side === 'supply' ? supplyEnd : returnEnd);
  return {
    available,
    effectiveLength,
    frictionRate: rate,
    verdict: rateVerdict(available.value, rate.value),
    criticalPath: {
      supply: supplyEnd ? pathOf(supplyEnd, tree) : [],
      return: returnEnd ? pathOf(returnEnd, tree) : [],
    },
    ducts,
    used,
    balance: ends.map((end) => {
      const other = critical(end.side === 'supply' ? 'return' : 'supply');
      return {
        id: end.id,
        excess: derive3(
          { ...EXCESS, label: `For the damper of ${end.id}` },
          available,
          pathLoss(end),
          other ? pathLoss(other) : NO_LOSS,
          (pressure, own, across) => Math.max(0, pressure - own - across),
        ),
      };
    }),
    edition: limits.edition,
    limitsSource: limits.source,
  };
}

const NO_AIR = constant('Airflow', 0, 'cfm', 'no room is connected to it');
const NO_LENGTH = constant('Effective length', 0, 'ft', '');
const NO_LOSS = constant('Loss of the other side', 0, 'in wc', 'there are no ducts');
const EXCESS = {
  unit: 'in wc',
  formula: 'available static pressure − loss of its path − loss of the longest path of the other side, not below 0',
  source: 'Manual D, balancing',
} as const;

const value = (of: ReadonlyMap<string, Derived>, id: string): number => of.get(id)?.value ?? 0;

/** Returns the IDs from the air handler to a section. */
function pathOf(section: DuctSection, tree: ReadonlyMap<string, DuctSection>): string[] {
  const ids = [section.id];
  for (let at = tree.get(section.parent); at && !ids.includes(at.id); at = tree.get(at.parent)) ids.unshift(at.id);
  return ids;
}

/** Returns the straight duct and fittings of each section, starting at the air handler. */
function pathLength(
  section: DuctSection,
  tree: ReadonlyMap<string, DuctSection>,
  sections: readonly DuctSection[],
): Derived {
  return total(
    `Effective length to ${section.id}`,
    'ft',
    pathOf(section, tree).flatMap((id) => {
      const at = sections.findIndex((each) => each.id === id);
      const each = sections[at];
      return each ? ownLength(each, `sections.${at}`) : [];
    }),
    'Manual D, effective length worksheet',
  );
}
