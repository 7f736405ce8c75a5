import { expect, it } from 'vitest';
import type { MileageDay } from '../mileage/mileageDay';
import { odometerSchema } from '../mileage/schema';
import { NO_RECEIVABLES } from '../ledger/schema';
import { mileageReport } from './build/mileage';
import { addCells, keysOf, reportMonthSchema, type Cells } from './cells';
import { driveContributions } from './driveContributions';
import { tableRows } from './format';
import type { ReportInput } from './model';

const leg = (miles: number | null) => ({ from: 'Base', to: 'Ada', miles, isBase: true });
const day = (fields: Partial<MileageDay>): MileageDay => ({
  ...{ date: '2026-11-02', technicianId: 'ann', legs: [leg(10), leg(10)], odometers: [] },
  ...{ vehicleIds: ['truck'], riddenWith: '', ...fields },
});
const reading = (resourceId: string, endMiles: number) =>
  odometerSchema.parse({ resourceId, technicianId: 'ann', date: '2026-11-02', startMiles: 100, endMiles });
const cellsOf = (fields: Partial<MileageDay>): Cells => driveContributions(day(fields))[0]?.cells ?? {};

it('counts a day for its driver and vehicle, estimated by road or by odometer', () => {
  const estimated = { mileTenths: 200, drivingDays: 1 };
  expect(driveContributions(day({}))).toEqual([
    {
      month: '2026-11',
      cells: { all: estimated, 'driver:ann': estimated, 'vehicle:truck': estimated, 'day:02': estimated },
    },
  ]);
  expect(cellsOf({ odometers: [reading('truck', 131)] })['vehicle:truck']).toEqual({
    ...{ mileTenths: 310, odometerTenths: 310, drivingDays: 1 },
  });
});

it('uses each vehicle’s odometer, or splits the distance until all are read', () => {
  const vehicleIds = ['truck', 'van'];
  const both = cellsOf({ vehicleIds, odometers: [reading('truck', 112), reading('van', 105)] });
  expect([both['vehicle:truck']?.mileTenths, both['vehicle:van']?.mileTenths]).toEqual([120, 50]);
  const half = cellsOf({ vehicleIds, odometers: [reading('truck', 112), reading('van', 0)] });
  expect([half['vehicle:truck']?.mileTenths, half['vehicle:van']?.mileTenths]).toEqual([100, 100]);
});

it('counts nothing for passengers, no miles for unknown drives, and an unknown vehicle separately', () => {
  expect(driveContributions(day({ riddenWith: 'ben' }))).toEqual([]);
  expect(cellsOf({ legs: [leg(null)] })['all']).toEqual({ unknownDrives: 1, drivingDays: 1 });
  expect(cellsOf({ vehicleIds: [] })['vehicle:']).toEqual({ mileTenths: 200, drivingDays: 1 });
});

const name = (value: string): string => value || 'None';
const names = { kind: name, person: name, source: name, item: name, author: name, reason: name };
const input = (fields: Partial<ReportInput>): ReportInput => ({
  ...{ range: { from: '2026-11', to: '2026-11' }, comparison: 'none', today: '2026-11-15', filter: null, unit: '' },
  ...{ months: [], ledger: [], leads: [], agreements: [], receivables: NO_RECEIVABLES, stock: [], capacity: [] },
  ...{ laborCentsPerHour: 0, units: [], names: { ...names, driver: name, vehicle: name, day: name } },
  ...fields,
});
const days = [
  day({ odometers: [reading('truck', 131)] }),
  day({ date: '2026-11-03', legs: [leg(12.3), leg(null)] }),
  day({ date: '2026-11-03', technicianId: 'ben', vehicleIds: [] }),
].flatMap(driveContributions);
const november = reportMonthSchema.parse({
  month: '2026-11',
  cells: days.reduce<Cells>((sum, { cells }) => addCells(sum, cells), {}),
});

it('shows a month by day, measured and estimated, and exports tenths of a mile', () => {
  const { figures, tables } = mileageReport(input({ months: [november] }));
  // 31.0 by odometer, 12.3 and 20.0 estimated: 31.0 of 63.3 is 48.97%.
  expect(figures.map(({ id, value }) => [id, value])).toEqual([
    ['miles', 633],
    ['by-odometer', 489_731],
    ['a-day', 211],
    ['unknown', 1],
  ]);
  expect(tables.map(({ title }) => title)).toEqual(['Each technician', 'Each vehicle', 'Each day']);
  const [drivers, vehicles, daily] = tables.map(tableRows);
  expect(drivers?.rows).toEqual([
    ['ann', '43.3', 2, '31.0', '12.3', '21.7', 1],
    ['ben', '20.0', 1, '0.0', '20.0', '20.0', 0],
    ['All', '63.3', 3, '31.0', '32.3', '21.1', 1],
  ]);
  expect(vehicles?.rows.map(([vehicle, miles]) => [vehicle, miles])).toEqual([
    ['truck', '43.3'],
    ['None', '20.0'],
    ['All', '63.3'],
  ]);
  expect(daily?.rows.map(([date, miles]) => [date, miles])).toEqual([
    ['Mon, Nov 2', '31.0'],
    ['Tue, Nov 3', '32.3'],
    ['All', '63.3'],
  ]);
  expect(tables[2]?.columns.map(({ label }) => label).slice(0, 3)).toEqual(['Day', 'Miles', 'Drivers']);
  // A day links to its drives by a key that they have.
  const opened = tables[2]?.rows[1]?.records;
  expect(opened).toMatchObject({ kind: 'marks', cell: 'day:03' });
  expect(keysOf(days)).toContain('2026-11 day:03');
});

it('links each of several months to its days', () => {
  const { tables, charts } = mileageReport(input({ months: [november], range: { from: '2026-10', to: '2026-11' } }));
  const months = tables.find(({ id }) => id === 'months');
  expect(months?.rows.map(({ id, records }) => [id, records])).toEqual([
    ['2026-11', { kind: 'page', to: '/reports/mileage?range=custom&from=2026-11&to=2026-11' }],
  ]);
  expect(charts[0]).toMatchObject({ kind: 'trend', points: [{ value: 0 }, { value: 633 }] });
});
