import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { isCopied } from '@/domain/review/schema';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { CopiedReviewForm } from './CopiedReviewForm';
import { ReviewDetails } from './ReviewDetails';

type ReviewDrawerProps = { openId: string | null; onClose: () => void };

/** Shows a review next to the inbox: its text, its status, and the reply. `new` copies one from another site. */
export function ReviewDrawer({ openId, onClose }: ReviewDrawerProps) {
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.reviews}
      noun="review"
      openId={openId}
      onClose={onClose}
      titleOf={({ authorName, stars }) => `${authorName || 'Review'}${stars === 0 ? '' : `, ${String(stars)} of 5`}`}
      mayCreate={can('create', 'reviews')}
    >
      {(review) =>
        review ? (
          <ReviewDetails
            key={review.id}
            review={review}
            edit={
              isCopied(review) && can('update', 'reviews') ? (
                <CopiedReviewForm review={review} onDone={onClose} />
              ) : null
            }
          />
        ) : (
          <CopiedReviewForm review={null} onDone={onClose} />
        )
      }
    </RecordDrawer>
  );
}
