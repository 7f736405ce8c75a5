/** The time zones to choose from: those of the United States and Canada first, then all the others by name. */
const USUAL = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/Toronto',
  'America/Winnipeg',
  'America/Edmonton',
  'America/Vancouver',
  'America/Halifax',
];

const labelOf = (zone: string): string => {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${zone.replaceAll('_', ' ')} (${offset ?? ''})`;
};

/** Options for a time-zone choice; made when asked for, because it is a long list. */
export function timeZoneOptions(): { value: string; label: string }[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !USUAL.includes(zone));
  return [...USUAL, ...others].map((zone) => ({ value: zone, label: labelOf(zone) }));
}
