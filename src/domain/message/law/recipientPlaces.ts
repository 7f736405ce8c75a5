import { isPlaceZone } from '@/lib/dates';
import { regionCode } from '../../contact/regions';
import type { Address } from '../../contact/schema';
import { timeZonesOf } from '../../contact/timeZones';
import { stateOfZip } from '../../contact/zipStates';
import { statesOfNumber } from './hoursRules';

/** A place where the phone's owner may be: a state ('TX'; '' = not known) and its possible time zones. */
export type RecipientPlace = { state: string; timeZones: readonly string[] };

type Known = {
  /** Addresses of the customer and of the job site; empty ones are left out. */
  addresses: readonly Pick<Address, 'state' | 'postalCode' | 'country'>[];
  /** In E.164. */
  phone: string;
  /** The company's, for customers without an address. */
  company: { address: Pick<Address, 'state' | 'postalCode' | 'country'>; timeZone: string };
};

/** Coast to coast: the time zones of a company that has no valid one of its own. */
const ANYWHERE = ['America/New_York', 'America/Los_Angeles'];

/**
 * Returns the places where a text's recipient may be: where they live or get their bills, where the work is, and where their state
 * presumes them to be by the area code of their number. Without an address, they are assumed to be where the company is.
 */
export function recipientPlaces({ addresses, phone, company }: Known): RecipientPlace[] {
  const known = addresses.map(placeOf).filter((place) => place.timeZones.length > 0);
  const own = placeOf(company.address);
  const zones = isPlaceZone(company.timeZone) ? [company.timeZone] : own.timeZones;
  const fallback = { state: own.state, timeZones: zones.length > 0 ? zones : ANYWHERE };
  const presumed = statesOfNumber(phone).map((state) => placeOf({ state, postalCode: '', country: 'US' }));
  return [...(known.length > 0 ? known : [fallback]), ...presumed];
}

/** Returns a place with one time zone and an unknown state. */
export const placeOfClock = (timeZone: string): RecipientPlace => ({
  state: '',
  timeZones: isPlaceZone(timeZone) ? [timeZone] : ANYWHERE,
});

function placeOf({ state, postalCode, country }: Known['addresses'][number]): RecipientPlace {
  const region = regionCode(state, country) || stateOfZip(postalCode);
  return { state: region, timeZones: timeZonesOf({ state: region, postalCode, country }) };
}
