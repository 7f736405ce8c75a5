import { monthNamed } from '@/lib/months';
import { isCalendarDay } from '@/lib/calendar';

/** Order of month and day in numeric dates: `1/31/2027` or `31.1.2027`. */
export type DayOrder = 'month-first' | 'day-first';

const monthOf = (name = ''): string => String(monthNamed(name.toLowerCase()));

/**
 * Parses a date as files write it: `2027-01-31`, `20270131`, `1/31/2027`, `1/31/27`, `Jan 31, 2027`, `31 Jan 2027`, with or without a
 * time.
 * @returns YYYY-MM-DD; '' for anything else
 */
export function readDay(text: string, order: DayOrder = 'month-first'): string {
  const trimmed = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(trimmed) ?? /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(trimmed);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(trimmed);
  if (figures) {
    const [, first, second, year = ''] = figures;
    const [month, day] = order === 'month-first' ? [first, second] : [second, first];
    return dayOf(year.length === 2 ? `20${year}` : year, month, day);
  }
  const words = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/.exec(trimmed);
  if (words) return dayOf(words[3], monthOf(words[1]), words[2]);
  const british = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*\.?[ -](\d{4}|\d{2})(?!\d)/.exec(trimmed);
  if (british) return dayOf(british[3]?.length === 2 ? `20${british[3]}` : british[3], monthOf(british[2]), british[1]);
  return '';
}

function dayOf(year = '', month = '', day = ''): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : '';
}
