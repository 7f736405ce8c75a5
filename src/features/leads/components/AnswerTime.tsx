import type { Lead } from '@/domain/lead/schema';
import { answerMinutes } from '@/domain/lead/state';
import { ANSWER_GOAL_MINUTES, waitText } from '@/domain/lead/words';
import { MINUTE_MS } from '@/lib/time';
import { formatRelative } from '@/ui/format/dateTime';
import classes from './leads.module.css';

type AnswerTimeProps = {
  lead: Lead;
  timeZone: string;
  now: Date;
  /** Compact form for tight spaces: the waiting time implies when they came. */
  isBrief?: boolean;
};

/**
 * Shows when a lead came and how long it waited, or has been waiting, for its first answer, as a bar that is full at the goal and red
 * beyond it.
 */
export function AnswerTime({ lead, timeZone, now, isBrief = false }: AnswerTimeProps) {
  const answered = answerMinutes(lead);
  const waits = lead.state === 'new' && answered === null;
  const minutes = answered ?? Math.max(0, Math.floor((now.getTime() - Date.parse(lead.receivedAt)) / MINUTE_MS));
  const tone = minutes <= 5 ? 'success' : minutes <= ANSWER_GOAL_MINUTES ? 'warning' : 'danger';
  return (
    <span className={classes['answer']}>
      {!(isBrief && waits) && <time dateTime={lead.receivedAt}>{formatRelative(lead.receivedAt, timeZone, now)}</time>}
      {(waits || answered !== null) && (
        <span className={classes['wait']} data-tone={tone}>
          <span className={classes['track']} aria-hidden>
            <span style={{ width: `${String(Math.max(6, Math.min(100, (minutes / ANSWER_GOAL_MINUTES) * 100)))}%` }} />
          </span>
          {waits ? `waits ${waitText(minutes)}` : waitText(minutes)}
          <span className="visually-hidden">{waits ? ' for an answer' : ' to the first answer'}</span>
        </span>
      )}
    </span>
  );
}
