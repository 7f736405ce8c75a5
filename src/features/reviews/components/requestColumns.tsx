import type { Stored } from '@/domain/record/schema';
import {
  isDecisionRight,
  REQUEST_RULE_LABELS,
  REQUEST_STATE_LABELS,
  type RequestState,
  type ReviewRequest,
} from '@/domain/review/request';
import { isolated } from '@/lib/isolated';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import type { Tone } from '@/ui/tone';
import classes from './reviews.module.css';

const TONES: Record<RequestState, Tone> = {
  queued: 'info',
  sent: 'info',
  opened: 'info',
  answered: 'success',
  'not-asked': 'neutral',
};
const WAYS = { sms: 'by text', email: 'by e-mail' } as const;

const RequestBadge = ({ state }: Pick<ReviewRequest, 'state'>) => (
  <StatusBadge tone={TONES[state]} label={REQUEST_STATE_LABELS[state]} />
);

const ruleWords = ({ rule }: ReviewRequest): string => (rule === '' ? 'Not decided yet' : REQUEST_RULE_LABELS[rule]);

/** Formats `by e-mail, May 3` and the follow-up, or why it wasn't sent. */
function sentWords({ tried, sentAt, remindedAt }: ReviewRequest, timeZone: string): string {
  const first = tried.find(({ isSent, round }) => isSent && round === 1);
  if (!first) return tried.at(-1)?.note ?? '';
  const again = remindedAt === '' ? '' : `, again ${formatShortDate(remindedAt, timeZone)}`;
  return `${WAYS[first.channel]}, ${formatShortDate(sentAt, timeZone)}${again}`;
}

const anewWords = (request: ReviewRequest): string => {
  const isRight = isDecisionRight(request);
  return isRight === null ? '' : isRight ? 'the same' : 'different!';
};

/** Columns of the fairness log. */
export const requestColumns = (timeZone: string): DataColumn<Stored<ReviewRequest>>[] => [
  {
    id: 'occurredAt',
    header: 'Finished',
    width: 100,
    cell: ({ occurredAt }) => formatShortDate(occurredAt, timeZone),
  },
  {
    id: 'job',
    header: 'Job',
    isMain: true,
    cell: ({ customerName, jobNumber, jobTitle }) => (
      <>
        {isolated(customerName)}{' '}
        <span className={classes['second']}>{[jobNumber, jobTitle].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  { id: 'rule', header: 'Rule', width: 212, cell: ruleWords },
  { id: 'state', header: 'Status', width: 124, cell: ({ state }) => <RequestBadge state={state} /> },
  { id: 'sent', header: 'Sent', width: 220, isSecondary: true, cell: (request) => sentWords(request, timeZone) },
  { id: 'anew', header: 'Decided again', width: 124, isSecondary: true, cell: anewWords },
];

/** Shows an entry of the log on phones. */
export function RequestCard({ request, timeZone }: { request: ReviewRequest; timeZone: string }) {
  const { customerName, jobNumber, occurredAt, state } = request;
  return (
    <div className={classes['card']}>
      <div className={classes['cardTop']}>
        <span>{customerName}</span>
        <RequestBadge state={state} />
      </div>
      <span>{ruleWords(request)}</span>
      <span className={classes['second']}>
        {[jobNumber, formatShortDate(occurredAt, timeZone), sentWords(request, timeZone)].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
