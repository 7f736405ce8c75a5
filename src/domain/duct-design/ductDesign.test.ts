import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../load-calc/calculate';
import { entered } from '../load-calc/derived';
import { roomAirflows } from '../load-calc/selection/airflow';
import { designDucts } from './designDucts';
import type { RoomFlow } from './flows';
import { availablePressure, frictionRate, rateVerdict } from './pressure';
import { equivalentDiameterIn, ovalEquivalentDiameterIn, roundFor, widthIn } from './sizes';
import { checkDuctSystem, type DuctSection, type DuctSystemInputs } from './system';

const STEEL = { material: 'galvanized steel' } as const;

describe('duct shapes', () => {
  // ASHRAE Fundamentals and SMACNA Table 14-2, circular equivalents of rectangular ducts.
  it.each([
    [6, 6, 6.6],
    [8, 8, 8.7],
    [10, 8, 9.8],
    [12, 8, 10.7],
    [12, 12, 13.1],
    [20, 8, 13.5],
    [24, 8, 14.6],
    [24, 10, 16.6],
  ])('give %d × %d in the same diameter as %d in round', (width, height, round) => {
    expect(equivalentDiameterIn(width, height)).toBeCloseTo(round, 0.9);
    expect(Math.abs(equivalentDiameterIn(width, height) - round)).toBeLessThan(0.06);
  });

  it('treat an equal-sided flat oval as round, and 14 × 8 in as in between', () => {
    expect(ovalEquivalentDiameterIn(10, 10)).toBeCloseTo((1.55 * (25 * Math.PI) ** 0.625) / (10 * Math.PI) ** 0.25, 9);
    expect(ovalEquivalentDiameterIn(10, 10)).toBeCloseTo(10, 0);
    expect(ovalEquivalentDiameterIn(14, 8)).toBe(ovalEquivalentDiameterIn(8, 14));
    expect(ovalEquivalentDiameterIn(14, 8)).toBeLessThan(equivalentDiameterIn(14, 8));
  });

  it('use the narrowest width within friction and velocity limits, up to 60 in', () => {
    expect(widthIn(8, 13.4, 800, 900)).toBe(20);
    expect(widthIn(8, 13.4, 800, 600)).toBe(24);
    expect(widthIn(2, 20, 800, 900)).toBeUndefined();
  });

  it('are sized up for velocity where friction alone would allow noise', () => {
    expect(roundFor(800, 0.3, 900, STEEL)).toEqual({ diameterIn: 14, governedBy: 'velocity' });
    expect(roundFor(800, 0.04, 900, STEEL)).toEqual({ diameterIn: 16, governedBy: 'friction' });
    expect(roundFor(8000, 0.06, 900, STEEL)).toBeUndefined();
  });
});

describe('available pressure', () => {
  const lossesOf = (...losses: number[]) => losses.map((lossInWc, index) => ({ name: String(index), lossInWc }));
  const feet = (length: number) => entered('Length', length, 'ft', '');

  it('matches ACCA’s example: 0.5 less coil, filter, register and grille over 255 ft is 0.075', () => {
    const available = availablePressure(0.5, lossesOf(0.1, 0.15, 0.03, 0.03));
    expect(available.value).toBeCloseTo(0.19, 9);
    expect(frictionRate(available, feet(65 + 190)).value).toBeCloseTo(0.0745, 4);
  });

  it('matches a second example: 0.5 less 0.32 over 240 ft is 0.075', () => {
    expect(frictionRate(availablePressure(0.5, lossesOf(0.32)), feet(240)).value).toBeCloseTo(0.075, 9);
  });

  it('is rated: none, too little, right, or more than needed', () => {
    expect([rateVerdict(-0.1, 0), rateVerdict(0.1, 0.05), rateVerdict(0.2, 0.1), rateVerdict(0.5, 0.3)]).toEqual([
      'no pressure',
      'too little pressure',
      'fits',
      'more pressure than needed',
    ]);
  });
});

const section = (fields: Partial<DuctSection> & Pick<DuctSection, 'id'>): DuctSection => ({
  side: 'supply',
  parent: '',
  lengthFt: 20,
  fittings: [],
  material: 'galvanized steel',
  rooms: [],
  ...fields,
});

