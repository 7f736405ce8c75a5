import { restoring } from '../activity/restoring';
import { replyOnReview } from '../google/syncGoogle';
import { defineReactions } from '../platform/defineReactions';
import { mailOnReview } from '../reviews/mailOnReview';

export const onReviews = defineReactions('onReviews', 'reviews', [restoring('reviews'), replyOnReview, mailOnReview]);
