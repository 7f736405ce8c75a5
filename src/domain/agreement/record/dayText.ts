const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day (YYYY-MM-DD) for letters: `December 4, 2026`. */
export const dayText = (date: string): string => DAY.format(new Date(date));