const flow = (id: string, heating: number, cooling: number): RoomFlow => ({
  id,
  heating: entered('Heating', heating, 'cfm', ''),
  cooling: entered('Cooling', cooling, 'cfm', ''),
});

/** The published example as a tree: a trunk of 1,000 cfm, a second section of 517, and room C at its end. */
const example: DuctSystemInputs = {
  blower: { heatingCfm: 800, coolingCfm: 1000, externalStaticInWc: 0.5 },
  devices: [
    { name: 'Wet coil', lossInWc: 0.1 },
    { name: 'Filter', lossInWc: 0.15 },
    { name: 'Register', lossInWc: 0.03 },
    { name: 'Grille', lossInWc: 0.03 },
  ],
  sections: [
    section({ id: 'trunk', lengthFt: 20 }),
    section({ id: 'second', parent: 'trunk', lengthFt: 10 }),
    section({
      id: 'C',
      parent: 'second',
      lengthFt: 15,
      fittings: [{ name: 'boot and elbow', equivalentLengthFt: 60, count: 2 }],
      rooms: ['C'],
      material: 'flexible',
    }),
    section({ id: 'rest of second', parent: 'second', lengthFt: 5, rooms: ['others'] }),
    section({ id: 'A', parent: 'trunk', lengthFt: 5, rooms: ['A'], heightIn: 8 }),
    section({
      id: 'return',
      side: 'return',
      lengthFt: 20,
      fittings: [{ name: 'elbow', equivalentLengthFt: 35, count: 2 }],
    }),
  ],
  elevationFt: 0,
};
const rooms = [flow('C', 60, 107), flow('others', 340, 410), flow('A', 400, 483)];

describe('a duct system', () => {
  const design = designDucts(example, rooms);
  const duct = (id: string) => design.ducts.find((each) => each.id === id);

  it('takes the friction rate of its longest supply and return path', () => {
    expect(design.criticalPath).toEqual({ supply: ['trunk', 'second', 'C'], return: ['return'] });
    expect(design.effectiveLength.value).toBe(20 + 10 + 15 + 120 + 20 + 70);
    expect(design.frictionRate.value).toBeCloseTo((0.19 * 100) / 255, 9);
    expect(design.verdict).toBe('fits');
  });

  it('sums downstream air in the season that needs more, up to the blower’s total', () => {
    expect(duct('trunk')?.cfm.value).toBe(1000);
    expect(duct('second')?.cfm.value).toBe(517);
    expect(duct('return')?.cfm.value).toBe(1000);
    const mixed = designDucts(example, [flow('C', 200, 100), flow('others', 0, 100), flow('A', 100, 300)]);
    // Branches of different seasons aren't added up: 300 in heating, 500 in cooling.
    expect(mixed.ducts[0]?.cfm.value).toBe(500);
  });

  it('sizes each duct within friction and velocity limits', () => {
    expect(duct('C')?.size).toEqual({ diameterIn: 8 });
    for (const { size, velocity, mostFpm, loss } of design.ducts) {
      expect(size).toBeDefined();
      expect(velocity.value).toBeLessThanOrEqual(mostFpm);
      expect(loss.value).toBeGreaterThan(0);
    }
    // Return air must be slower: 1,000 cfm in 18 in, where 16 in would be enough for friction.
    expect(duct('return')).toMatchObject({ size: { diameterIn: 18 }, governedBy: 'velocity', part: 'return trunk' });
  });

  it('uses no more pressure than available, and leaves the rest to dampers', () => {
    expect(design.used.value).toBeLessThanOrEqual(design.available.value);
    const excess = new Map(design.balance.map(({ id, excess: { value } }) => [id, value]));
    expect(excess.get('A')).toBeGreaterThan(excess.get('C') ?? 0);
    expect(excess.get('C')).toBeCloseTo(design.available.value - design.used.value, 9);
  });

  it('divides a room’s air among its ducts', () => {
    const two = {
      ...example,
      sections: [...example.sections, section({ id: 'C2', parent: 'trunk', lengthFt: 10, rooms: ['C'] })],
    };
    const { ducts } = designDucts(two, rooms);
    expect(ducts.find(({ id }) => id === 'C')?.cfm.value).toBe(53.5);
    expect(ducts.find(({ id }) => id === 'trunk')?.cfm.value).toBe(1000);
  });

  it('gives a return the air of its named rooms, or else a share of the blower’s', () => {
    const returns = (named: boolean) => ({
      ...example,
      sections: [
        ...example.sections.filter(({ side }) => side === 'supply'),
        section({ id: 'R1', side: 'return', rooms: named ? ['C'] : [] }),
        section({ id: 'R2', side: 'return', rooms: named ? ['others', 'A'] : [] }),
      ],
    });
    const flows = (named: boolean) =>
      designDucts(returns(named), rooms)
        .ducts.filter(({ side }) => side === 'return')
        .map(({ cfm }) => cfm.value);
    expect([flows(true), flows(false)]).toEqual([
      [107, 893],
      [500, 500],
    ]);
  });

  it('reports a lack of pressure, a duct without air, and an insufficient duct', () => {
    const weak = designDucts({ ...example, blower: { ...example.blower, externalStaticInWc: 0.3 } }, rooms);
    expect(weak.verdict).toBe('no pressure');
    expect(weak.ducts[0]).toMatchObject({ size: undefined });
    expect(weak.ducts[0]?.notes[0]).toContain('no pressure left');
    const empty = designDucts(example, [flow('A', 400, 483)]);
    expect(empty.ducts.find(({ id }) => id === 'C')?.notes[0]).toContain('carries no air');
    const huge = designDucts(example, [flow('A', 0, 9000)]);
    expect(huge.ducts.find(({ id }) => id === 'A')?.notes.join()).toContain('divide it');
  });

  it('takes the rooms of a load calculation and the blower’s air', () => {
    const result = calculateLoads(buildLoadInputs());
    const air = roomAirflows(result, { heatingCfm: 800, coolingCfm: 1000 });
    const { ducts } = designDucts(
      {
        ...example,
        sections: [
          section({ id: 'trunk' }),
          ...air.map(({ id }) => section({ id, parent: 'trunk', rooms: [id] })),
          section({ id: 'return', side: 'return' }),
        ],
      },
      air,
    );
    expect(ducts[0]?.cfm.value).toBeCloseTo(1000, 6);
  });
});

