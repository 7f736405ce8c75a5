const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day (YYYY-MM-DD) as letters write it: `December 4, 2026`. */
export const dayText = (date: string): string => DAY.format(new Date(date));
