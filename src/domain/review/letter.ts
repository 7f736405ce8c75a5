import type { Letter } from '../mail/letter';
import { paragraphs } from '../mail/letter';
import type { Review } from './schema';

type Told = Pick<Review, 'stars' | 'text' | 'authorName' | 'jobNumber' | 'serviceName' | 'mayPublish'>;

/** `★★★★☆` */
export const starText = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(Math.max(0, 5 - stars));

/** Builds the message to the company about a new review: the same sentence for one star as for five. */
export const newReviewLetter = ({ stars, text, authorName, jobNumber, serviceName, mayPublish }: Told): Letter => ({
  subject: `New review: ${String(stars)} of 5 stars`,
  message: paragraphs(
    `${authorName || 'A customer'} wrote a review of job ${[jobNumber, serviceName].filter(Boolean).join(', ')}.`,
    starText(stars),
    text,
    mayPublish
      ? 'They agreed that it is shown on your website.'
      : 'They do not want it shown: it stays between you and them.',
  ),
  linkLabel: 'Open the review',
});
