import { z } from 'zod';
import { isoInstant } from '../record/schema';
import { reviewSchema, REVIEW_SOURCES, type Review } from './schema';

const sources = REVIEW_SOURCES.filter((source) => source !== 'own');

/** Stars as dropdown values. */
export const STAR_CHOICES = ['0', '1', '2', '3', '4', '5'] as const;

/** A review on another site, as copied by the office. */
export const copiedReviewSchema = reviewSchema.pick({ text: true, authorName: true, url: true }).extend({
  source: z.enum(sources),
  /** Nothing is preselected: a copy must be as good or bad as the original. */
  stars: z.enum(['', ...STAR_CHOICES]).refine((stars): boolean => stars !== '', 'Choose how many stars it has'),
  writtenAt: isoInstant,
});
export type CopiedReview = z.infer<typeof copiedReviewSchema>;

/** A copy as stored: shown immediately, because it is already public. */
export const newCopiedReview = ({ stars, ...copied }: CopiedReview): Review =>
  reviewSchema.parse({ ...copied, stars: Number(stars), state: 'published', mayPublish: true });
