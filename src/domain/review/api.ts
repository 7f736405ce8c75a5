import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { line, recordId, text } from '../record/schema';
import { LINKED_SITES } from './links';
import { REQUEST_RULES } from './request';
import { REVIEW_TEXT_LENGTH } from './schema';

/** The token in a request's link: 132 bits. */
const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This link is not complete');

const shownCompany = z.object({
  name: z.string(),
  phone: z.string(),
  logoUrl: z.string(),
  primaryColor: z.string(),
  accentColor: z.string(),
});

/** A review as the customer fills it in; also the schema of the form. */
export const writtenReviewSchema = z.object({
  stars: z.number('Choose the stars').int().min(1, 'Choose the stars').max(5),
  text: text(REVIEW_TEXT_LENGTH).default(''),
  authorName: line(120).default(''),
  /** Whether they agree to have it published with the name they gave. */
  mayPublish: z.boolean().default(false),
});
export type WrittenReview = z.infer<typeof writtenReviewSchema>;

/**
 * Anyone with the link: returns the work to review, and the other sites to review it on. The links are the same for everyone, before and
 * after. `expired` names only the company. `not-found` for a link that was never issued.
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
      /** A suggested display name: `Ada L.` */
      proposedName: z.string(),
      links: z.array(z.object({ site: z.enum(LINKED_SITES), label: z.string(), url: z.string() })),
      /** What they have already written here, or null. */
      written: writtenReviewSchema.nullable(),
    }),
  ]),
});
export type ReviewPage = z.infer<typeof readReviewPage.output>;

/** Anyone with the link: sends the review, or updates the one already sent. There is only ever one. */
export const sendReview = defineContract({
  name: 'sendReview',
  input: z.object({ token, review: writtenReviewSchema }),
  output: z.object({}),
});

/** Office: asks a job's customer now, by the same rules as everyone else. Returns the deciding rule if nothing is sent. */
export const askForReview = defineContract({
  name: 'askForReview',
  input: z.object({ jobId: recordId }),
  output: z.object({ rule: z.enum(REQUEST_RULES), /** Where it went, as it is shown; '' = nowhere. */ to: z.string() }),
});
