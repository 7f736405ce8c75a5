import { describe, expect, it } from 'vitest';
import { calculateLive } from './project/calculateLive';
import type { TreeInput } from './project/schema';
import type { ProjectResult } from './project/result';
import { calculatorNamed } from './registry';

/** Returns the answer of a calculator to valid input. */
function answer(name: string, inputs: object): Record<string, unknown> {
  const { answer: found, errors } = calculatorNamed(name)?.calculate(inputs) ?? { errors: ['no such calculator'] };
  expect(errors).toEqual([]);
  return found ?? {};
}

function resultOf(tree: TreeInput): ProjectResult {
  const { result } = calculateLive(tree);
  if (!result) throw new Error('the tree was not calculated');
  return result;
}

// Errors in published tools and copies, collected from section 6 of the method. None of them may occur here.
describe('errors in published sources', () => {
  it('are avoided: trap arms of the IPC differ from the UPC’s', () => {
    expect(answer('drain.trap_arm', { code: 'IPC', trapIn: 1.5 })).toMatchObject({
      maxFt: 6,
      why: { table: 'IPC 909.1' },
    });
    expect(answer('drain.trap_arm', { code: 'UPC', trapIn: 1.5 })).toMatchObject({
      maxIn: 42,
      why: { table: 'UPC 1002.2' },
    });
  });

  it('are avoided: 100 WSFU is 43.5 gpm with tanks and 67.5 with flushometers, not 54 or a straight factor', () => {
    const demand = (predominant: string, wsfuTotal: number): unknown =>
      answer('water.demand_wsfu', { code: 'IPC-2021', predominant, wsfuTotal })['demandGpm'];
    expect([demand('flush-tank', 100), demand('flushometer', 100)]).toEqual([43.5, 67.5]);
    expect(demand('flush-tank', 200)).not.toBe(2 * 43.5);
  });

  it('are avoided: drainage units become a flow by Hunter’s curve, not half a gallon each', () => {
    const gpm = (dfu: number): unknown => answer('pump.fixture_flow', { dfu })['gpm'];
    expect([10, 34, 100, 200].map(gpm)).toEqual([8, 22, 43.5, 65]);
  });

  it('are avoided: table 610.4 is the UPC’s, with the Engineering ToolBox’s values, not those of a CPC note', () => {
    const read = (availablePsi: number, developedLengthFt: number, wsfuTotal: number) =>
      answer('water.upc_table_610_4', { availablePsi, developedLengthFt, wsfuTotal });
    // According to the note, 3/4 in carries 21, 14 and 28, and 1 in on a 3/4 in meter 17.
    expect(read(50, 40, 21)).toMatchObject({ supplyIn: 1, capacityWsfu: 39, why: { table: 'UPC 610.4' } });
    expect(read(50, 100, 17)).toMatchObject({ supplyIn: 0.75, capacityWsfu: 17 });
    expect(read(70, 40, 28)).toMatchObject({ meterIn: 0.75, supplyIn: 1, capacityWsfu: 39 });
    expect(read(40, 100, 20)).toMatchObject({ meterIn: 0.75, supplyIn: 1, capacityWsfu: 21 });
  });

  it('are avoided: under the IPC the flow sets the size and 604.5 the minimum, not table 610.4 or 604.4', () => {
    const { segments } = resultOf({
      code: 'IPC',
      segments: [
        { id: 'service', system: 'cold', parent: 'source', lengthFt: 30 },
        { id: 'tub', system: 'cold', parent: 'service', lengthFt: 5 },
      ],
      // By flow alone, 3/8 in would be enough.
      fixtures: [{ id: 'slow tub', fixture: 'bathtub', cold: 'tub', wsfuEach: 0.3 }],
    });
    const governing = Object.fromEntries(segments.map(({ id, why }) => [id, why?.governedBy]));
    expect(governing).toMatchObject({ service: 'minimum size: IPC 603.1', tub: 'minimum size: IPC Table 604.5' });
    expect(JSON.stringify(segments)).not.toMatch(/610\.4|604\.4/);
  });

  it('are avoided: 1-1/4 in gas pipe has hangers every 10 ft, not 12', () => {
    const { parts } = resultOf({
      code: 'IPC',
      segments: [{ id: 'main', system: 'gas', parent: 'source', lengthFt: 60 }],
      appliances: [{ id: 'boiler', gas: 'main', btuh: 300_000 }],
    });
    expect(parts).toContainEqual({ part: 'hanger', material: 'schedule-40', size: '1-1/4', count: 6 });
  });

  it('are avoided: the UPC counts 1 for a lavatory and 1.5 for a kitchen sink, the IPC 0.7 and 1.4', () => {
    const units = (code: string): unknown =>
      answer('water.demand_wsfu', { code, fixtures: { lavatory: 1, 'kitchen-sink': 1 } })['wsfuTotal'];
    expect([units('UPC'), units('IPC')]).toEqual([2.5, 2.1]);
  });

  it('are avoided: UPC 5 in horizontal at 1/8 carries 342 DFU, not 542', () => {
    expect(
      answer('drain.size', { code: 'UPC', element: 'horizontal', sizeIn: 5, dfu: 300, slopeInPerFt: 0.125 }),
    ).toMatchObject({ ok: true, capacityDfu: 342 });
  });

  it('are avoided: 402.4(25) starts at 20 ft, so rows are not shifted', () => {
    expect(answer('gas.table', { gas: 'propane', kBtuh: 2280, lengthFt: 20, table: '402.4(25)' })).toMatchObject({
      size: '1/2',
      lengthRowFt: 20,
      unit: 'kBtu/h',
    });
    expect(answer('gas.table', { gas: 'propane', kBtuh: 1830, lengthFt: 21, table: '402.4(25)' })).toMatchObject({
      size: '1/2',
      lengthRowFt: 30,
    });
  });

  it('are avoided: 402.4(9) has nine columns in its first rows, 402.4(32) none for EHD 19, and 402.4(7) no slip at 1,400 ft', () => {
    expect(answer('gas.table', { cfh: 590, lengthFt: 10, table: '402.4(9)' })).toMatchObject({
      size: '1',
      capacity: 590,
    });
    expect(answer('gas.table', { gas: 'propane', kBtuh: 150, lengthFt: 10, table: '402.4(32)' })).toMatchObject({
      ehd: 23,
    });
    expect(answer('gas.table', { cfh: 1700, lengthFt: 1400, table: '402.4(7)' })).toMatchObject({
      size: '1-1/4',
      capacity: 1780,
    });
  });

  it('are avoided: propane tables are in thousands of Btu/h, not cfh', () => {
    expect(answer('gas.table', { gas: 'propane', btuh: 90_000, lengthFt: 20, table: '402.4(28)' })).toMatchObject({
      size: '1/2',
      unit: 'kBtu/h',
      cfh: 36,
    });
  });

  it('are avoided: shifted propane rows are not used (101 printed at 80 ft of 1/2 in belongs to 70 ft)', () => {
    const { size, printed, equation, capacity } = answer('gas.table', {
      gas: 'propane',
      kBtuh: 101,
      lengthFt: 80,
      table: '402.4(28)',
    });
    expect(size).toBe('3/4');
    expect([printed, capacity]).toEqual([212, equation]);
  });

  it('are avoided: the velocity constant is 0.4085, not 0.485, and 11 flushometer urinals count 88, not 93', () => {
    expect(answer('water.velocity', { gpm: 211, idIn: 4.28 })['ftPerSec']).toBeCloseTo(4.705, 3);
    expect(
      answer('water.demand_wsfu', { code: 'UPC', predominant: 'flushometer', flushometers: { urinals: 11 } })[
        'wsfuTotal'
      ],
    ).toBe(88);
  });

  it('are avoided: friction in psi is not multiplied by 0.433 again', () => {
    const { psiPer100Ft, ftHeadPer100Ft } = answer('water.friction', {
      gpm: 8,
      material: 'copper-L',
      nominal: '3/4',
      C: 140,
    });
    expect(psiPer100Ft).toBeCloseTo(7.33, 2);
    expect(Number(ftHeadPer100Ft) / Number(psiPer100Ft)).toBeCloseTo(2.31, 1);
  });

  it('are avoided: a 120 ft vent on a 3 in stack with 30 DFU is 2-1/2 in, not the next size of 3 in', () => {
    expect(answer('vent.stack', { stackIn: 3, dfu: 30, developedFt: 120 })).toMatchObject({
      vent: '2-1/2',
      why: { larger: { size: '3' } },
    });
  });

  it('are avoided: half-inch Type M holds 0.0132 gal/ft, not 0.0162, and 3/4 in has a bore of 0.811 in', () => {
    expect(answer('geometry.pipe_volume', { material: 'copper-M', nominal: '1/2' })['galPerFt']).toBeCloseTo(0.0132, 4);
    expect(answer('water.friction', { gpm: 1, material: 'copper-M', nominal: '3/4' })['idIn']).toBe(0.811);
  });

  it('are avoided: 0.75 plus 2.6 gpm is 3.35', () => {
    expect(answer('wh.tankless', { flowsGpm: [0.75, 2.6], riseF: 70 })['gpm']).toBe(3.35);
  });

  it('are avoided: 110 gpm at 1/8 in/ft depends on the edition', () => {
    const size = (code: string): unknown => answer('storm.size', { code, gpm: 110, slopeInPerFt: 0.125 })['sizeIn'];
    expect([size('IPC-2012'), size('IPC-2015')]).toEqual([5, 4]);
  });
});
