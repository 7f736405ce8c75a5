import { isWorkFinished } from '@/domain/job/progress';
import { jobSchema } from '@/domain/job/schema';
import { askForReview as contract } from '@/domain/review/api';
import { MAIL_SECRETS } from '../mail/config';
import { member } from '../platform/access';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { assertCan } from '../sharing/rights';
import { TEXT_SECRETS } from '../twilio/config';
import { askForReview as ask } from './askForReview';
import { readReviewSettings } from './reviewSettings';
import { queueRequest } from './reviewsOnJob';

/** Asks a job's customer now, under the usual rules and log; a job whose customer was already asked isn't asked again. */
export const askForReview = defineCallable(
  contract,
  {
    // Anyone who writes to strangers in our name must be verified, owners included.
    access: member({ feature: 'reviews', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20, perNetwork: 60 },
    secrets: [...MAIL_SECRETS, ...TEXT_SECRETS],
  },
  async (deps, { jobId }, caller) => {
    assertCan(caller, 'update', 'reviews');
    const { companyId } = caller;
    const job = jobSchema.safeParse((await inCompany(deps.db, companyId, 'jobs').doc(jobId).get()).data()).data;
    if (!job) throw notFound('Job');
    if (!isWorkFinished(job.progress)) throw precondition('Finish the job first: customers are asked after the work.');
    const settings = await readReviewSettings(deps, companyId);
    const doneAt = job.progressLog.findLast(({ state }) => state === 'work-done')?.at ?? deps.now();
    await queueRequest(deps, { companyId, jobId, job, trigger: 'by-hand', occurredAt: doneAt, settings });
    const { rule, to } = await ask(deps, { companyId, requestId: jobId, isAgain: true });
    return { rule: rule === '' ? 'waiting' : rule, to };
  },
);
