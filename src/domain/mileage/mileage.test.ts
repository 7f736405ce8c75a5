import { expect, it } from 'vitest';
import { at, visit } from '@/testing/schedulingWorld';
import { drivenStops, legsOf, milesOf } from './mileageDay';
import { MILEAGE_HEADERS, mileageTable } from './mileageFile';
import { odometerFault } from './schema';

/** A hundredth of a degree of latitude is 0.691 miles; roads are up to 1.45 times as long. */
const pinOf = ({ propertyId }: { propertyId: string }) =>
  propertyId === 'lost' ? null : { lat: 35 + Number(propertyId) / 100, lng: -82 };
const base = { name: 'Base', place: { lat: 35, lng: -82 } };
const done = (place: string, from: string, to: string, customerName: string) =>
  visit(place, from, to, { state: 'done', customerName });
const stops = [done('10', '08:00', '09:00', 'Ada'), done('20', '10:00', '11:00', 'Grace')];
const legs = legsOf(stops, { base, pinOf, isOver: true });

it('counts driven visits in order, but not planned or canceled ones', () => {
  const day = [
    visit('3', '13:00', '14:00'),
    visit('2', '10:00', '11:00', { state: 'no-show' }),
    done('1', '08:00', '09:00', 'Ada'),
    visit('4', '12:00', '13:00', { state: 'cancelled' }),
  ];
  expect(drivenStops(day).map(({ propertyId }) => propertyId)).toEqual(['1', '2']);
  expect(at('08:00')).toBe(day[2]?.placement.startsAt);
});

it('measures the route from base to the stops and back, with base trips separate', () => {
  expect(legs.map(({ from, to, isBase }) => [from, to, isBase])).toEqual([
    ['Base', 'Ada', true],
    ['Ada', 'Grace', false],
    ['Grace', 'Base', true],
  ]);
  // 11.12 km in a straight line is 11.12 × (1.20 + 0.25 e^(-11.12/5)) = 13.645 km = 8.48 mi; 22.24 km is 26.75 km = 16.62 mi.
  const { total, base: ofBase } = milesOf({ legs, odometers: [], riddenWith: '' });
  expect(total).toBe(33.6);
  expect(ofBase).toBe(25.1);
});

it('has no return trip during the day, one drive per house, and unknown miles without a pin', () => {
  expect(legsOf(stops, { base, pinOf, isOver: false })).toHaveLength(2);
  const twice = [...stops, done('20', '12:00', '13:00', 'Grace')];
  expect(legsOf(twice, { base, pinOf, isOver: true })).toHaveLength(3);
  const lost = legsOf([done('lost', '08:00', '09:00', 'Ada')], { base, pinOf, isOver: true });
  expect(milesOf({ legs: lost, odometers: [], riddenWith: '' })).toMatchObject({ total: 0, unknownLegs: 2 });
  expect(legsOf([], { base, pinOf, isOver: true })).toEqual([]);
});

it('uses the odometer once both readings are entered', () => {
  const odometer = {
    resourceId: 'truck',
    technicianId: 'ann',
    date: '2026-01-12',
    startMiles: 41_200,
    endMiles: 0,
    note: '',
  };
  expect(milesOf({ legs, odometers: [odometer], riddenWith: '' }).source).toBe('route');
  expect(milesOf({ legs, odometers: [{ ...odometer, endMiles: 41_241 }], riddenWith: '' })).toMatchObject({
    total: 41,
    source: 'odometer',
  });
  expect(odometerFault({ startMiles: 41_241, endMiles: 41_200 })).toBe('The end is less than the start.');
  expect(odometerFault({ startMiles: 1, endMiles: 41_200 })).toContain('check the readings');
});

it('exports a mileage log for tax returns', () => {
  const day = { date: '2026-01-12', technicianId: 'ann', legs, odometers: [], riddenWith: '', vehicleIds: [] };
  const [row] = mileageTable([day], { nameOf: () => 'Ann', vehicleOf: () => 'Truck 7' });
  expect(MILEAGE_HEADERS.slice(0, 4)).toEqual(['Date', 'Driver', 'Vehicle', 'Destinations']);
  expect(row).toHaveLength(MILEAGE_HEADERS.length);
  expect(row).toEqual([
    '2026-01-12',
    'Ann',
    'Truck 7',
    'Ada; Grace',
    'Service calls',
    '',
    '',
    '33.6',
    '25.1',
    '33.6',
    'Estimated by route',
  ]);
});