describe('an invalid duct system', () => {
  const faults = (sections: readonly DuctSection[], more: Partial<DuctSystemInputs> = {}) =>
    checkDuctSystem({ ...example, ...more, sections }).map(({ path, message }) => `${path}: ${message}`);

  it('is reported field by field', () => {
    expect(checkDuctSystem(example)).toEqual([]);
    expect(faults([section({ id: 'a', parent: 'b' }), section({ id: 'b', parent: 'a' })])).toEqual([
      'sections.0.parent: These ducts run in a circle',
      'sections.1.parent: These ducts run in a circle',
    ]);
    expect(faults([section({ id: 'a' }), section({ id: 'a', side: 'return', parent: 'x', lengthFt: -1 })])).toEqual([
      'sections.1.id: “a” is no name of its own',
      'sections.1.parent: There is no duct “x”',
      'sections.1.lengthFt: Length must be 0 to 1000 ft',
    ]);
    expect(faults([section({ id: 'a' }), section({ id: 'b', side: 'return', parent: 'a', heightIn: 1 })])).toEqual([
      'sections.1.parent: “a” is on the other side of the air handler',
      'sections.1.heightIn: Height must be 2 to 60 in',
    ]);
    expect(
      faults([section({ id: 'a', fittings: [{ name: 'x', equivalentLengthFt: -1, count: 1 }] })], {
        blower: { heatingCfm: 0, coolingCfm: 0, externalStaticInWc: 0 },
        devices: [{ name: 'coil', lossInWc: -1 }],
      }),
    ).toEqual([
      'blower: The flow of the blower is missing',
      'blower.externalStaticInWc: The external static pressure of the blower is missing',
      'devices.0.lossInWc: A loss cannot be below 0',
      'sections.0.fittings: Fittings cannot shorten a duct',
    ]);
  });
});
