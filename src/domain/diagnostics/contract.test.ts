import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import cases from './cases/cases.json';
import { DIAGNOSTIC_TESTS, isDiagnosticTestId } from './tests';
import contract from './tables/contract.json';

const entries = z
  .record(z.string(), z.object({ inputs: z.record(z.string(), z.string()), outputs: z.record(z.string(), z.string()) }))
  .parse(Object.fromEntries(Object.entries(contract).filter(([name]) => name !== 'note')));
const shape = z.object({ properties: z.record(z.string(), z.unknown()) });
const schemaShape = z.union([
  shape.transform((one) => [one]),
  z.object({ oneOf: z.array(shape) }).transform((many) => many.oneOf),
]);

/** An elevation for the condenser approach: a gauge on a mountain needs it, but the contract has none. */
const OWN_INPUTS: Record<string, string[]> = { 'refrigerant.approach': ['altitudeFt'] };

describe('the contract', () => {
  it('has a test for each of its forty entries, and no others', () => {
    expect(Object.keys(DIAGNOSTIC_TESTS).toSorted()).toEqual(Object.keys(entries).toSorted());
    expect(Object.keys(entries)).toHaveLength(40);
  });

  it.each(Object.entries(entries))('reads the named inputs of %s', (id, { inputs }) => {
    if (!isDiagnosticTestId(id)) throw new Error(id);
    const parts = schemaShape.parse(
      z.toJSONSchema(DIAGNOSTIC_TESTS[id].inputs, { io: 'input', unrepresentable: 'any' }),
    );
    const names = new Set(parts.flatMap(({ properties }) => Object.keys(properties)));
    expect([...names].toSorted()).toEqual([...Object.keys(inputs), ...(OWN_INPUTS[id] ?? [])].toSorted());
  });

  it.each(cases.cases)('answers $id with the contract’s field names', ({ test, inputs }) => {
    if (!isDiagnosticTestId(test)) throw new Error(test);
    const { outputs } = DIAGNOSTIC_TESTS[test].run(inputs);
    const named = Object.keys(entries[test]?.outputs ?? {});
    expect(named).toEqual(expect.arrayContaining(Object.keys(outputs ?? {})));
  });
});

describe('every test', () => {
  it.each(cases.cases)('refuses an unknown input beside those of $id', ({ test, inputs }) => {
    if (!isDiagnosticTestId(test)) throw new Error(test);
    expect(DIAGNOSTIC_TESTS[test].run({ ...inputs, pressure: 5 }).faults.map(({ field }) => field)).toContain(
      'pressure',
    );
  });

  it.each(cases.cases)('refuses text, null and infinite numbers in each number of $id', ({ test, inputs }) => {
    if (!isDiagnosticTestId(test)) throw new Error(test);
    for (const [name, value] of Object.entries(inputs)) {
      if (typeof value !== 'number') continue;
      for (const wrong of [String(value), null, Infinity, Number.NaN, 1e12, -1e12])
        expect(
          DIAGNOSTIC_TESTS[test].run({ ...inputs, [name]: wrong }).faults[0]?.field,
          `${name} ${String(wrong)}`,
        ).toBe(name);
    }
  });

  it('refuses anything that is not an object of readings', () => {
    for (const test of Object.values(DIAGNOSTIC_TESTS))
      for (const wrong of [undefined, null, [], 'x', 5, {}]) expect(test.run(wrong).faults.length).toBeGreaterThan(0);
  });
});
