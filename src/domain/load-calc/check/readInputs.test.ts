import { describe, expect, it } from 'vitest';
import { buildLoadInputs, buildLoadWall, buildLoadWindow } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { calculateCase } from '../command';
import type { LoadInputs } from '../schema/inputs';
import { readInputs } from './readInputs';

const errorsOf = (raw: unknown): string[] => readInputs(raw).errors.map(({ path, message }) => `${path}: ${message}`);
const warned = (inputs: LoadInputs): string[] => readInputs(inputs).warnings.map(({ path }) => path);
const site = (fields: object) => ({ ...buildLoadInputs(), site: { ...buildLoadInputs().site, ...fields } });
const design = (fields: object) => ({ ...buildLoadInputs(), design: { ...buildLoadInputs().design, ...fields } });
const glass = (fields: object) => ({ ...buildLoadInputs(), windows: [{ ...buildLoadWindow(), ...fields }] });

describe('an invalid input record', () => {
  it.each([
    [
      site({ latitudeDeg: 80 }),
      'site.latitudeDeg: Latitude must be 17 to 72 degrees: the solar tables are made for North America, and south of the equator the sun stands in the north',
    ],
    [
      site({ elevationFt: 13_000 }),
      'site.elevationFt: Elevation must be -300 to 12000 ft: the altitude correction reaches no further',
    ],
    [site({ latitudeDeg: undefined }), 'site.latitudeDeg: Latitude is missing'],
    [site({ latitudeDeg: '36' }), 'site.latitudeDeg: Latitude must be a number, not “36”'],
    [site({ lattitude: 36 }), 'site.lattitude: This field is not known'],
    [
      design({ outdoorHeatingF: 70, outdoorCoolingF: 65 }),
      'design.outdoorHeatingF: Outdoor heating temperature must be below the outdoor cooling temperature',
    ],
    [
      design({ grainsDifference: undefined }),
      'design.grainsDifference: Grains difference is missing: give it or the outdoor wet bulb',
    ],
    [
      glass({ uFactor: 2 }),
      'windows.0.uFactor: U-factor must be 0.05 to 1.4 Btu/(h·ft²·°F): glass lies between vacuum panes and a single pane in a metal frame',
    ],
    [glass({ wall: 'nowhere' }), 'windows.0.wall: There is no wall “nowhere”'],
    [
      glass({ overhang: { depthFt: 1, distanceToTopOfWindowFt: 3, distanceToBottomOfWindowFt: 2 } }),
      'windows.0.overhang.distanceToBottomOfWindowFt: Distance to the bottom of the window must be more than to its top',
    ],
    [
      buildLoadInputs({ walls: [buildLoadWall({ id: 'W-S' }), buildLoadWall({ id: 'W-S' })], doors: [], windows: [] }),
      'walls.1.id: The ID “W-S” comes twice',
    ],
    [
      { ...buildLoadInputs(), infiltration: { method: 'effective-leakage-area' } },
      'infiltration.effectiveLeakageAreaIn2: The method “effective-leakage-area” needs this field, and it is missing',
    ],
    [{ ...buildLoadInputs(), building: undefined }, 'building: This part is missing'],
    [
      { ...buildLoadInputs(), ventilation: [{ type: 'balanced', ratedCfm: 1200 }] },
      'ventilation.0.ratedCfm: Rated flow must be 0 to 1000 cfm: a house moves less air',
    ],
  ])('is reported with field and reason (%#)', (raw, expected) => {
    expect(errorsOf(raw)).toContain(expected);
  });
});

