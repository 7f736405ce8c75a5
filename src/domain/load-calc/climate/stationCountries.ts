/** Countries and territories of the stations that aren't states. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  CAN: 'Canada',
  GUM: 'Guam',
  MNP: 'Northern Mariana Islands',
  PRI: 'Puerto Rico',
  USA: '',
  VIR: 'Virgin Islands',
};
