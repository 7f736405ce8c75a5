import { daysBetween } from '@/lib/calendar';
import type { Invoice } from '@/domain/invoice/schema';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';

/** Formats the due date, and how late it is: `Due Jun 16, 2026`; '' without a due date. */
export function dueText({ dueOn, isOpen }: Pick<Invoice, 'dueOn' | 'isOpen'>, today: string, timeZone: string): string {
  if (dueOn === '') return '';
  const late = lateText({ dueOn, isOpen }, today);
  return `Due ${isOpen && dueOn === today ? 'today' : formatDate(dueOn, timeZone)}${late && `, ${late}`}`;
}

/** Formats the lateness: `9 days late`; '' if it isn't. */
export function lateText({ dueOn, isOpen }: Pick<Invoice, 'dueOn' | 'isOpen'>, today: string): string {
  const days = dueOn === '' ? 0 : daysBetween(dueOn, today);
  return isOpen && days > 0 ? `${formatCount(days, 'day')} late` : '';
}