describe('an unusual input record', () => {
  it('is calculated, with a warning at the field', () => {
    const inputs = buildLoadInputs();
    expect(warned(buildLoadInputs({ windows: [buildLoadWindow({ areaFt2: 400 })] }))).toContain('walls.2.grossAreaFt2');
    expect(warned(buildLoadInputs({ windows: [buildLoadWindow({ azimuthDeg: 900 })] }))).toContain(
      'windows.0.azimuthDeg',
    );
    expect(
      warned(
        buildLoadInputs({
          rooms: [
            { id: 'living', floorAreaFt2: 0 },
            { id: 'bedroom', floorAreaFt2: 1600 },
          ],
        }),
      ),
    ).toContain('rooms.0.floorAreaFt2');
    expect(warned(buildLoadInputs({ building: { ...inputs.building, conditionedFloorAreaFt2: 2000 } }))).toContain(
      'building.conditionedFloorAreaFt2',
    );
    expect(
      warned(
        buildLoadInputs({
          walls: (inputs.walls ?? []).map((wall) => ({ ...wall, exteriorAdjacentTo: 'other housing unit' as const })),
        }),
      ),
    ).toContain('windows.0.wall');
    expect(warned(site({ latitudeDeg: 20 }))).toContain('site.latitudeDeg');
    expect(warned(design({ outdoorCoolingF: 74, outdoorHeatingF: 10 }))).toContain('design.outdoorCoolingF');
    expect(
      warned(buildLoadInputs({ slabs: (inputs.slabs ?? []).map((slab) => ({ ...slab, exposedPerimeterFt: 0 })) })),
    ).toContain('slabs');
  });

  it.each([
    [design({ outdoorWetBulbF: 74 }), 'design.outdoorWetBulbF'],
    [design({ dailyRangeF: 20 }), 'design.dailyRangeF'],
    [buildLoadInputs({ building: { ...buildLoadInputs().building, fireplaces: 2 } }), 'building.fireplaces'],
    [buildLoadInputs({ building: { ...buildLoadInputs().building, freezers: 1 } }), 'building.refrigerators'],
    [buildLoadInputs({ foundations: [{ type: 'Crawlspace', vented: true }] }), 'foundations.0.type'],
    [
      buildLoadInputs({ infiltration: { method: 'tightness-table', tightness: 'tight', cfm50: 900 } }),
      'infiltration.cfm50',
    ],
    [glass({ glassType: undefined }), 'windows.0.glassType'],
    [
      glass({
        exteriorShading: 'solar screens',
        overhang: { depthFt: 2, distanceToTopOfWindowFt: 1, distanceToBottomOfWindowFt: 5 },
      }),
      'windows.0.overhang.depthFt',
    ],
    [
      buildLoadInputs({
        skylights: [{ id: 'L', roof: 'R', ceiling: 'C-1', areaFt2: 8, azimuthDeg: 0, uFactor: 1, shgc: 0.5, curbR: 3 }],
      }),
      'skylights.0.curbAreaFt2',
    ],
    [
      buildLoadInputs({
        slabs: [
          { id: 'S', interiorAdjacentTo: 'conditioned space', areaFt2: 10, exposedPerimeterFt: 9, edgeInsulationR: 5 },
        ],
      }),
      'slabs.0.edgeInsulationDepthFt',
    ],
    [
      buildLoadInputs({ ventilation: [{ type: 'balanced', ratedCfm: 50, sensibleRecoveryEfficiency: 0.7 }] }),
      'ventilation.0.type',
    ],
    [
      buildLoadInputs({
        equipment: [{ kind: 'heatPump', heatPumpType: 'air-to-air', fractionHeat: 1, fractionCool: 1 }],
      }),
      'equipment',
    ],
  ])('warns about entries that are not used (%#)', (inputs, path) => {
    const { warnings, errors } = readInputs(inputs);
    expect(errors).toEqual([]);
    expect(warnings.map((each) => each.path)).toContain(path);
  });

  it('gives finite loads even if nothing fits', () => {
    const { inputs } = readInputs(
      buildLoadInputs({
        rooms: [
          { id: 'living', floorAreaFt2: 0 },
          { id: 'bedroom', floorAreaFt2: 0 },
        ],
        walls: [buildLoadWall({ id: 'W-S', grossAreaFt2: 0 })],
        windows: [buildLoadWindow({ areaFt2: 0 })],
        slabs: [],
        ceilingsAndFloors: [],
      }),
    );
    const result = inputs && calculateLoads(inputs);
    expect(
      result?.rooms.every(
        ({ heating, coolingSensible }) =>
          Number.isFinite(heating.total.value) && Number.isFinite(coolingSensible.total.value),
      ),
    ).toBe(true);
  });
});

describe('a load case file', () => {
  it('is read with or without its wrapper, and answered with all components, rooms and hours', () => {
    const framed = calculateCase(JSON.stringify({ case: 'mine', inputs: buildLoadInputs() }));
    expect(calculateCase(JSON.stringify(buildLoadInputs()))).toEqual(framed);
    expect(Object.keys(framed.report?.block.heating ?? {}).sort()).toEqual([
      'ceilings',
      'doors',
      'ducts',
      'floors',
      'infiltration',
      'piping',
      'roofs',
      'skylights',
      'slabs',
      'total',
      'ventilation',
      'walls',
      'windows',
    ]);
    expect(Object.keys(framed.report?.block.coolingSensible ?? {}).sort()).toEqual([
      'aedExcursion',
      'blowerHeat',
      'ceilings',
      'doors',
      'ducts',
      'floors',
      'infiltration',
      'internalGains',
      'roofs',
      'skylights',
      'slabs',
      'total',
      'ventilation',
      'walls',
      'windows',
    ]);
    expect(framed.report?.rooms.map(({ id }) => id)).toEqual(['living', 'bedroom']);
    expect(framed.report?.hourlyFenestrationBtuh.map(({ hour }) => hour)).toEqual([
      8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
  });

  it.each([
    ['{', 'not JSON'],
    ['[]', 'inputs: must be an object'],
    ['null', 'inputs: must be an object'],
    [JSON.stringify({ inputs: 3 }), 'inputs:'],
    [JSON.stringify(glass({ shgc: 4 })), 'windows.0.shgc: '],
  ])('that is invalid (%#) is answered with one line', (text, start) => {
    const { report, fault } = calculateCase(text);
    expect([report, fault.startsWith(start), fault.includes('\n')]).toEqual([undefined, true, false]);
  });
});
