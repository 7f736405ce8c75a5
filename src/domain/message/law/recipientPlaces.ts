import { isPlaceZone } from '@/lib/dates';
import { regionCode } from '../../contact/regions';
import type { Address } from '../../contact/schema';
import { timeZonesOf } from '../../contact/timeZones';
import { stateOfZip } from '../../contact/zipStates';
import { statesOfNumber } from './hoursRules';

/** Somewhere that the person with the phone may be: a state ('TX'; '' = not known) and the clocks that it may go by. */
export type RecipientPlace = { state: string; timeZones: readonly string[] };

type Known = {
  /** Of the customer and of where the work is; empty ones are left out. */
  addresses: readonly Pick<Address, 'state' | 'postalCode' | 'country'>[];
  /** In E.164. */
  phone: string;
  /** The company's, for who has no address. */
  company: { address: Pick<Address, 'state' | 'postalCode' | 'country'>; timeZone: string };
};

/** From coast to coast: the clocks of a company whose own is not one. */
const ANYWHERE = ['America/New_York', 'America/Los_Angeles'];

/**
 * Where somebody may be who is texted: where they live or get their bills, where the work is, and where their state presumes them to
 * be by the area code of their number. Without an address they are taken to be where the company is.
 */
export function recipientPlaces({ addresses, phone, company }: Known): RecipientPlace[] {
  const known = addresses.map(placeOf).filter((place) => place.timeZones.length > 0);
  const own = placeOf(company.address);
  const zones = isPlaceZone(company.timeZone) ? [company.timeZone] : own.timeZones;
  const fallback = { state: own.state, timeZones: zones.length > 0 ? zones : ANYWHERE };
  const presumed = statesOfNumber(phone).map((state) => placeOf({ state, postalCode: '', country: 'US' }));
  return [...(known.length > 0 ? known : [fallback]), ...presumed];
}

/** A place whose state nobody knows, by one clock. */
export const placeOfClock = (timeZone: string): RecipientPlace => ({
  state: '',
  timeZones: isPlaceZone(timeZone) ? [timeZone] : ANYWHERE,
});

function placeOf({ state, postalCode, country }: Known['addresses'][number]): RecipientPlace {
  const region = regionCode(state, country) || stateOfZip(postalCode);
  return { state: region, timeZones: timeZonesOf({ state: region, postalCode, country }) };
}
