/** Returns the calendar day (YYYY-MM-DD) at an instant in a time zone. An unknown zone counts as UTC. */
export function dayIn(instant: string, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      new Date(instant),
    );
  } catch {
    return instant.slice(0, 10);
  }
}
