type DateStyle = { timeZone: string; locale?: string | undefined; withTime?: boolean };

/** Creating a format costs far more than using it: a statement has a thousand dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a calendar date or an instant in `timeZone` as `Jul 4, 2026`; with its time `Jul 4, 2026, 9:30 AM CDT`. '' stays ''. */
export function formatPaperDate(
  isoOrDate: string,
  { timeZone, locale = 'en-US', withTime = false }: DateStyle,
): string {
  if (isoOrDate === '') return '';
  const isCalendarDate = isoOrDate.length === 10;
  const format = formatOf({
    locale,
    timeZone: isCalendarDate ? 'UTC' : timeZone,
    withTime: withTime && !isCalendarDate,
  });
  // Newer ICU puts a narrow no-break space before AM, which not every font has.
  return format
    .format(new Date(isCalendarDate ? `${isoOrDate}T12:00:00.000Z` : isoOrDate))
    .replaceAll(/[\u202f\u2009]/g, ' ');
}

function formatOf({
  locale,
  timeZone,
  withTime,
}: {
  locale: string;
  timeZone: string;
  withTime: boolean;
}): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${withTime}`;
  const known = formats.get(key);
  if (known) return known;
  const time = withTime ? ({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const) : {};
  const made = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone, ...time });
  formats.set(key, made);
  return made;
}
