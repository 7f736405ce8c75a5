import { describe, expect, it } from 'vitest';
import { CALCULATORS, calculatorNamed } from './registry';
import type { Calculation } from './core/calculator';

function calculated(name: string, inputs: unknown): Calculation {
  const calculator = calculatorNamed(name);
  if (!calculator) throw new Error(`no ${name}`);
  return calculator.calculate(inputs);
}
const paths = (name: string, inputs: unknown): string[] => calculated(name, inputs).errors.map(({ path }) => path);
const messages = (name: string, inputs: unknown): string =>
  calculated(name, inputs)
    .errors.map(({ message }) => message)
    .join('; ');

describe('minimum slopes of a horizontal branch, IPC 704.1', () => {
  // The first size that carries the load and the slope allows.
  it.each([
    ['2-1/2 in fall a quarter of an inch', 10, 0.25, 2.5],
    ['less, and it is 3 in', 10, 0.2499, 3],
    ['3 in fall an eighth', 20, 0.125, 3],
    ['6 in fall an eighth', 600, 0.125, 6],
    ['less, and it is 8 in', 600, 0.0625, 8],
    ['8 in fall a sixteenth', 700, 0.0625, 8],
  ])('%s', (_, dfu, slopeInPerFt, sizeIn) => {
    const asked = { code: 'IPC', element: 'branch', dfu, slopeInPerFt };
    expect(calculated('drain.size', asked).answer).toMatchObject({ sizeIn });
  });
});

