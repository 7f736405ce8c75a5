import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import byHand from './cases/byHand.json';
import file from './cases/cases.json';
import { runCase } from './command';

const tolerance = z.union([
  z.object({ mode: z.literal('exact') }),
  z.object({ mode: z.enum(['abs', 'rel']), value: z.number() }),
]);
const caseSchema = z.object({
  id: z.string(),
  title: z.string(),
  test: z.string(),
  inputs: z.unknown(),
  expected: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
  tolerance: z.record(z.string(), tolerance),
});
const cases = z.array(caseSchema).parse(file.cases);
/** Worked out on paper from method.md, at the edges of the limits; the title says how. */
const handCases = z.array(caseSchema).parse(byHand.cases);

describe('worked examples', () => {
  it('include all 110', () => expect(cases).toHaveLength(110));

  it.each([...cases, ...handCases])('$id $title', ({ test, inputs, expected, tolerance: tolerances }) => {
    const { outputs, fault } = runCase(JSON.stringify({ test, inputs }));
    expect(fault).toBe('');
    for (const [name, value] of Object.entries(expected)) {
      const allowed = tolerances[name];
      const answer = outputs?.[name];
      if (typeof value !== 'number' || allowed === undefined || allowed.mode === 'exact') expect(answer).toBe(value);
      else {
        const within = allowed.mode === 'rel' ? allowed.value * Math.abs(value) : allowed.value;
        expect(Math.abs(Number(answer) - value), `${name} ${String(answer)} against ${value}`).toBeLessThanOrEqual(
          within + 1e-9,
        );
      }
    }
  });
});

it.each(['[]', '"140"', 'null', '7'])('refuses readings given as %s with a message', (inputs) => {
  expect(runCase(`{"test":"water.hardness","inputs":${inputs}}`).fault).toBe(
    'inputs: must be an object with the readings',
  );
});
