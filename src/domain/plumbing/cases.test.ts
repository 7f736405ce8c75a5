import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calculateText } from './command';

const tolerance = z.object({ mode: z.enum(['abs', 'rel', 'exact']), value: z.number().default(0) });
const casesSchema = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      calculator: z.string(),
      title: z.string(),
      inputs: z.record(z.string(), z.unknown()),
      expected: z.record(z.string(), z.unknown()),
      tolerance: z.union([tolerance, z.record(z.string(), tolerance)]),
    }),
  ),
});
type Tolerance = z.output<typeof tolerance>;

const read = (file: string) =>
  casesSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'cases', file), 'utf8'))).cases;
const EXACT: Tolerance = { mode: 'exact', value: 0 };

/** Compares values: every expected number within its tolerance, everything else equal. */
function expectNear(answer: unknown, expected: unknown, { mode, value }: Tolerance): void {
  if (typeof expected === 'number') {
    const room = mode === 'rel' ? Math.abs(expected) * value : mode === 'abs' ? value : 0;
    expect(Math.abs(z.number().parse(answer) - expected)).toBeLessThanOrEqual(room + 1e-9);
  } else if (Array.isArray(expected)) {
    const list = z.array(z.unknown()).parse(answer);
    expect(list).toHaveLength(expected.length);
    expected.forEach((one: unknown, index) => expectNear(list[index], one, { mode, value }));
  } else if (typeof expected === 'object' && expected !== null) {
    const record = z.record(z.string(), z.unknown()).parse(answer);
    for (const [key, one] of Object.entries(expected)) expectNear(record[key], one, { mode, value });
  } else expect(answer).toBe(expected);
}

function toleranceOf(tolerances: Tolerance | Record<string, Tolerance>, output: string): Tolerance {
  const single = tolerance.safeParse(tolerances);
  if (single.success) return single.data;
  const byOutput = z.record(z.string(), tolerance).parse(tolerances);
  return byOutput[output] ?? byOutput['*'] ?? EXACT;
}

/** `byHand`: worked out on paper from method.md’s formulas and tables, at the edges of rows and ranges; the title says how. */
describe.each(['published.json', 'byHand.json'])('worked examples of %s, through the command', (file) => {
  it.each(read(file))('$id: $title', ({ calculator, inputs, expected, tolerance: tolerances }) => {
    const { printed, fault } = calculateText(JSON.stringify({ calculator, inputs }));
    expect(fault).toBe('');
    for (const [output, value] of Object.entries(expected))
      expectNear(printed?.[output], value, toleranceOf(tolerances, output));
  });
});