describe('calculator inputs', () => {
  it.each([
    ['geometry.slope', { runFt: 20 }],
    ['drain.size', { code: 'IPC', element: 'building-drain', dfu: 20 }],
    ['drain.trap_arm', { code: 'IPC', trapIn: 2, armFt: 5 }],
  ])('for %s accept a slope as a number or a fraction', (name, inputs) => {
    const [fraction, number] = ['1/4', 0.25].map((slopeInPerFt) => calculated(name, { ...inputs, slopeInPerFt }));
    expect(fraction?.errors).toEqual([]);
    expect(fraction).toEqual(number);
    expect(messages(name, { ...inputs, slopeInPerFt: 'steep' })).toMatch(/Slope must be .* fraction like “1\/4”/);
  });

  it.each([
    ['water.velocity', { gpm: -1, idIn: 1 }, 'gpm'],
    ['water.velocity', { gpm: Number.NaN, idIn: 1 }, 'gpm'],
    ['water.velocity', { gpm: Infinity, idIn: 1 }, 'gpm'],
    ['water.velocity', { gpm: '', idIn: 1 }, 'gpm'],
    ['water.friction', { gpm: 5, material: 'copper-L', nominal: '3/4', lengthFt: '' }, 'lengthFt'],
    ['water.friction', { gpm: 5, material: 'copper-L', nominal: '7/8' }, 'nominal'],
    ['water.friction', { gpm: 5 }, 'idIn'],
    ['water.friction', { gpm: 5, idIn: 0.545, nominal: 'abc' }, 'nominal'],
    [
      'drain.dfu_total',
      { code: 'IPC', fixtures: [{ fixture: 'shower', qty: 1, flowGpm: 55.7 }] },
      'fixtures.0.flowGpm',
    ],
    ['water.pressure_budget', { staticPsi: 60, fittings: null }, 'fittings'],
    ['gas.table', { cfh: 100, lengthFt: 50, supplyPsi: 4 }, 'table'],
    ['water.demand_wsfu', { code: 'IPC', wsfuTotal: 5001 }, 'wsfuTotal'],
    ['water.demand_wsfu', { code: 'SPC', wsfuTotal: 10 }, 'code'],
    ['water.demand_wsfu', { code: 'IPC', fixtures: [{ fixture: 'fountain of youth', qty: 1 }] }, 'fixtures.0.fixture'],
    ['water.demand_wsfu', { code: 'NSPC', fixtures: [{ fixture: 'lavatory', qty: 1 }] }, 'fixtures.0.wsfuEach'],
    ['water.demand_wsfu', { code: 'IPC', fixtures: [{ fixture: 'lavatory', qty: 1.5 }] }, 'fixtures.0.qty'],
    ['water.upc_table_610_4', { availablePsi: 29, developedLengthFt: 50, wsfuTotal: 5 }, 'availablePsi'],
    ['water.upc_table_610_4', { availablePsi: 50, developedLengthFt: 201, wsfuTotal: 5 }, 'developedLengthFt'],
    ['water.size', { gpm: 500, material: 'pex' }, 'gpm'],
    ['water.demand_probability', { fixtures: [{ n: 1, p: 1.1, q: 2 }] }, 'fixtures.0.p'],
    ['drain.size', { code: 'IPC', element: 'building-drain', dfu: 10, slopeInPerFt: 0.6 }, 'slopeInPerFt'],
    ['drain.size', { code: 'IPC', element: 'building-drain', dfu: 99_000, slopeInPerFt: 0.25 }, 'dfu'],
    [
      'drain.size',
      { code: 'IPC', element: 'branch', dfu: 10, slopeInPerFt: 0.125, upstreamOfGreaseInterceptor: true },
      'slopeInPerFt',
    ],
    ['drain.size', { code: 'NSPC', element: 'branch', dfu: 10 }, 'code'],
    ['drain.trap_arm', { code: 'IPC', trapIn: 2.5 }, 'trapIn'],
    ['vent.stack', { stackIn: 10, dfu: 3000, developedFt: 50 }, 'stackIn'],
    ['vent.individual', { code: 'UPC', drainIn: 3 }, 'code'],
    ['storm.flow', { roofSqFt: 1000, rainInPerHr: 21 }, 'rainInPerHr'],
    ['gas.table', { cfh: 100, lengthFt: 2001, table: '402.4(2)' }, 'lengthFt'],
    ['gas.table', { cfh: 100, lengthFt: 301, table: '402.4(15)' }, 'lengthFt'],
    ['gas.table', { cfh: 100, btuh: 100_000, lengthFt: 50, table: '402.4(2)' }, 'cfh'],
    ['gas.table', { gas: 'propane', cfh: 100, lengthFt: 50, table: '402.4(2)' }, 'table'],
    [
      'gas.hybrid',
      { runs: [{ id: 'A', table: '402.4(18)', lengthFt: 50, cfh: 90 }], regulatorDropPsi: 0.8 },
      'regulatorDropPsi',
    ],
    // Mixed units, and numbers that contain words.
    ['wh.recovery', { btuh: 40, inF: 60, outF: 120, efficiency: 0.8 }, 'btuh'],
    ['wh.expansion_volume', { gal: 50, coldF: 10, hotF: 60 }, 'coldF'],
    ['water.friction', { gpm: '12 gpm', material: 'copper-L', nominal: '3/4' }, 'gpm'],
    ['water.friction', { gpm: 5, idMm: 20 }, 'idMm'],
    ['storm.flow', { roofSqFt: 1000, rainInPerHr: 100 }, 'rainInPerHr'],
    ['gas.table', { table: '402.4(2)', btuh: 80, lengthFt: 50, heatingValueBtuPerCf: 38 }, 'heatingValueBtuPerCf'],
    ['drain.size', { code: 'IPC', element: 'building-drain', dfu: 10, slopeInPerFt: '1/3 per foot' }, 'slopeInPerFt'],
    ['drain.size', { code: 'IPC', element: 'building-drain', dfu: -1, slopeInPerFt: 0.25 }, 'dfu'],
    ['geometry.offset', { offsetIn: 10, fittingDeg: 0 }, 'fittingDeg'],
    ['water.pressure_budget', { meterIn: '5/8', gpm: 21 }, 'gpm'],
    ['wh.mixed_draw', { mixF: 150, coldF: 50, hotF: 140 }, 'mixF'],
    ['gas.equation', { size: '1', lengthFt: 50, inletPsi: 1, outletPsi: 0.5 }, 'inletPsi'],
    ['wh.recovery', { btuh: 40_000, inF: 60, outF: 120, efficiency: 80 }, 'efficiency'],
    ['wh.tankless', { gpm: 3, riseF: 0 }, 'riseF'],
    ['wh.tankless', { gpm: 3, inF: 90, outF: 90 }, 'outF'],
    ['wh.expansion_tank', { gal: 50, coldF: 50, hotF: 140, prechargePsi: 135, maxPsi: 135 }, 'maxPsi'],
    [
      'wh.recirculation',
      { segments: [{ lengthFt: 10, uBtuhFtF: 0.2 }], waterF: 100, ambientF: 80, dropF: 20 },
      'dropF',
    ],
    ['pump.tdh', { staticFt: 501, gpm: 20, idIn: 2, equivalentLengthFt: 10 }, 'staticFt'],
    ['geometry.offset_constants', { fittingDeg: 0 }, 'fittingDeg'],
  ])('for %s refuse %o at %s', (name, inputs, path) => {
    expect(paths(name, inputs)).toEqual([path]);
  });

  it('refuse other units, and name the expected one', () => {
    expect(messages('water.pressure_budget', { staticPsi: 60, developedLengthM: 30 })).toContain('developedLengthFt');
    expect(messages('geometry.slope', { runFt: '29 ft', slopeInPerFt: 0.125 })).toContain('must be a number');
  });

  it('warn about unusual values', () => {
    const said = (name: string, inputs: object): string[] =>
      calculated(name, inputs).answer?.warnings.map(({ path }) => path) ?? [];
    expect(said('water.velocity', { gpm: 600, idIn: 6 })).toEqual(['gpm']);
    expect(said('water.pressure_budget', { staticPsi: 95, elevationFt: 160, developedLengthFt: 1200 })).toEqual([
      'developedLengthFt',
      'staticPsi',
      'elevationFt',
    ]);
    expect(said('wh.recovery', { kW: 4.5, inF: 50, outF: 150 })).toEqual(['outF']);
  });

  it('report every wrong field at once, and suggest similar fixtures', () => {
    expect(paths('water.velocity', { gpm: -1, idIn: 99, color: 'red' })).toEqual(['gpm', 'idIn', 'color']);
    expect(messages('drain.dfu_total', { code: 'IPC', fixtures: { 'kitchen-basin': 1 } })).toContain('kitchen-sink');
  });

  it('accept lists in place of single values, if they match', () => {
    expect(calculated('water.velocity', { gpm: [10, 5], idIn: [1.025, 0.785] }).answer).toMatchObject({
      ftPerSec: [3.8882, 3.3145],
    });
    expect(paths('water.velocity', { gpm: [10, 5], idIn: [1.025] })).toEqual(['idIn']);
    expect(paths('water.velocity', { gpm: [10, -5], idIn: 1 })).toEqual(['gpm.1']);
    expect(paths('water.velocity', { gpm: [], idIn: 1 })).toEqual(['gpm']);
  });

  it('use a local amendment for one table cell, and name it in the answer', () => {
    const amendments = [{ table: 'IPC 710.1(1)', row: '3', column: '1/4', value: 30, source: 'City ordinance 12-3' }];
    const inputs = { code: 'IPC', element: 'building-drain', dfu: 40, slopeInPerFt: 0.25 };
    expect(calculated('drain.size', inputs).answer).toMatchObject({ sizeIn: 3 });
    expect(calculated('drain.size', { ...inputs, amendments }).answer).toMatchObject({
      sizeIn: 4,
      why: { amendedBy: ['City ordinance 12-3'] },
    });
    expect(paths('drain.size', { ...inputs, amendments: [{ ...amendments[0], row: '3-1/4' }] })).toEqual([
      'amendments.0.row',
    ]);
  });

  it('never throw, even if they are not an object', () => {
    for (const { calculate } of CALCULATORS)
      for (const raw of [undefined, null, 'text', 3, [], { code: 7 }])
        expect(calculate(raw).errors.length).toBeGreaterThan(0);
    for (const { calculate } of CALCULATORS) expect(() => calculate({})).not.toThrow();
  });
});
