import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLoadInputs, buildLoadWall, buildLoadWindow } from '@/testing/factories/loadInputs';
import { calculateLoads } from './calculate';
import { readInputs } from './check/readInputs';
import { assumptionsIn, walk } from './derived';
import type { BlockLoads } from './result';
import { TIGHTNESS } from './schema/systems';
import type { LoadInputs } from './schema/inputs';

const block = (inputs: LoadInputs): BlockLoads => calculateLoads(inputs).block;
const cooling = (inputs: LoadInputs): number => block(inputs).coolingSensible.total.value;
const heating = (inputs: LoadInputs): number => block(inputs).heating.total.value;
const turned = (inputs: LoadInputs, degrees: number): LoadInputs => ({
  ...inputs,
  walls: inputs.walls?.map((wall) => ({ ...wall, azimuthDeg: ((wall.azimuthDeg ?? 0) + degrees) % 360 })),
  windows: inputs.windows?.map((window) => ({ ...window, azimuthDeg: ((window.azimuthDeg ?? 0) + degrees) % 360 })),
});
const oneWindow = (fields: Parameters<typeof buildLoadWindow>[0]): LoadInputs =>
  buildLoadInputs({ walls: [buildLoadWall({ id: 'W-S' })], doors: [], windows: [buildLoadWindow(fields)] });
const windowsOf = (inputs: LoadInputs): number => block(inputs).coolingSensible.windows.value;

fc.configureGlobal({ numRuns: 30 });

const azimuth = fc.integer({ min: 0, max: 359 });
const latitude = fc.integer({ min: 25, max: 60 });
const at = (latitudeDeg: number, inputs: LoadInputs): LoadInputs => ({
  ...inputs,
  site: { ...inputs.site, latitudeDeg },
});

describe('windows', () => {
  it('add load with their area, and can move between rooms without changing the heating load', () => {
    fc.assert(
      fc.property(azimuth, latitude, fc.integer({ min: 1, max: 100 }), (azimuthDeg, lat, areaFt2) => {
        const one = windowsOf(at(lat, oneWindow({ azimuthDeg, areaFt2 })));
        expect(windowsOf(at(lat, oneWindow({ azimuthDeg, areaFt2: areaFt2 * 2 })))).toBeCloseTo(one * 2, 6);
      }),
    );
    const moved = (wall: string) =>
      buildLoadInputs({ windows: [buildLoadWindow({ id: 'moved', areaFt2: 10, wall, azimuthDeg: 0 })] });
    expect(heating(moved('W-N'))).toBeCloseTo(heating(moved('W-S')), 6);
  });

  it('in full shade count like north-facing ones', () => {
    fc.assert(
      fc.property(fc.constantFrom(45, 90, 135, 180, 225, 270, 315), latitude, (azimuthDeg, lat) => {
        const shaded = oneWindow({
          azimuthDeg,
          overhang: { depthFt: 100, distanceToTopOfWindowFt: 0, distanceToBottomOfWindowFt: 1 },
        });
        const north = windowsOf(at(lat, oneWindow({ azimuthDeg: 0 })));
        // To the northeast and northwest, the book's average shade line is 0, so overhangs have no effect.
        if (azimuthDeg !== 45 && azimuthDeg !== 315) expect(windowsOf(at(lat, shaded))).toBeCloseTo(north, 6);
        expect(windowsOf(at(lat, oneWindow({ azimuthDeg, exteriorShading: 'solar screens' })))).toBeCloseTo(
          north + 0.25 * (windowsOf(at(lat, oneWindow({ azimuthDeg }))) - north),
          6,
        );
      }),
    );
  });

  it('never gain from a deeper overhang, and ignore one that casts no shade', () => {
    fc.assert(
      fc.property(azimuth, latitude, fc.double({ min: 0.1, max: 10, noNaN: true }), (azimuthDeg, lat, depthFt) => {
        const below = (deep: number): number =>
          windowsOf(
            at(
              lat,
              oneWindow({
                azimuthDeg,
                overhang: { depthFt: deep, distanceToTopOfWindowFt: 1, distanceToBottomOfWindowFt: 5 },
              }),
            ),
          );
        expect(below(depthFt + 0.5)).toBeLessThanOrEqual(below(depthFt) + 1e-9);
        const far = { depthFt, distanceToTopOfWindowFt: 99, distanceToBottomOfWindowFt: 100 };
        if (depthFt < 5)
          expect(windowsOf(at(lat, oneWindow({ azimuthDeg, overhang: far })))).toBeCloseTo(
            windowsOf(at(lat, oneWindow({ azimuthDeg }))),
            6,
          );
      }),
    );
  });

  it('have no excursion when facing all sides equally, and a large one when all face west', () => {
    const bare = { interiorShading: { type: 'not present' as const } };
    const around = buildLoadInputs({
      windows: [0, 90, 180, 270].map((azimuthDeg, index) =>
        buildLoadWindow({ ...bare, id: `g${index}`, wall: 'W-S', azimuthDeg }),
      ),
    });
    expect(block(around).coolingSensible.aedExcursion.value).toBe(0);
    expect(block(oneWindow({ ...bare, azimuthDeg: 270 })).coolingSensible.aedExcursion.value).toBeGreaterThan(100);
  });
});

