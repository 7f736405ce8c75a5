/** `45 min`, `2 h`, `1 h 30 min` */
export function formatDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const numbers = new Intl.NumberFormat('en-US');

/** `41,200` */
export const formatNumber = (value: number): string => numbers.format(value);

/** `1 job`, `1,204 jobs`; `0 jobs`. Pass the plural if it isn't the singular plus an s. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${numbers.format(count)} ${count === 1 ? singular : plural}`;
}
