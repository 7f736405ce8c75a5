import { derive1, derive2, entered, total, type Derived } from '../load-calc/derived';
import { frictionPer100Ft, velocityFpm, type DuctAir } from './friction';
import { equivalentDiameterIn, MOST_ASPECT, rectangularVelocityFpm, roundFor, widthIn } from './sizes';
import type { DuctSection } from './system';
import { velocityLimit, type DuctPart, type VelocityLimits } from './velocityLimits';

export type DuctSize = { diameterIn: number } | { widthIn: number; heightIn: number };

/** A sized duct, ready to build. */
export type SizedDuct = {
  id: string;
  parent: string;
  side: DuctSection['side'];
  part: DuctPart;
  /** Flow in the larger season, cfm. */
  cfm: Derived;
  /** From the air handler to its far end, ft. */
  effectiveLength: Derived;
  /** Undefined = no single duct works; `notes` says why. */
  size: DuctSize | undefined;
  /** The limit that determined the size. */
  governedBy: 'friction' | 'velocity';
  velocity: Derived;
  mostFpm: number;
  quietFpm: number;
  /** Friction loss of this section with its fittings at the as-built size, in wc. */
  loss: Derived;
  notes: readonly string[];
};

/** Returns one section's straight duct and fittings, ft. */
export const ownLength = ({ id, lengthFt, fittings }: DuctSection, path: string): Derived[] => [
  entered(`${id}, duct`, lengthFt, 'ft', `${path}.lengthFt`),
  ...fittings.map(({ name, equivalentLengthFt, count }, index) =>
    entered(
      `${id}, ${count === 1 ? '' : `${count} × `}${name}`,
      equivalentLengthFt * count,
      'ft',
      `${path}.fittings.${index}`,
    ),
  ),
];

const VELOCITY = {
  label: 'Velocity',
  unit: 'fpm',
  formula: 'airflow ÷ area of the duct',
  source: 'Manual D',
} as const;
const LOSS = {
  label: 'Loss',
  unit: 'in wc',
  formula: 'friction rate at this size by Darcy and Colebrook × effective length of the stretch ÷ 100',
  source: 'ASHRAE Fundamentals, duct design',
} as const;

const firstOf = <T>(caps: readonly number[], choose: (fpm: number) => T | undefined): T | undefined =>
  caps.map(choose).find((one) => one !== undefined);

/** Computes one section's size, velocity and loss at the system's friction rate. */
export function sizeDuct(
  section: DuctSection,
  sections: readonly DuctSection[],
  cfm: Derived,
  effectiveLength: Derived,
  rate: Derived,
  densityRatio: number,
  limits: VelocityLimits,
  isQuiet = false,
): SizedDuct {
  const { id, parent, side, material, heightIn, builtDiameterIn } = section;
  const isTrunk =
    sections.some((each) => each.parent === id) ||
    (parent === '' && !sections.some((each) => each !== section && each.side === side && each.parent === ''));
  const part: DuctPart = `${side} ${isTrunk ? 'trunk' : 'branch'}`;
  const { mostFpm, quietFpm } = velocityLimit(limits, part, material);
  const air: DuctAir = { material, densityRatio };
  const flows = rate.value > 0 && cfm.value > 0;
  // If no stock size is quiet, the maximum velocity applies.
  const caps = isQuiet ? [quietFpm, mostFpm] : [mostFpm];
  const round = flows ? firstOf(caps, (fpm) => roundFor(cfm.value, rate.value, fpm, air)) : undefined;
  const width =
    round && heightIn !== undefined
      ? firstOf(caps, (fpm) => widthIn(heightIn, round.diameterIn, cfm.value, fpm))
      : undefined;
  const size: DuctSize | undefined =
    builtDiameterIn !== undefined
      ? { diameterIn: builtDiameterIn }
      : round === undefined
        ? undefined
        : heightIn === undefined
          ? { diameterIn: round.diameterIn }
          : width === undefined
            ? undefined
            : { widthIn: width, heightIn };
  const equivalent =
    size === undefined ? 0 : 'diameterIn' in size ? size.diameterIn : equivalentDiameterIn(size.widthIn, size.heightIn);
  const velocity = derive1(VELOCITY, cfm, (flow) =>
    size === undefined
      ? 0
      : 'diameterIn' in size
        ? velocityFpm(flow, size.diameterIn)
        : rectangularVelocityFpm(flow, size.widthIn, size.heightIn),
  );
  const stretch = total(`Effective length of ${id}`, 'ft', ownLength(section, `sections.${sections.indexOf(section)}`));
  return {
    id,
    parent,
    side,
    part,
    cfm,
    effectiveLength,
    size,
    governedBy: round?.governedBy ?? 'friction',
    velocity,
    mostFpm,
    quietFpm,
    loss: derive2(LOSS, cfm, stretch, (flow, length) =>
      equivalent === 0 ? 0 : (frictionPer100Ft(flow, equivalent, air) * length) / 100,
    ),
    notes: [
      ...(cfm.value <= 0 ? ['No room is connected to this duct, so it carries no air.'] : []),
      ...(cfm.value > 0 && size === undefined
        ? [
            rate.value > 0
              ? 'No single duct of this height or round size carries this flow: divide it.'
              : 'There is no pressure left for the ducts: a stronger blower or devices with less loss are needed.',
          ]
        : []),
      ...(size && 'widthIn' in size && size.widthIn / size.heightIn > MOST_ASPECT
        ? [`It is more than ${MOST_ASPECT} times as wide as high: a higher duct rubs less and takes less metal.`]
        : []),
      ...(velocity.value > quietFpm
        ? [`The air may be heard: ${Math.round(velocity.value)} fpm, quiet is up to ${quietFpm}.`]
        : []),
    ],
  };
}
