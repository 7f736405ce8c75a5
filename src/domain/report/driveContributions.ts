import { milesOf, type MileageDay } from '../mileage/mileageDay';
import { sumOf } from '../money/amounts';
import { allocate } from '../money/allocate';
import { ALL, byMonth, cellOf, type Cell, type Cells, type Contribution } from './cells';

/**
 * Returns the contributions of someone's day of driving: for everyone, the driver, their vehicles and the day. With several vehicles,
 * each gets what its odometer says; if one wasn't read at the end, they share the distance equally. Passengers add nothing.
 */
export function driveContributions(day: MileageDay): Contribution[] {
  const { total, source, unknownLegs } = milesOf(day);
  const mileTenths = Math.round(total * 10);
  const counted: Cell = {
    mileTenths,
    odometerTenths: source === 'odometer' ? mileTenths : 0,
    unknownDrives: unknownLegs,
  };
  if (sumOf(Object.values(counted)) === 0) return [];
  const cell: Cell = withoutZeros({ ...counted, drivingDays: 1 });
  const cells = {
    [ALL]: cell,
    [cellOf('driver', day.technicianId)]: cell,
    [cellOf('day', day.date.slice(8))]: cell,
    ...vehicleCells(day, counted),
  };
  return byMonth([{ month: day.date.slice(0, 7), cells }]);
}

function vehicleCells({ vehicleIds, odometers }: MileageDay, counted: Cell): Cells {
  const vehicles = vehicleIds.length > 0 ? vehicleIds : [''];
  const { mileTenths = 0, odometerTenths = 0, unknownDrives = 0 } = counted;
  const shares = allocate(
    mileTenths,
    vehicles.map((key) => ({ key, weight: 1 })),
  );
  return Object.fromEntries(
    vehicles.map((id, index): [string, Cell] => {
      const read = odometers.find(({ resourceId }) => resourceId === id);
      const own = odometerTenths > 0 && read ? (read.endMiles - read.startMiles) * 10 : (shares[index] ?? 0);
      return [
        cellOf('vehicle', id),
        withoutZeros({
          mileTenths: own,
          odometerTenths: odometerTenths > 0 ? own : 0,
          unknownDrives: index === 0 ? unknownDrives : 0,
          drivingDays: 1,
        }),
      ];
    }),
  );
}

const withoutZeros = (cell: Cell): Cell => Object.fromEntries(Object.entries(cell).filter(([, value]) => value !== 0));
