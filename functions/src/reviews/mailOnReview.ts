import { companySchema } from '@/domain/company/schema';
import { newReviewLetter } from '@/domain/review/letter';
import { reviewSchema } from '@/domain/review/schema';
import { paths } from '@/lib/paths';
import { companyAddress } from '../mail/allowance';
import { MAIL_SECRETS } from '../mail/config';
import type { Deliver } from '../mail/client';
import { sendLetter } from '../mail/sendLetter';
import { tell } from '../mail/tell';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { appUrl } from '../platform/config';
import { readReviewSettings } from './reviewSettings';

/** Notifies the company of each new review of its own page, regardless of stars. */
export const mailOnReview = defineReaction('mailOnReview', 'reviews', (deps, change) => tellOfReview(deps, change), {
  concerns: ({ before }) => !before,
  secrets: MAIL_SECRETS,
});

type Written = Pick<RecordChange, 'params' | 'after'>;

async function tellOfReview(deps: Deps, { params, after }: Written, deliver?: Deliver): Promise<void> {
  const { companyId = '', id = '' } = params;
  const review = reviewSchema.safeParse(after).data;
  if (review?.source !== 'own') return;
  const stored = await companyRef(deps.db, companyId).get();
  if (!stored.exists || !(await readReviewSettings(deps, companyId)).isCompanyTold) return;
  const company = companySchema.parse(stored.data());
  await tell({ companyId, reviewId: id }, async () => {
    const to = await companyAddress(deps, { companyId, company, uid: '' });
    if (to === '') return;
    await sendLetter(
      deps,
      {
        companyId,
        company,
        sendId: `new-${id}`,
        to,
        isToCompany: true,
        replyTo: '',
        about: { subjectType: 'job', subjectId: review.jobId, customerId: review.customerId },
        letter: newReviewLetter(review),
        link: `${appUrl('')}${paths.reviews}?open=${id}`,
      },
      deliver,
    );
  });
}
