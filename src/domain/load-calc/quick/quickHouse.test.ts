import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { readInputs } from '../check/readInputs';
import { WINDOW_IDS } from '../constructions/catalog';
import { TIGHTNESS } from '../schema/systems';
import { quickHouse } from './quickHouse';
import { INSULATION_LEVELS, QUICK_DUCTS, QUICK_FOUNDATIONS, quickInputsSchema, type QuickInputs } from './schema';

const { site, design } = buildLoadInputs();
const ANSWERS: QuickInputs = {
  floorAreaFt2: 2000,
  storeys: 2,
  ceilingHeightFt: 8,
  insulation: 'average',
  windowShare: 0.15,
  windowKind: 'double-vinyl',
  tightness: 'average',
  bedrooms: 3,
  foundation: 'slab',
  ducts: 'attic',
  ductsSealed: true,
  frontAzimuthDeg: 180,
};
const answers = (fields: Partial<QuickInputs> = {}): QuickInputs => quickInputsSchema.parse({ ...ANSWERS, ...fields });
const totals = (fields: Partial<QuickInputs> = {}) => {
  const { block } = calculateLoads(quickHouse(answers(fields), { site, design }).inputs);
  return { heating: block.heating.total.value, cooling: block.coolingSensible.total.value };
};
const messages = (fields: Record<string, unknown>): string[] =>
  quickInputsSchema.safeParse({ ...ANSWERS, ...fields }).error?.issues.map(({ message }) => message) ?? [];

describe('a house from a few quick answers', () => {
  it('is a complete, valid record for any answers', () => {
    for (const foundation of QUICK_FOUNDATIONS) {
      for (const ducts of QUICK_DUCTS) {
        if (ducts === 'below the floor' && (foundation === 'slab' || foundation === 'heated basement')) continue;
        for (const storeys of [1, 2, 3]) {
          const { inputs, assumptions } = quickHouse(
            answers({
              floorAreaFt2: 1400,
              foundation,
              ducts,
              storeys,
              frontAzimuthDeg: 300,
              windowShare: storeys === 3 ? 0 : 0.25,
            }),
            { site, design },
          );
          const read = readInputs(inputs);
          // Table 7 doesn't apply to ducts in a basement, and the check says so.
          const said =
            ducts === 'below the floor' && foundation === 'unheated basement'
              ? ['airDistribution.ductTableLookups']
              : [];
          expect(
            [...read.errors, ...read.warnings].map(({ path }) => path),
            `${foundation}, ${ducts}, ${storeys}`,
          ).toEqual(said);
          expect(assumptions.length).toBeGreaterThan(8);
          expect(calculateLoads(inputs).block.heating.total.value).toBeGreaterThan(5000);
        }
      }
    }
  });

  it('has a room per story, and one for a heated basement', () => {
    const rooms = (fields: Partial<QuickInputs>) =>
      quickHouse(answers(fields), { site, design }).inputs.rooms?.map(({ id }) => id);
    expect(rooms({ storeys: 1 })).toEqual(['Whole house']);
    expect(rooms({ foundation: 'heated basement' })).toEqual(['Basement', 'First floor', 'Second floor']);
    expect(
      quickHouse(answers({ foundation: 'heated basement' }), { site, design }).inputs.building.conditionedFloorAreaFt2,
    ).toBe(3000);
  });

  it('has a larger load when larger, taller or with more glass', () => {
    const base = totals();
    for (const more of [
      totals({ floorAreaFt2: 2400 }),
      totals({ ceilingHeightFt: 10 }),
      totals({ windowShare: 0.2 }),
    ]) {
      expect(more.heating).toBeGreaterThan(base.heating);
      expect(more.cooling).toBeGreaterThan(base.cooling);
    }
    expect(totals({ occupants: 9 }).cooling).toBeGreaterThan(base.cooling);
  });

  it('has a smaller load when better insulated, and a larger one when leakier', () => {
    for (const foundation of QUICK_FOUNDATIONS) {
      const heating = INSULATION_LEVELS.map(
        (insulation) => totals({ foundation, ducts: 'inside', insulation }).heating,
      );
      expect(heating, foundation).toEqual([...heating].sort((a, b) => b - a));
    }
    const cooling = INSULATION_LEVELS.map((insulation) => totals({ insulation }).cooling);
    expect(cooling).toEqual([...cooling].sort((a, b) => b - a));
    for (const season of ['heating', 'cooling'] as const) {
      const leaky = TIGHTNESS.map((tightness) => totals({ tightness })[season]);
      expect(leaky).toEqual([...leaky].sort((a, b) => a - b));
      const glass = WINDOW_IDS.map((windowKind) => totals({ windowKind })[season]);
      expect(glass).toEqual([...glass].sort((a, b) => b - a));
    }
  });

  it('loses more through leaky ducts than sealed ones, and nothing through ducts indoors', () => {
    for (const [ducts, foundation] of [
      ['attic', 'slab'],
      ['below the floor', 'vented crawlspace'],
      ['below the floor', 'unheated basement'],
    ] as const) {
      const [inside, sealed, leaky] = [
        totals({ foundation, ducts: 'inside' }),
        totals({ foundation, ducts }),
        totals({ foundation, ducts, ductsSealed: false }),
      ];
      expect(sealed.heating, ducts).toBeGreaterThan(inside.heating);
      expect(leaky.heating, ducts).toBeGreaterThan(sealed.heating);
    }
  });

  it('assumes the insulation typical for its year if only that is known, and says so', () => {
    const old = quickHouse(answers({ insulation: undefined, yearBuilt: 1962 }), { site, design });
    expect(old.inputs).toEqual(quickHouse(answers({ insulation: 'little' }), { site, design }).inputs);
    expect(old.assumptions.map(({ text }) => text).join(' ')).toContain('usual in 1962: little');
  });
});

describe('invalid quick answers', () => {
  it('are refused with the reason', () => {
    expect(messages({ insulation: undefined })).toEqual(['Give the year or how well the house is insulated']);
    expect(messages({ floorAreaFt2: 12_000 })).toEqual([
      'A story of more than 5000 ft² is larger than any room: enter the house room by room',
    ]);
    expect(messages({ windowShare: 0.5 })[0]).toMatch(/0 to 0.3.*window by window/);
    expect(messages({ ducts: 'below the floor' })[0]).toMatch(/no cold space/);
    expect(messages({ storeys: 1.5 })[0]).toMatch(/whole number/);
  });
});
