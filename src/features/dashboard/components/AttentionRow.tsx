import { ActionIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconAward,
  IconMailExclamation,
  IconCalendarQuestion,
  IconCash,
  IconCertificate,
  IconClockExclamation,
  IconFileImport,
  IconInfoCircle,
  IconHomeHeart,
  IconInbox,
  IconLinkOff,
  IconMailX,
  IconMessageCircle,
  IconPhoneCall,
  IconReceipt,
  IconSignature,
  IconStar,
  IconThumbDown,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { AttentionItem, AttentionKind } from '@/domain/attention/item';
import { calendarDay } from '@/lib/dates';
import { daysBetween } from '@/lib/calendar';
import { formatDate, formatRelative } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import type { Tone } from '@/ui/tone';
import classes from './NeedsYou.module.css';

const LOOKS: Record<AttentionKind, { Symbol: Icon; tone: Tone; word: string }> = {
  late: { Symbol: IconClockExclamation, tone: 'danger', word: 'Late' },
  'running-late': { Symbol: IconClockExclamation, tone: 'danger', word: 'Running late' },
  lead: { Symbol: IconInbox, tone: 'warning', word: 'New lead' },
  'lead-next': { Symbol: IconPhoneCall, tone: 'warning', word: 'Follow up' },
  reschedule: { Symbol: IconCalendarQuestion, tone: 'warning', word: 'Another time' },
  answer: { Symbol: IconMessageCircle, tone: 'warning', word: 'Answer' },
  disputed: { Symbol: IconAlertTriangle, tone: 'danger', word: 'Disputed' },
  deadline: { Symbol: IconClockExclamation, tone: 'danger', word: 'Deadline' },
  changes: { Symbol: IconMessageCircle, tone: 'warning', word: 'Changes' },
  signed: { Symbol: IconSignature, tone: 'success', word: 'Accepted' },
  'mail-failed': { Symbol: IconMailX, tone: 'danger', word: 'Message' },
  unscheduled: { Symbol: IconCalendarQuestion, tone: 'warning', word: 'Unscheduled' },
  'to-invoice': { Symbol: IconReceipt, tone: 'warning', word: 'To invoice' },
  overdue: { Symbol: IconClockExclamation, tone: 'danger', word: 'Overdue' },
  licence: { Symbol: IconCertificate, tone: 'warning', word: 'License' },
  notice: { Symbol: IconMailExclamation, tone: 'warning', word: 'Notice' },
  credential: { Symbol: IconAward, tone: 'warning', word: 'Credential' },
  connection: { Symbol: IconLinkOff, tone: 'warning', word: 'Connection' },
  review: { Symbol: IconStar, tone: 'warning', word: 'Review' },
  post: { Symbol: IconHomeHeart, tone: 'warning', word: 'Post' },
  import: { Symbol: IconFileImport, tone: 'warning', word: 'Import' },
  sums: { Symbol: IconInfoCircle, tone: 'info', word: 'Report' },
  declined: { Symbol: IconThumbDown, tone: 'neutral', word: 'Declined' },
  paid: { Symbol: IconCash, tone: 'success', word: 'Paid' },
};

type AttentionRowProps = { item: AttentionItem; now: Date; onDismiss: (id: string) => void };

/** Shows one entry: what it is, what happened, when, and what to do about it. */
export function AttentionRow({ item, now, onDismiss }: AttentionRowProps) {
  const { company } = useSession();
  const { id, kind, title, detail, action, isNews } = item;
  const { Symbol, tone, word } = LOOKS[kind];
  return (
    <li className={classes.item}>
      <span className={classes.sign} data-tone={tone} aria-hidden>
        <Symbol size={16} />
      </span>
      <div className={classes.words}>
        <div className={classes.top}>
          <span className={classes.kind} data-tone={tone}>
            {word}
          </span>
          <span>{whenText(item, company.timeZone, now)}</span>
        </div>
        <div className={classes.title} title={title}>
          {title}
        </div>
        <div className={classes.detail} title={detail}>
          {detail}
        </div>
      </div>
      <div className={classes.actions}>
        <LinkButton to={action.to} variant="default" size="xs" aria-label={`${action.label}: ${title}`}>
          {action.label}
        </LinkButton>
        {isNews && (
          <ActionIcon variant="subtle" size="md" onClick={() => onDismiss(id)} aria-label={`Dismiss: ${title}`}>
            <IconX size={16} />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}

/** Past events: never shown as in the future, even if the page's clock lags by up to a minute. */
const ANSWERS: readonly AttentionKind[] = ['answer', 'changes', 'signed', 'declined', 'paid'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Formats when it happened or, for due dates, how overdue it is. */
function whenText({ kind, at }: AttentionItem, timeZone: string, now: Date): string {
  if (at === '') return '';
  if (!DAY.test(at)) {
    const isAhead = ANSWERS.includes(kind) && at > now.toISOString();
    return `${kind === 'late' ? 'promised ' : ''}${formatRelative(at, timeZone, isAhead ? new Date(at) : now)}`;
  }
  const days = daysBetween(at, calendarDay(timeZone, now));
  if (kind === 'overdue') return `${formatCount(days, 'day')}, since ${formatDate(at, timeZone)}`;
  return formatDate(at, timeZone);
}
