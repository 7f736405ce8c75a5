import { reviewSchema } from '@/domain/review/schema';
import type { RulesCollection } from '../collection';

/** Texts written about the company. */
export const REVIEW_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  reviews: {
    byHand: [
      'url',
      'writtenAt',
      'editedAt',
      'state',
      'consentedAt',
      'customerId',
      'jobId',
      'requestId',
      'lastSeenAt',
      'stars',
    ],
    isUnbounded: true,
    schema: reviewSchema,
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
  },
};
