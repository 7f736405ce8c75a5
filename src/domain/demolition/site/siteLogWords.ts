import type { DelayCause, Sky, SiteLog } from './siteLogSchema';

export const SKY_LABELS: Record<Sky, string> = {
  clear: 'Clear',
  'partly-cloudy': 'Partly cloudy',
  cloudy: 'Cloudy',
  rain: 'Rain',
  storm: 'Storm',
  snow: 'Snow',
  fog: 'Fog',
};

export const DELAY_CAUSE_LABELS: Record<DelayCause, string> = {
  weather: 'Weather',
  owner: 'Owner',
  utility: 'Utility',
  inspection: 'Inspection',
  equipment: 'Equipment',
  materials: 'Materials',
  hazard: 'Hazard found',
  other: 'Other',
};

/** Formats minutes as hours with at most two decimals: `7.5 h`. */
export const hoursText = (minutes: number): string => `${Math.round((minutes / 60) * 100) / 100} h`;

/** Formats a report's weather: `Rain, 48 °F, wind 12 mph`. */
export const weatherText = ({ sky, temperatureF, windMph }: SiteLog['reports'][number]): string =>
  [
    SKY_LABELS[sky],
    ...(temperatureF === null ? [] : [`${temperatureF} °F`]),
    ...(windMph === null ? [] : [`wind ${windMph} mph`]),
  ].join(', ');

/** Sums the minutes worked and lost on a day. */
export const dayMinutes = ({ crew, delays }: Pick<SiteLog, 'crew' | 'delays'>): { worked: number; lost: number } => ({
  worked: crew.reduce((sum, { minutes }) => sum + minutes, 0),
  lost: delays.reduce((sum, { minutes }) => sum + minutes, 0),
});
