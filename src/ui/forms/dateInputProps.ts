import type { DateInputProps } from '@mantine/dates';
import { parseDate } from '../format/parseDate';

/** What every date input shares: how dates are typed, the week as in the US, names for what has only an icon. */
export const DATE_INPUT_PROPS = {
  dateParser: parseDate,
  placeholder: 'MM/DD/YYYY',
  firstDayOfWeek: 0,
  weekendDays: [],
  hideOutsideDates: true,
  highlightToday: true,
  popoverProps: { shadow: 'md' },
  clearButtonProps: { 'aria-label': 'Clear' },
  ariaLabels: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
} satisfies DateInputProps;