describe('the house', () => {
  it('is unchanged after a 360° turn, and so is its heating after any turn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), (steps) => {
        const inputs = buildLoadInputs();
        expect(cooling(turned(turned(inputs, steps * 45), 360 - steps * 45))).toBeCloseTo(cooling(inputs), 6);
        expect(heating(turned(inputs, steps * 45))).toBeCloseTo(heating(inputs), 6);
      }),
    );
    const once = {
      ...turned(buildLoadInputs(), 0),
      windows: buildLoadInputs().windows?.map((window) => ({ ...window, azimuthDeg: (window.azimuthDeg ?? 0) + 360 })),
    };
    const read = readInputs(once);
    expect(read.inputs && cooling(read.inputs)).toBeCloseTo(cooling(buildLoadInputs()), 6);
    expect(read.warnings.map(({ path }) => path)).toContain('windows.0.azimuthDeg');
  });

  it('ignores people, sun and appliances for heating', () => {
    const inputs = buildLoadInputs();
    const sunny = {
      ...inputs,
      internalGains: { occupants: 9, appliancesSensibleBtuh: 5000 },
      windows: inputs.windows?.map((window) => ({ ...window, shgc: 0.8 })),
    };
    expect(heating(sunny)).toBe(heating(inputs));
    expect(cooling(sunny)).toBeGreaterThan(cooling(inputs));
  });

  it('never needs more when better insulated or tighter, or with sealed ducts', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 40, noNaN: true }),
        fc.double({ min: 0.1, max: 30, noNaN: true }),
        (r, more) => {
          const insulated = (value: number): LoadInputs => {
            const inputs = buildLoadInputs();
            return {
              ...inputs,
              walls: inputs.walls?.map((wall) => ({ ...wall, assemblyR: value })),
              ceilingsAndFloors: inputs.ceilingsAndFloors?.map((ceiling) => ({ ...ceiling, assemblyR: value + 2.3 })),
            };
          };
          expect(heating(insulated(r + more))).toBeLessThan(heating(insulated(r)));
          expect(cooling(insulated(r + more))).toBeLessThanOrEqual(cooling(insulated(r)) + 1e-9);
        },
      ),
    );
    const loads = TIGHTNESS.map((tightness) =>
      block(buildLoadInputs({ infiltration: { method: 'tightness-table', tightness } })),
    );
    for (const season of ['heating', 'coolingSensible', 'coolingLatent'] as const) {
      const totals = loads.map((load) => load[season].total.value);
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
    }
    const ducted = (leakageLevel: 'extremely sealed' | 'default not sealed'): LoadInputs =>
      buildLoadInputs({
        airDistribution: {
          ductTableLookups: [{ tableNumber: '7A-R', lookupFloorAreaFt2: 1600, leakageLevel, insulationR: 6 }],
        },
      });
    expect(heating(ducted('extremely sealed'))).toBeLessThan(heating(ducted('default not sealed')));
  });

  it('leaks in proportion to its leakage area and a blower-door flow of 18.2 cfm per square inch', () => {
    const leaking = (infiltration: LoadInputs['infiltration']): number =>
      block(buildLoadInputs({ infiltration })).heating.infiltration.value;
    const one = leaking({ method: 'effective-leakage-area', effectiveLeakageAreaIn2: 50 });
    expect(leaking({ method: 'effective-leakage-area', effectiveLeakageAreaIn2: 100 })).toBeCloseTo(2 * one, 6);
    expect(leaking({ method: 'blower-door-cfm50', cfm50: 910 })).toBeCloseTo(one, 6);
    expect(leaking({ method: 'blower-door-ach50', ach50: (910 * 60) / (1600 * 8) })).toBeCloseTo(one, 6);
  });

  it('is not made more humid by drier outdoor air', () => {
    const inputs = buildLoadInputs();
    expect(
      block({ ...inputs, design: { ...inputs.design, grainsDifference: -20 } }).coolingLatent.infiltration.value,
    ).toBeLessThanOrEqual(0);
  });

  it('gives 430 Btu/h to a room with 200 Btu/h of appliances and one person', () => {
    const { rooms } = calculateLoads(
      buildLoadInputs({
        rooms: [
          { id: 'living', floorAreaFt2: 1000, appliancesSensibleBtuh: 200, occupants: 1 },
          { id: 'bedroom', floorAreaFt2: 600 },
        ],
      }),
    );
    expect(rooms.map(({ coolingSensible }) => coolingSensible.internalGains.value)).toEqual([430, 0]);
  });

  it('uses the largest hour instead of an excursion for peak-procedure rooms', () => {
    const inputs = buildLoadInputs({
      rooms: [
        { id: 'living', floorAreaFt2: 1000, fenestrationProcedure: 'peak' },
        { id: 'bedroom', floorAreaFt2: 600 },
      ],
    });
    const [average, peak] = [calculateLoads(buildLoadInputs()).rooms[0], calculateLoads(inputs).rooms[0]];
    expect(peak?.coolingSensible.aedExcursion.value).toBe(0);
    expect(peak?.coolingSensible.windows.value).toBe(Math.max(...(peak?.curve.map(({ value }) => value) ?? [])));
    expect(peak?.coolingSensible.windows.value).toBeGreaterThan((average?.coolingSensible.windows.value ?? 0) * 1.3);
    expect(cooling(inputs)).toBeCloseTo(cooling(buildLoadInputs()), 6);
  });
});

