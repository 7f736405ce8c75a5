import { z } from 'zod';
import { oneOf } from '@/domain/calculation/ranges';
import { defineTest } from '../defineTest';
import { outdoorDryBulbF, wetBulbF } from '../readings/fields';
import { betweenCells } from '../readings/tableLookup';
import limits from '../tables/limits.json';

const { superheatTable } = limits;

/**
 * Systems are never charged by superheat below this, °F: “suction line superheat must never be less than 5 °F” (Lennox 14ACX service
 * manual, p. 26).
 */
const LEAST_SUPERHEAT_F = 5;

/**
 * Returns the target superheat for charging a fixed orifice, °F, or null if it isn't in the table or a surrounding cell says not to
 * charge by superheat.
 */
export const tableSuperheatF = (indoorWetBulbF: number, outdoorF: number): number | null =>
  betweenCells(
    { nodes: superheatTable.outdoorDryBulbF, at: outdoorF },
    { nodes: superheatTable.indoorWetBulbF, at: indoorWetBulbF },
    superheatTable.targetSuperheatF,
  );

export const targetSuperheat = defineTest({
  title: 'Target superheat',
  inputs: z.strictObject({
    method: oneOf('Method', ['table', 'formula']),
    indoorWetBulbF: wetBulbF('Indoor wet bulb'),
    outdoorDryBulbF,
  }),
  calculate: ({ method, indoorWetBulbF, outdoorDryBulbF: outdoor }) => {
    if (method === 'table') {
      const target = tableSuperheatF(indoorWetBulbF, outdoor);
      return { valid: target !== null, targetSuperheatF: target };
    }
    const rule = (3 * indoorWetBulbF - 80 - outdoor) / 2;
    return rule >= LEAST_SUPERHEAT_F
      ? { valid: true, targetSuperheatF: rule }
      : { valid: false, targetSuperheatF: null };
  },
});
