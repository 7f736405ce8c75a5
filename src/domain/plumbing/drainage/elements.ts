import { inchesOf } from '../core/sizes';

/** The parts of a drainage system that the tables distinguish. */
export const ELEMENTS = [
  'building-drain',
  'building-sewer',
  'branch',
  'horizontal-branch',
  'one-interval',
  'stack',
  'horizontal',
  'vertical',
] as const;
export type Element = (typeof ELEMENTS)[number];

export type AskedElement = { element: Element; slopeInPerFt?: number; intervals?: number };

/** Parses “building-drain@0.25”, “stack<=3”, “stack>3”, “branch@1/8”; undefined if it is none of these. */
export function readElement(text: string): AskedElement | undefined {
  const [what = '', slope] = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .split('@');
  const stack = /^stack-?(<=|≤|>)-?(\d+)(?:-?intervals?)?$/.exec(what);
  const slopeInPerFt = slope === undefined ? undefined : inchesOf(slope);
  if (slope !== undefined && slopeInPerFt === undefined) return undefined;
  const withSlope = slopeInPerFt === undefined ? {} : { slopeInPerFt };
  if (stack)
    return { element: 'stack', intervals: stack[1] === '>' ? Number(stack[2]) + 1 : Number(stack[2]), ...withSlope };
  const element = ELEMENTS.find((known) => known === what);
  return element ? { element, ...withSlope } : undefined;
}
