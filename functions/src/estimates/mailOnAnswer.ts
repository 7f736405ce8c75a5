import { answerIn, answerToCompany, answerToCustomer, type AnsweredEstimate } from '@/domain/estimate/answerLetters';
import { estimateSchema } from '@/domain/estimate/schema';
import { companySchema } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { printedCompany } from '@/domain/paper/header';
import { faceOfEstimate } from '@/domain/public-document/faceOfEstimate';
import { paths } from '@/lib/paths';
import { companyAddress } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { sendLetter } from '../mail/sendLetter';
import { replyAddress } from '../mail/replyAddress';
import { lastSender, tell } from '../mail/tell';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { parseRecord } from '../sharing/parseRecord';
import { readEstimateSubject } from '../sharing/readPaperSubjects';
import { linkOf } from '../sharing/sendable';
import { appUrl } from '../platform/config';

/** When a customer answers an estimate, notifies the company, and confirms it to the customer in writing. */
export const mailOnAnswer = defineReaction(
  'mailOnAnswer',
  'estimates',
  (deps, change) => tell({ ...change.params, about: 'answer' }, () => tellOfAnswer(deps, change)),
  { concerns: isAnswer, secrets: MAIL_SECRETS },
);

/** Most writes aren't answers, nor are records created with one (sample data): checked before anything is read. */
function isAnswer({ before, after }: Pick<RecordChange, 'before' | 'after'>): boolean {
  return Boolean(before && after && after['answeredAt'] !== '' && after['answeredAt'] !== before['answeredAt']);
}

/** Both e-mails have ids derived from the answer, so the same event again sends nothing. */
export async function tellOfAnswer(
  deps: Deps,
  { params, before, after }: Pick<RecordChange, 'params' | 'before' | 'after'>,
  deliver?: Deliver,
): Promise<void> {
  if (!before || !after || !isAnswer({ before, after })) return;
  const { companyId = '', id = '' } = params;
  const estimate = parseRecord(estimateSchema, after);
  const answer = answerIn(parseRecord(estimateSchema, before), {
    ...estimate,
    updatedBy: typeof after['updatedBy'] === 'string' ? after['updatedBy'] : '',
  });
  if (!answer) return;
  const subject = await deps.db.runTransaction(
    (transaction) => readEstimateSubject(deps, transaction, { companyId, subjectId: id }, after),
    { readOnly: true },
  );
  const face = await faceOfEstimate(subject);
  const { customerSortName } = subject;
  const { customerId, token, answeredAt } = estimate;
  const [found, stored] = await deps.db.getAll(
    companyRef(deps.db, companyId),
    inCompany(deps.db, companyId, 'customers').doc(customerId),
  );
  const company = companySchema.parse(found?.data() ?? {});
  const customer = customerSchema.safeParse(stored?.data()).data;
  const answered: AnsweredEstimate = {
    answer,
    estimate,
    customerSortName,
    company: printedCompany(company),
    timeZone: company.timeZone,
    depositDueCents: face.estimate?.depositDueCents ?? 0,
    canPayByCard: subject.canPayByCard,
  };
  const about = { subjectType: 'estimate', subjectId: id, customerId } as const;
  const sendId = `answer-${id}-${Date.parse(answeredAt)}`;
  const log = { companyId, estimateId: id };

  const uid = await lastSender(deps, companyId, id);
  const to = await companyAddress(deps, { companyId, company, uid });
  await tell({ ...log, whom: 'company' }, async () => {
    if (to === '') return;
    await sendLetter(
      deps,
      {
        companyId,
        company,
        sendId: `${sendId}-company`,
        about,
        to,
        isToCompany: true,
        replyTo: customer?.email ?? '',
        letter: answerToCompany(answered),
        link: `${appUrl('')}${paths.estimateView(id)}`,
      },
      deliver,
    );
  });
  await tell({ ...log, whom: 'customer' }, async () => {
    if (!customer || customer.email === '' || token === '') return;
    await sendLetter(
      deps,
      {
        companyId,
        company,
        sendId: `${sendId}-customer`,
        about,
        to: customer.email,
        replyTo: await replyAddress(deps, { companyId, email: company.email, uid }),
        letter: answerToCustomer(answered),
        link: linkOf('estimate', token),
      },
      deliver,
    );
  });
}
