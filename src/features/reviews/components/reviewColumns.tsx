import { REVIEW_SOURCE_LABELS, type Review, type ReviewState } from '@/domain/review/schema';
import { REVIEW_STATE_LABELS } from '@/domain/review/words';
import type { Stored } from '@/domain/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import type { Tone } from '@/ui/tone';
import classes from './reviews.module.css';
import { StarsShown } from './StarsShown';

const TONES: Record<ReviewState, Tone> = {
  pending: 'info',
  published: 'success',
  hidden: 'warning',
  private: 'neutral',
  gone: 'neutral',
};
const REPLY_WORDS: Record<Review['reply']['state'], string> = {
  '': 'Not answered',
  draft: 'Waiting for approval',
  approved: 'Approved',
  posted: 'Answered',
  refused: 'Refused there',
};
const replyWord = ({ reply, needsReply }: Pick<Review, 'reply' | 'needsReply'>): string =>
  reply.state === '' && !needsReply ? '' : REPLY_WORDS[reply.state];

export const ReviewStateBadge = ({ state }: Pick<Review, 'state'>) => (
  <StatusBadge tone={TONES[state]} label={REVIEW_STATE_LABELS[state]} />
);

type Shown = { timeZone: string; namesOf: (ids: readonly string[]) => string[] };

/** Columns of the inbox, one line each. */
export const reviewColumns = ({ timeZone, namesOf }: Shown): DataColumn<Stored<Review>>[] => [
  {
    id: 'writtenAt',
    header: 'Written',
    width: 100,
    cell: ({ writtenAt }) => formatShortDate(writtenAt, timeZone),
  },
  { id: 'stars', header: 'Stars', width: 120, cell: ({ stars }) => <StarsShown stars={stars} /> },
  {
    id: 'review',
    header: 'Review',
    isMain: true,
    cell: ({ authorName, text }) => (
      <>
        {authorName || 'Without a name'} <span className={classes['second']}>{text.slice(0, 160)}</span>
      </>
    ),
  },
  { id: 'source', header: 'Where', width: 132, cell: ({ source }) => REVIEW_SOURCE_LABELS[source] },
  {
    id: 'technicians',
    header: 'Technicians',
    width: 148,
    isSecondary: true,
    cell: ({ technicianIds }) => namesOf(technicianIds).join(', '),
  },
  { id: 'state', header: 'Status', width: 128, cell: (review) => <ReviewStateBadge state={review.state} /> },
  { id: 'reply', header: 'Reply', width: 148, isSecondary: true, cell: replyWord },
];

/** Shows a review on phones. */
export function ReviewCard({ review, timeZone }: { review: Review; timeZone: string }) {
  const { stars, authorName, text, source, writtenAt } = review;
  return (
    <div className={classes['card']}>
      <div className={classes['cardTop']}>
        <span>
          <StarsShown stars={stars} /> {authorName || 'Without a name'}
        </span>
        <ReviewStateBadge state={review.state} />
      </div>
      {text !== '' && <span>{text.slice(0, 160)}</span>}
      <span className={classes['second']}>
        {[REVIEW_SOURCE_LABELS[source], formatShortDate(writtenAt, timeZone), replyWord(review)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
}
