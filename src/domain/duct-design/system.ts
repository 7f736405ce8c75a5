import type { PressureDevice } from './pressure';
import type { DuctMaterial } from './friction';

/** A fitting with its equivalent length of straight duct, ft (Manual D, appendix 3, or its manufacturer's sheet). */
export type Fitting = { name: string; equivalentLengthFt: number; count: number };

/** A section of duct of one size. Those without `parent` begin at the air handler. */
export type DuctSection = {
  id: string;
  side: 'supply' | 'return';
  /** The upstream section, toward the air handler; '' = the air handler itself. */
  parent: string;
  lengthFt: number;
  fittings: readonly Fitting[];
  material: DuctMaterial;
  /** For rectangular duct, in; omitted = round. */
  heightIn?: number;
  /** Existing or planned round size, in; omitted = the size from the design. */
  builtDiameterIn?: number;
  /**
   * Rooms at this end: on a supply end, the room's air is divided among all of its supply ends; on a return end, the rooms it draws air
   * from.
   */
  rooms: readonly string[];
};

/** Inputs of the design: blower, devices it must overcome, and the ducts as a tree. */
export type DuctSystemInputs = {
  blower: {
    heatingCfm: number;
    coolingCfm: number;
    /** At the design flow, from the blower table of the air handler. */
    externalStaticInWc: number;
  };
  devices: readonly PressureDevice[];
  sections: readonly DuctSection[];
  elevationFt: number;
  /** True to size for the inaudible velocity, where possible, instead of the maximum allowed. */
  isQuiet?: boolean;
};

export type DuctIssue = { path: string; message: string };

const MOST_FT = 1000;

/** Lists issues that prevent a design: duplicate IDs; parents that are missing, on the other side or circular; impossible numbers. */
export function checkDuctSystem({ sections, blower, devices }: DuctSystemInputs): DuctIssue[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const issues = sections.flatMap((section, index): DuctIssue[] => {
    const at = (field: string, message: string): DuctIssue => ({ path: `sections.${index}.${field}`, message });
    const { id, parent, side, lengthFt, fittings, heightIn } = section;
    const above = parent === '' ? undefined : byId.get(parent);
    return [
      ...(id === '' || sections.findIndex((each) => each.id === id) !== index
        ? [at('id', `“${id}” is no name of its own`)]
        : []),
      ...(parent !== '' && !above ? [at('parent', `There is no duct “${parent}”`)] : []),
      ...(above && above.side !== side ? [at('parent', `“${parent}” is on the other side of the air handler`)] : []),
      ...(isInCircle(section, byId) ? [at('parent', 'These ducts run in a circle')] : []),
      ...(lengthFt >= 0 && lengthFt <= MOST_FT ? [] : [at('lengthFt', `Length must be 0 to ${MOST_FT} ft`)]),
      ...(fittings.every(({ equivalentLengthFt, count }) => equivalentLengthFt >= 0 && count >= 0)
        ? []
        : [at('fittings', 'Fittings cannot shorten a duct')]),
      ...(heightIn === undefined || (heightIn >= 2 && heightIn <= 60)
        ? []
        : [at('heightIn', 'Height must be 2 to 60 in')]),
    ];
  });
  return [
    ...(blower.heatingCfm >= 0 && blower.coolingCfm >= 0 && Math.max(blower.heatingCfm, blower.coolingCfm) > 0
      ? []
      : [{ path: 'blower', message: 'The flow of the blower is missing' }]),
    ...(blower.externalStaticInWc > 0
      ? []
      : [{ path: 'blower.externalStaticInWc', message: 'The external static pressure of the blower is missing' }]),
    ...devices.flatMap(({ lossInWc }, index) =>
      lossInWc >= 0 ? [] : [{ path: `devices.${index}.lossInWc`, message: 'A loss cannot be below 0' }],
    ),
    ...issues,
  ];
}

function isInCircle(section: DuctSection, byId: ReadonlyMap<string, DuctSection>): boolean {
  const seen = new Set<string>([section.id]);
  for (let at = byId.get(section.parent); at; at = byId.get(at.parent)) {
    if (seen.has(at.id)) return true;
    seen.add(at.id);
  }
  return false;
}
