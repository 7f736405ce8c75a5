import { daysBetween } from '@/lib/calendar';
import { formatCents } from '../../money/format';
import { scaleTicketFee } from '../scaleTicket';
import { isByVolume, poundsOf } from './wasteTotals';
import { tonsText } from './wasteWords';
import type { WasteTicket } from './wasteTicketSchema';

/** The federal gross weight limit for a truck on the road without a permit. */
const LEGAL_GROSS_POUNDS = 80_000;
/** A scale reading below this is in tons or a typo: an empty pickup weighs more. */
const LEAST_GROSS_POUNDS = 2_000;
const LEAST_NET_POUNDS = 100;
/** A large open-top trailer. */
const LARGEST_TRAILER_TENTHS = 1_300;
/** Loose insulation and solid concrete, in pounds per cubic yard. */
const [LIGHTEST, HEAVIEST] = [40, 4_200];
const OLD_DAYS = 60;
const COPY_DAYS = 35;
const FEE_TOLERANCE_CENTS = 100;
/** Nine digits and three letters. */
const TRACKING_NUMBER = /^\d{9}[A-Z]{3}$/;

/**
 * Returns anything suspicious on a ticket, as questions for the person entering it; [] for nothing. It can be saved anyway.
 * @param others the site's other tickets
 * @param today YYYY-MM-DD
 */
export function wasteDoubts(
  ticket: WasteTicket,
  { others, today }: { others: readonly WasteTicket[]; today: string },
): string[] {
  return [...weightDoubts(ticket), ...feeDoubts(ticket), ...paperDoubts(ticket, others, today)];
}

function weightDoubts(ticket: WasteTicket): string[] {
  const { grossPounds, tarePounds, cubicYardsTenths } = ticket;
  if (grossPounds === 0 && cubicYardsTenths === 0)
    return ['Enter the weight, or the cubic yards where there is no scale.'];
  if (isByVolume(ticket))
    return cubicYardsTenths > LARGEST_TRAILER_TENTHS
      ? [`${cubicYardsTenths / 10} cubic yards is more than a trailer holds. Is it one load?`]
      : [];
  if (grossPounds < LEAST_GROSS_POUNDS)
    return [`A truck of ${grossPounds.toLocaleString('en-US')} lb is too light. Were these tons? Enter pounds.`];
  if (tarePounds >= grossPounds)
    return ['The empty truck weighs as much as the full one. Were gross and tare mixed up?'];
  if (tarePounds === 0) return ['Enter the tare, or the truck counts as waste.'];
  const net = poundsOf(ticket);
  const density = cubicYardsTenths === 0 ? null : net / (cubicYardsTenths / 10);
  return [
    ...(grossPounds > LEGAL_GROSS_POUNDS
      ? [`${grossPounds.toLocaleString('en-US')} lb is over the 80,000 lb road limit. Is it right?`]
      : []),
    ...(net < LEAST_NET_POUNDS ? [`A load of ${net} lb is very small. Is it right?`] : []),
    ...(density !== null && (density < LIGHTEST || density > HEAVIEST)
      ? [
          `${tonsText(net)} in ${cubicYardsTenths / 10} cubic yards is ${Math.round(density).toLocaleString('en-US')} lb a yard. Check both.`,
        ]
      : []),
  ];
}

/** Questions a fee that differs from tons times rate. */
function feeDoubts({ feeCents, grossPounds, tarePounds, ratePerTonCents, minimumCents }: WasteTicket): string[] {
  if (feeCents === 0 || ratePerTonCents === 0 || grossPounds <= tarePounds) return [];
  const worked = scaleTicketFee({ grossPounds, tarePounds, ratePerTonCents, minimumCents }).feeCents;
  return Math.abs(worked - feeCents) > FEE_TOLERANCE_CENTS
    ? [`By weight and rate the fee is ${formatCents(worked)}, the ticket says ${formatCents(feeCents)}.`]
    : [];
}

function paperDoubts(ticket: WasteTicket, others: readonly WasteTicket[], today: string): string[] {
  const { kind, number, facility, material, hauledOn, returnedOn } = ticket;
  const isTwice = others.some(
    (other) =>
      !other.isVoid &&
      other.number === number &&
      other.facility.toLowerCase() === facility.toLowerCase() &&
      number !== '',
  );
  const age = hauledOn === '' ? 0 : daysBetween(hauledOn, today);
  return [
    ...(isTwice ? [`Ticket ${number} of ${facility} is already entered.`] : []),
    ...(age < 0 ? ['The day is in the future.'] : []),
    ...(age > OLD_DAYS ? ['The day is more than two months ago.'] : []),
    ...(material === 'hazardous' && kind === 'scale' ? ['Hazardous waste travels with a manifest.'] : []),
    ...(kind === 'manifest' && !TRACKING_NUMBER.test(number)
      ? ['A manifest tracking number has nine digits and three letters.']
      : []),
    ...(kind !== 'scale' && returnedOn === '' && age > COPY_DAYS
      ? [`The signed copy has not come back in ${COPY_DAYS} days. Call the facility.`]
      : []),
  ];
}
