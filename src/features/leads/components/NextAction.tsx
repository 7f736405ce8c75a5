import { IconAlertTriangle } from '@tabler/icons-react';
import type { Lead } from '@/domain/lead/schema';
import { isOverdue } from '@/domain/lead/state';
import { formatRelative } from '@/ui/format/dateTime';
import classes from './leads.module.css';

/** Shows the next action and its due date, marked if overdue. Empty for a lead without one. */
export function NextAction({ lead, timeZone, now }: { lead: Lead; timeZone: string; now: Date }) {
  if (lead.nextAt === '') return null;
  const isLate = isOverdue(lead, now.toISOString());
  return (
    <span className={classes['next']} data-late={isLate || undefined}>
      {isLate && <IconAlertTriangle size={16} aria-hidden />}
      {isLate && <span className="visually-hidden">Overdue: </span>}
      <span className={classes['nextWhat']}>{lead.nextWhat}</span>{' '}
      <span className={classes['nextAt']}>{formatRelative(lead.nextAt, timeZone, now)}</span>
    </span>
  );
}
