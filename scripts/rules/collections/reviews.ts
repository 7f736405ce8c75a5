import { reviewSchema } from '@/domain/review/schema';
import type { RulesCollection } from '../collection';

/** Texts written about the company. */
export const REVIEW_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  reviews: {
    name: 'isReview',
    schema: reviewSchema,
    source: 'reviewSchema in src/domain/review/schema.ts',
    changeable: [
      'state',
      'hiddenReason',
      'customerId',
      'jobId',
      'jobNumber',
      'match',
      'technicianIds',
      'reply',
      'needsReply',
    ],
    names: { reply: 'isReviewReply' },
    byHand: {
      needsReply: (needs) =>
        `${needs} == (d.state in ['pending', 'published', 'private'] && d.reply.state in ['', 'refused'])`,
      hiddenReason: (reason) =>
        `${reason}.matches('(spam|abusive|personal-data|not-about-us|duplicate|withdrawn)?') && (d.state == 'hidden') == (${reason} != '')`,
    },
  },
};
