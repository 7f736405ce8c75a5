import { daysBetween } from '@/lib/calendar';
import type { Invoice } from '@/domain/invoice/schema';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';

/** `Due Jun 16, 2026`, and for how long it is late; '' without a due date. */
export function dueText({ dueOn, isOpen }: Pick<Invoice, 'dueOn' | 'isOpen'>, today: string, timeZone: string): string {
  if (dueOn === '') return '';
  const days = daysBetween(dueOn, today);
  const late = isOpen && days > 0 ? `, ${formatCount(days, 'day')} late` : '';
  return `Due ${isOpen && days === 0 ? 'today' : formatDate(dueOn, timeZone)}${late}`;
}
