import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calculateLoads } from './calculate';
import { readInputs } from './check/readInputs';
import { reportOf } from './command';
import type { Derived } from './derived';
import type { LoadResult } from './result';

const FOLDER = join(import.meta.dirname, 'cases');
const components = z.record(z.string(), z.number());
const bookValues = z.record(z.string(), z.object({ value: z.number(), tolerance: z.number() }));
const perSeason = <T extends z.ZodType>(of: T): z.ZodObject<{ heating: T; coolingSensible: T; coolingLatent: T }> =>
  z.object({ heating: of, coolingSensible: of, coolingLatent: of });
const roomTotal = z.object({ rooms: z.array(z.string()), heatingBtuh: z.number(), coolingSensibleBtuh: z.number() });
const caseSchema = z.object({
  inputs: z.unknown(),
  expected: z.object({
    referenceRun: perSeason(components),
    book: z
      .object({
        block: perSeason(bookValues),
        roomTotals: z.array(roomTotal).default([]),
        roomTotalsRule: z
          .object({ blockDuctLoadUsed: z.object({ heating: z.number(), coolingSensible: z.number() }) })
          .optional(),
        hourlyFenestrationCurves: z.array(z.object({ scope: z.string(), btuh: z.array(z.number()) })).default([]),
      })
      .optional(),
  }),
});

const SEASONS = ['heating', 'coolingSensible', 'coolingLatent'] as const;
const houses = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.json') && name !== 'unit-checks.json' && name !== 'vocabulary.json',
);

/** The stated pass rule: within 1% or 25 Btu/h. */
const allowed = (value: number): number => Math.max(0.01 * Math.abs(value), 25);

describe.each(houses)('%s', (file) => {
  const { inputs: raw, expected } = caseSchema.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const read = readInputs(raw);
  if (!read.inputs) throw new Error(JSON.stringify(read.errors));
  const result = calculateLoads(read.inputs);
  const report = reportOf(result, read.warnings);

  it('is within 1% or 25 Btu/h of each component of the reference run', () => {
    for (const season of SEASONS) {
      for (const [component, value] of Object.entries(expected.referenceRun[season])) {
        expect(
          Math.abs((report.block[season][component] ?? NaN) - value),
          `${season} ${component}: ${report.block[season][component] ?? NaN}, expected ${value}`,
        ).toBeLessThanOrEqual(allowed(value));
      }
    }
  });

  it('is within the book’s tolerance for every value', () => {
    const { book } = expected;
    for (const season of SEASONS) {
      for (const [component, { value, tolerance }] of Object.entries(book?.block[season] ?? {})) {
        expect(
          Math.abs((report.block[season][component] ?? NaN) - value),
          `${season} ${component}`,
        ).toBeLessThanOrEqual(tolerance);
      }
    }
    if (book?.roomTotalsRule) checkRooms(result, book.roomTotals, book.roomTotalsRule.blockDuctLoadUsed);
    for (const { scope, btuh } of book?.hourlyFenestrationCurves ?? []) {
      const curve =
        scope === 'block' ? result.curve : result.rooms.find(({ id }) => id === scope.replace('_', ''))?.curve;
      btuh.forEach((value, hour) =>
        expect(Math.abs((curve?.[hour]?.value ?? NaN) - value), `${scope} ${hour}`).toBeLessThanOrEqual(
          Math.max(0.1 * value, scope === 'block' ? 0 : 500),
        ),
      );
    }
  });

  it('sums the rooms to the house, except ventilation and blower', () => {
    if (result.rooms.length === 0) return;
    const { heating, coolingSensible } = result.block;
    expect(sum(result.rooms.map((room) => room.heating.total))).toBeCloseTo(
      heating.total.value - heating.ventilation.value - heating.piping.value,
      6,
    );
    const ofRooms =
      sum(result.rooms.map((room) => room.coolingSensible.total)) -
      sum(result.rooms.map((room) => room.coolingSensible.aedExcursion));
    if (file !== 'smith.json')
      expect(ofRooms).toBeCloseTo(
        coolingSensible.total.value -
          coolingSensible.ventilation.value -
          coolingSensible.blowerHeat.value -
          coolingSensible.aedExcursion.value,
        6,
      );
  });
});

const sum = (numbers: readonly Derived[]): number => numbers.reduce((all, { value }) => all + value, 0);

/** The book's rooms include their share of its ducts; they are compared without it. */
function checkRooms(
  { rooms }: LoadResult,
  totals: readonly z.infer<typeof roomTotal>[],
  ducts: { heating: number; coolingSensible: number },
): void {
  const all = {
    heating: totals.reduce((whole, room) => whole + room.heatingBtuh, 0),
    cooling: totals.reduce((whole, room) => whole + room.coolingSensibleBtuh, 0),
  };
  for (const { rooms: names, heatingBtuh, coolingSensibleBtuh } of totals) {
    const own = rooms.filter(({ id }) => names.some((name) => id.includes(name)));
    const heating = sum(own.map((room) => room.heating.total)) - sum(own.map((room) => room.heating.ducts));
    const cooling =
      sum(own.map((room) => room.coolingSensible.total)) - sum(own.map((room) => room.coolingSensible.ducts));
    expect(Math.abs(heating - heatingBtuh * (1 - ducts.heating / all.heating)), names.join()).toBeLessThanOrEqual(
      Math.max(0.1 * heatingBtuh, 500),
    );
    expect(
      Math.abs(cooling - coolingSensibleBtuh * (1 - ducts.coolingSensible / all.cooling)),
      names.join(),
    ).toBeLessThanOrEqual(Math.max(0.1 * coolingSensibleBtuh, 500));
  }
}
