import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { designOf } from '../design';
import { infiltrationFlows } from './infiltration';
import { ventilationLoads } from './ventilation';

const inputs = buildLoadInputs();

describe('fans', () => {
  const imbalanceOf = (hours: { hoursPerDay?: number }): number =>
    ventilationLoads(
      { ...inputs, ventilation: [{ type: 'central fan integrated supply', ratedCfm: 90, ...hours }] },
      designOf(inputs),
    ).imbalance.value;

  it('run a third of the day in an air handler that brings in air, unless given', () => {
    expect(imbalanceOf({})).toBe(-30);
    expect(imbalanceOf({ hoursPerDay: 24 })).toBe(-90);
  });

  it('run all day in an exhaust fan', () => {
    const { imbalance } = ventilationLoads(
      { ...inputs, ventilation: [{ type: 'exhaust only', ratedCfm: 50 }] },
      designOf(inputs),
    );
    expect(imbalance.value).toBe(50);
  });
});

describe('leakage by tightness', () => {
  /** Cubic feet per minute per square foot: the same wherever the table has a single rate. */
  const leakOf = (conditionedFloorAreaFt2: number): number => {
    const building = { ...inputs.building, conditionedFloorAreaFt2 };
    const infiltration = { method: 'tightness-table', tightness: 'average' } as const;
    const flows = infiltrationFlows({ ...inputs, building, infiltration }, designOf(inputs));
    return flows.heating.value / conditionedFloorAreaFt2;
  };

  it.each([900, 1500, 2000, 3000])('still treats %i ft² like smaller houses', (limit) => {
    expect(leakOf(limit)).toBeCloseTo(leakOf(limit - 100), 9);
    expect(leakOf(limit + 1)).toBeLessThan(leakOf(limit));
  });
});
