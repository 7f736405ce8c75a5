import type { Lead } from '@/domain/lead/schema';
import { formatPhone } from '@/domain/contact/format';
import { LeadStateBadge } from '@/entities/lead/LeadStateBadge';
import { AnswerTime } from './AnswerTime';
import classes from './leads.module.css';
import { NextAction } from './NextAction';

/** Shows a lead in the list on a phone. */
export function LeadCard({ lead, timeZone, now }: { lead: Lead; timeZone: string; now: Date }) {
  return (
    <div className={classes['card']}>
      <div className={classes['cardTop']}>
        <strong>{lead.name}</strong>
        <LeadStateBadge state={lead.state} />
      </div>
      <div>{lead.wanted || lead.message.slice(0, 100)}</div>
      <div className={classes['second']}>
        {[formatPhone(lead.phone), lead.address.city].filter(Boolean).join(' · ')}
      </div>
      <AnswerTime lead={lead} timeZone={timeZone} now={now} />
      <NextAction lead={lead} timeZone={timeZone} now={now} />
    </div>
  );
}
