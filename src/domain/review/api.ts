import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { line, recordId, text } from '../record/schema';
import { LINKED_SITES } from './links';
import { REQUEST_RULES } from './request';
import { REVIEW_TEXT_LENGTH } from './schema';

/** Token in a request's link: 132 bits. */
const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This link is not complete');

const shownCompany = z.object({
  name: z.string(),
  phone: z.string(),
  logoUrl: z.string(),
  primaryColor: z.string(),
  accentColor: z.string(),
});

/** A review as its author fills it in. Also the form's schema. */
export const writtenReviewSchema = z.object({
  stars: z.number('Choose the stars').int().min(1, 'Choose the stars').max(5),
  text: text(REVIEW_TEXT_LENGTH).default(''),
  authorName: line(120).default(''),
  /** Whether they agree to publishing it under the name they gave. */
  mayPublish: z.boolean().default(false),
});
export type WrittenReview = z.infer<typeof writtenReviewSchema>;

/**
 * Anyone with the link: returns the work under review, and the other sites where the customer can write. The links are the same for
 * everyone, before and after. `expired` names only the company. `not-found` for a link that was never issued.
 */
export const readReviewPage = defineContract({
  name: 'readReviewPage',
  input: z.object({ token }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('expired'), company: shownCompany }),
    z.object({
      outcome: z.literal('open'),
      company: shownCompany,
      /** The work done, in the job's words. */
      jobTitle: z.string(),
      /** Suggested display name for the customer: `Ada L.` */
      proposedName: z.string(),
      links: z.array(z.object({ site: z.enum(LINKED_SITES), label: z.string(), url: z.string() })),
      /** The review already written here; null = none. */
      written: writtenReviewSchema.nullable(),
    }),
  ]),
});
export type ReviewPage = z.infer<typeof readReviewPage.output>;

/** Anyone with the link: sends the review, or changes the one already sent. However often it is sent, there is only one. */
export const sendReview = defineContract({
  name: 'sendReview',
  input: z.object({ token, review: writtenReviewSchema }),
  output: z.object({}),
});

/**
 * Office: sends a review request to a job's customer now, under the same rules as for everyone. If nothing is sent, returns which rule
 * decided.
 */
export const askForReview = defineContract({
  name: 'askForReview',
  input: z.object({ jobId: recordId }),
  output: z.object({ rule: z.enum(REQUEST_RULES), /** Recipient for display; '' = not sent. */ to: z.string() }),
});
