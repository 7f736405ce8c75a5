import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { REVIEW_SOURCE_LABELS, type Review } from '@/domain/review/schema';
import { HIDING_REASON_LABELS, REVIEW_STATE_LABELS } from '@/domain/review/words';
import { useListExport } from '@/entities/record/useListExport';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = [
  'Written',
  'Where',
  'Stars',
  'Name',
  'Text',
  'Status',
  'Hidden because',
  'Verified job',
  'Job',
  'Technicians',
  'Reply',
  'Address',
  'Id',
];

/** What the inbox shows, as a CSV file. */
export function useReviewExport() {
  const { company } = useSession();
  const { namesOf } = useTechnicians();
  const rowOf = (review: Stored<Review>) => [
    toWallTime(review.writtenAt, company.timeZone),
    REVIEW_SOURCE_LABELS[review.source],
    review.stars === 0 ? '' : review.stars,
    review.authorName,
    review.text,
    REVIEW_STATE_LABELS[review.state],
    review.hiddenReason === '' ? '' : HIDING_REASON_LABELS[review.hiddenReason],
    review.isJobVerified ? 'yes' : 'no',
    review.jobNumber,
    namesOf(review.technicianIds).join(', '),
    review.reply.text,
    review.url,
    review.id,
  ];
  return useListExport(collections.reviews, { header: HEADER, rowsOf: (review) => [rowOf(review)], noun: 'review' });
}
