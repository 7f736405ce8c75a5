import { milesOf, type MileageDay } from './mileageDay';

type Names = {
  nameOf: (technicianId: string) => string;
  /** Formats the vehicles of a day; '' for none. */
  vehicleOf: (day: MileageDay) => string;
};

/** Returns the basis of a day's miles in a word or two. */
export const basisOf = (
  { source }: ReturnType<typeof milesOf>,
  { riddenWith }: Pick<MileageDay, 'riddenWith'>,
  nameOf: Names['nameOf'],
): string =>
  source === 'odometer' ? 'Odometer' : source === 'ridden' ? `Rode with ${nameOf(riddenWith)}` : 'Estimate';

export const MILEAGE_HEADERS = [
  'Date',
  'Driver',
  'Vehicle',
  'Destinations',
  'Business purpose',
  'Odometer start',
  'Odometer end',
  'Miles',
  'Of these from and to the base (route)',
  'Miles by route',
  'Basis',
] as const;

/**
 * Builds a business mileage log for tax returns: for each drive's day date, destinations, purpose and miles (IRS Publication 463, table
 * 5-1).
 */
export function mileageTable(days: readonly MileageDay[], { nameOf, vehicleOf }: Names): string[][] {
  return days.map((day) => {
    const miles = milesOf(day);
    const { total, base, source, unknownLegs } = miles;
    const byRoute = milesOf({ ...day, odometers: [] }).total;
    const { odometers } = day;
    const places = day.legs.filter(({ to }, index) => index < day.legs.length - 1 || !isWayHome(day, to));
    return [
      day.date,
      nameOf(day.technicianId),
      vehicleOf(day),
      places.map(({ to }) => to).join('; '),
      'Service calls',
      odometers.map(({ startMiles }) => startMiles).join('; '),
      odometers.map(({ endMiles }) => endMiles || '').join('; '),
      total.toFixed(1),
      base.toFixed(1),
      byRoute.toFixed(1),
      source !== 'route'
        ? basisOf(miles, day, nameOf)
        : unknownLegs > 0
          ? `Estimated by route, ${unknownLegs} drives unknown`
          : 'Estimated by route',
    ];
  });
}

const isWayHome = ({ legs }: MileageDay, to: string): boolean => {
  const last = legs.at(-1);
  return last !== undefined && last.isBase && last.to === to && legs[0]?.from === to;
};
