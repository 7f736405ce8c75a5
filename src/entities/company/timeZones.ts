import { isPlaceZone } from '@/lib/dates';

/** Time zone choices: those of the United States and Canada first, with their common names, then all the others by name. */
const USUAL: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Time, New York',
  'America/Chicago': 'Central Time, Chicago',
  'America/Denver': 'Mountain Time, Denver',
  'America/Phoenix': 'Mountain Time without daylight saving, Phoenix',
  'America/Los_Angeles': 'Pacific Time, Los Angeles',
  'America/Anchorage': 'Alaska Time, Anchorage',
  'Pacific/Honolulu': 'Hawaii Time, Honolulu',
  'America/Puerto_Rico': 'Atlantic Time, Puerto Rico',
  'America/Toronto': 'Eastern Time, Toronto',
  'America/Winnipeg': 'Central Time, Winnipeg',
  'America/Edmonton': 'Mountain Time, Edmonton',
  'America/Vancouver': 'Pacific Time, Vancouver',
  'America/Halifax': 'Atlantic Time, Halifax',
};

const labelOf = (zone: string): string => {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${USUAL[zone] ?? zone.replaceAll('_', ' ')} (${offset ?? ''})`;
};

/** Returns the options for a time zone choice; built on demand, because the list is long. */
export function timeZoneOptions(): { value: string; label: string }[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !(zone in USUAL) && isPlaceZone(zone));
  return [...Object.keys(USUAL), ...others].map((zone) => ({ value: zone, label: labelOf(zone) }));
}
