import { capitalize } from '@/lib/words';
import { showQuantity, showNumber } from '../../calculation/showQuantity';
import { inUnits, unitOf, type Quantity, type UnitSystem } from '../../calculation/units';
import { codeField, editionOf } from '../core/codes';
import type { Grade, Neighbor, Why } from '../core/why';
import type { SegmentResult } from '../project/result';
import type { SegmentInput, System } from '../project/schema';

export const SYSTEM_LABELS: Readonly<Record<System, string>> = {
  cold: 'Cold water',
  hot: 'Hot water',
  drain: 'Drain',
  vent: 'Vent',
  gas: 'Gas',
};

/** On every page and sheet. */
export const AUTHORITY_NOTICE =
  'A planning aid. The adopted code, its local amendments and the authority having jurisdiction decide; look values up in the book before work begins. Published values are cited, not reproduced.';

export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  V2: 'Read in two independent public copies',
  V1: 'Read in one public copy',
  F: 'From a formula',
  M: 'From memory of the code: look it up in the book',
};

const sizeLabel = (size: string, isEhd: boolean): string => (isEhd ? `EHD ${size}` : `${size} in`);

/** `3/4 in`, or `EHD 18` for CSST; '' without a size. Nominal sizes are inches in both systems. */
export const sizeText = (result: Pick<SegmentResult, 'size' | 'isEhd'> | undefined): string =>
  result === undefined || result.size === '' ? '' : sizeLabel(result.size, result.isEhd === true);

/** Describes a segment's load: `5.2 gpm · 4.1 ft/s`, `6 of 20 DFU`, `80 of 151 cfh`. */
export function carriedText(result: SegmentResult | undefined, units: UnitSystem): string {
  if (!result) return '';
  const { gpm, ftPerSec, dfu, capacityDfu, cfh, capacity } = result;
  const parts = [
    gpm === undefined ? '' : showQuantity(gpm, 'waterFlow', units),
    ftPerSec === undefined ? '' : showQuantity(ftPerSec, 'velocity', units),
    dfu === undefined
      ? ''
      : `${showNumber(dfu, 1)}${capacityDfu === undefined ? '' : ` of ${showNumber(capacityDfu, 1)}`} DFU`,
    cfh === undefined ? '' : gasText(cfh, capacity, units),
  ];
  return parts.filter(Boolean).join(' · ');
}

const gasText = (cfh: number, capacity: number | undefined, units: UnitSystem): string =>
  capacity === undefined
    ? showQuantity(cfh, 'gasFlow', units)
    : `${showQuantity(cfh, 'gasFlow', units, { isBare: true })} of ${showQuantity(capacity, 'gasFlow', units)}`;

/** The text below a pipe of the drawing: `15 ft · 5.2 gpm · 4.1 ft/s`. */
export const figuresText = (
  segment: Pick<SegmentInput, 'lengthFt'>,
  result: SegmentResult | undefined,
  units: UnitSystem,
): string =>
  [showQuantity(segment.lengthFt, 'length', units, { decimals: 1 }), carriedText(result, units)]
    .filter(Boolean)
    .join(' · ');

const MARGIN_QUANTITIES: Readonly<Record<string, Quantity>> = {
  gpm: 'waterFlow',
  cfh: 'gasFlow',
  psi: 'pressure',
  ft: 'length',
};

/** `12 DFU`, `7 cfh`, `36% of the tighter limit`; '' if there is none. */
export function marginText({ margin, marginUnit = '' }: Pick<Why, 'margin' | 'marginUnit'>, units: UnitSystem): string {
  if (margin === undefined) return '';
  const quantity = MARGIN_QUANTITIES[marginUnit];
  if (quantity !== undefined) return showQuantity(margin, quantity, units);
  return `${showNumber(margin, 1)}${marginUnit.startsWith('%') ? '' : ' '}${marginUnit}`;
}

const NEIGHBOR_FIGURES: readonly [name: string, quantity: Quantity | null, unit: string][] = [
  ['psiPer100Ft', 'frictionRate', ''],
  ['ftPerSec', 'velocity', ''],
  ['capacityDfu', null, 'DFU'],
  ['maxFt', 'length', ''],
  ['capacity', 'gasFlow', ''],
];

/** A size adjacent to the chosen one, with its effect: `1/2 in, 14.2 ft/s, too fast`; '' when there is none. */
export function neighborText(neighbor: Neighbor | undefined, units: UnitSystem, isEhd = false): string {
  if (!neighbor) return '';
  const figures = NEIGHBOR_FIGURES.flatMap(([name, quantity, unit]) => {
    const value = neighbor[name];
    if (typeof value !== 'number') return [];
    if (quantity === null) return [`${showNumber(value, 1)} ${unit}`];
    // Capacities of large loads are in other units than cfh.
    const own = name === 'capacity' && typeof neighbor['unit'] === 'string' ? neighbor['unit'] : 'cfh';
    return [own === 'cfh' ? showQuantity(value, quantity, units) : `${showNumber(value, 1)} ${own}`];
  });
  const against = [
    neighbor['isTooFast'] === true ? 'too fast' : '',
    neighbor['losesTooMuch'] === true ? 'loses too much pressure' : '',
    typeof neighbor['against'] === 'string' && !neighbor['against'].startsWith('carries') ? neighbor['against'] : '',
  ];
  return [sizeLabel(neighbor.size, isEhd), ...figures, ...against].filter(Boolean).join(', ');
}

/** The source of an answer: `IPC 710.1(1), row 3 in, 1/4 (IPC 2018/2021)`. */
export const sourceText = ({ table, row, edition }: Pick<Why, 'table' | 'row' | 'edition'>): string =>
  `${table}, row ${row.replace('horiz_dfu', 'horizontal').replace('vert_dfu', 'vertical')} (${edition})`;

/** The same with amendments, as a sheet prints it for a segment. */
export const governedText = ({ governedBy, amendedBy = [] }: Pick<Why, 'governedBy' | 'amendedBy'>): string =>
  [
    governedBy.startsWith('carries ') ? `the next size down ${governedBy}` : governedBy,
    ...amendedBy.map((source) => `amended by ${source}`),
  ].join('; ');

/** `60 psi`, in the chosen units. */
export const psiText = (psi: number, units: UnitSystem): string =>
  showQuantity(psi, 'pressure', units, { decimals: 1 });

/** The distance along the pipe, as a label: `93 ft`. */
export const feetText = (feet: number, units: UnitSystem): string =>
  `${Math.round(inUnits(feet, 'length', units))} ${unitOf('length', units)}`;

/** `IPC 2021`; as entered if it can't be parsed. */
export function codeText(code: string): string {
  const read = codeField.safeParse(code);
  return read.success ? editionOf(read.data) : code;
}

/** Describes an output, without what only the command's callers need to know: when it is null. */
export function outputText(words: string): string {
  const text = words.replaceAll(/[;,] null [^;]*/g, '');
  return capitalize(text);
}

/** Describes a calculator's answer in one line: its first two distinct outputs. */
export const answersText = (outputs: Readonly<Record<string, string>>): string =>
  Object.values(outputs)
    .filter((words) => !/^the same|as a (?:number|label)/.test(words))
    .slice(0, 2)
    .map((words) => outputText(words).split(';')[0] ?? '')
    .join('; ');
