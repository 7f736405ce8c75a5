import { z } from 'zod';
import { identifier } from '@/domain/calculation/ranges';
import { nominalIn, quantity } from '../core/fields';
import type { Why } from '../core/why';
import type { GasChoice } from './capacity';
import { gasLengthFt, loadFields } from './gasInputs';
import { GAS_TABLE_IDS, gasTable } from './gasTables';

export const run = z.strictObject({
  id: identifier('Section'),
  lengthFt: gasLengthFt.optional(),
  ...loadFields,
  extraBends: quantity('Bends beyond four, CSST').optional(),
});

const GAS_SIZES = [0.25, 0.375, 0.5, 0.625, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
export const minimumSize = nominalIn('Minimum size', GAS_SIZES).optional();
export const ALL_GRIDS = (): ReturnType<typeof gasTable>['grid'][] => GAS_TABLE_IDS.map((id) => gasTable(id).grid);

export type Sized = Record<string, GasChoice>;

/** Builds the answer of the three methods: sizes and capacities by section, and each section in full. */
export function answerOf(sized: Sized): {
  sizes: Record<string, string>;
  ehd: Record<string, number> | null;
  capacities: Record<string, number>;
  sections: Record<string, Omit<GasChoice, 'why'>>;
  why: Record<string, Why>;
} {
  const of = <T>(pick: (choice: GasChoice) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(sized).map(([id, choice]) => [id, pick(choice)]));
  const tubes = Object.entries(sized).filter(([, { sizeIn }]) => sizeIn === null);
  return {
    sizes: of(({ size }) => size),
    ehd: tubes.length === 0 ? null : Object.fromEntries(tubes.map(([id, { size }]) => [id, Number(size)])),
    capacities: of(({ capacity }) => capacity),
    sections: of(({ why: _why, ...section }) => section),
    why: of(({ why }) => why),
  };
}

export const OUTPUTS = {
  sizes: 'nominal size by section; EHD of CSST',
  ehd: 'EHD as a number by section of CSST; null without CSST',
  capacities: 'what the size carries, cfh, or kBtu/h of propane',
  sections: 'each section: size, capacity, printed cell, equation, length row, load, unit',
};
