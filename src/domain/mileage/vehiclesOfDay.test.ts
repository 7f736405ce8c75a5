import { expect, it } from 'vitest';
import { buildResource } from '@/testing/factories/resource';
import { ann, ben, person, visit } from '@/testing/schedulingWorld';
import { milesOf } from './mileageDay';
import { mileageDays } from './mileageDays';
import { odometerSchema, type Odometer } from './schema';

const cid = person('cid');
const truck = buildResource({ id: 'truck', kind: 'vehicle', name: 'Truck', technicianIds: ['ann', 'ben'] });
const van = buildResource({ id: 'van', kind: 'vehicle', name: 'Van', technicianIds: [] });
const done = (place: string, from: string, to: string, technicianIds: string[], resourceIds: string[] = []) =>
  visit(place, from, to, {
    ...{ state: 'done', customerName: place, propertyPin: `35.${place}0000, -82.00000` },
    placement: { technicianIds, resourceIds },
  });
const reading = (technicianId: string, resourceId: string, endMiles = 0): Odometer =>
  odometerSchema.parse({ technicianId, resourceId, date: '2026-01-12', startMiles: 100, endMiles });

const drivenBy = (entries: ReturnType<typeof visit>[], odometers: Odometer[] = []) =>
  Object.fromEntries(
    mileageDays({
      ...{ entries, odometers, technicians: [ann, ben, cid], resources: [truck, van] },
      ...{ timeZone: 'America/New_York', today: '2026-01-12', zips: undefined },
    }).map((day) => [
      day.technicianId,
      { vehicles: day.vehicleIds, with: day.riddenWith, source: milesOf(day).source },
    ]),
  );

it('counts no miles for a passenger, so that a vehicle’s trip counts once', () => {
  expect(drivenBy([done('10', '08:00', '09:00', ['ben', 'ann'])])).toEqual({
    ann: { vehicles: ['truck'], with: '', source: 'route' },
    ben: { vehicles: ['truck'], with: 'ann', source: 'ridden' },
  });
  expect(drivenBy([done('10', '08:00', '09:00', ['cid', 'ben'], ['van'])])).toEqual({
    ben: { vehicles: ['van'], with: 'cid', source: 'ridden' },
    cid: { vehicles: ['van'], with: '', source: 'route' },
  });
});

it('treats the person who entered the odometer as the driver, and others as separate', () => {
  const together = [done('10', '08:00', '09:00', ['ann', 'ben'])];
  expect(drivenBy(together, [reading('ben', 'truck', 120)])).toEqual({
    ann: { vehicles: ['truck'], with: 'ben', source: 'ridden' },
    ben: { vehicles: ['truck'], with: '', source: 'odometer' },
  });
  const apart = [done('10', '08:00', '09:00', ['ann']), done('20', '08:00', '09:00', ['ben'])];
  expect(drivenBy(apart, [reading('ben', 'truck', 120)])).toEqual({
    ann: { vehicles: [], with: '', source: 'route' },
    ben: { vehicles: ['truck'], with: '', source: 'odometer' },
  });
  // Without a reading, both are assumed to have driven their usual vehicle.
  expect(drivenBy(apart)['ben']).toEqual({ vehicles: ['truck'], with: '', source: 'route' });
});