describe('the derivation', () => {
  it('traces every number to inputs, tables and constants with their sources', () => {
    const { block: loads, rooms, curve } = calculateLoads(buildLoadInputs());
    const roots = [
      ...Object.values(loads).flatMap((season) => Object.values(season)),
      ...rooms.flatMap((room) => Object.values(room.coolingSensible)),
      ...curve,
    ];
    const nodes = new Set(roots.flatMap((root) => [...walk(root)]));
    for (const { origin, label, value, formula, source, path, parts } of nodes) {
      expect(label).not.toBe('');
      expect(Number.isFinite(value), label).toBe(true);
      if (origin === 'computed') expect(formula, label).not.toBe('');
      if (origin === 'table' || origin === 'constant') expect(source + formula, label).not.toBe('');
      if (origin === 'entered' || origin === 'assumed') expect(path, label).not.toBe('');
      if (origin === 'entered') expect(parts, label).toEqual([]);
      if (formula === 'sum of the parts')
        expect(value).toBeCloseTo(
          parts.reduce((sum, part) => sum + part.value, 0),
          6,
        );
    }
  });

  it('lists each assumption once', () => {
    const { block: loads } = calculateLoads(buildLoadInputs());
    const paths = assumptionsIn([loads.heating.total, loads.coolingSensible.total, loads.coolingLatent.total]).map(
      ({ path }) => path,
    );
    expect(paths).toContain('internalGains.occupants');
    expect(paths).toContain('slabs.0.thicknessIn');
    expect(new Set(paths).size).toBe(paths.length);
  });
});
