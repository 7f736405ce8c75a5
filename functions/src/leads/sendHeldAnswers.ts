import { DAY_MS } from '@/lib/time';
import { openCompany } from '../company/openCompany';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { answerLead, notSent } from './answerLead';
import { readLeadSettings } from './leadCompany';
import { changeLead, readLead } from './leadOnWrite';

/** After a longer mail outage the answer is pointless: by then the office has called. */
const WORTH_SENDING_MS = DAY_MS;

/** Sends the automatic answers that are due. A failed one is retried by the next run, and doesn't block the others. */
export const heldAnswers = (deliver?: Deliver): Nightly => ({
  work: companiesWith(({ db, now }) => [
    {
      query: db.collectionGroup('leads').where('autoAnswerDueAt', '>', '').where('autoAnswerDueAt', '<=', now()),
      by: 'autoAnswerDueAt',
    },
  ]),
  perCompany: (deps, share) =>
    eachFound(share, ({ id: leadId }) => answerHeld(deps, { companyId: share.companyId, leadId }, deliver)),
});

/** Every 15 minutes, because some time zones are offset by that: sends the automatic answers held back overnight. */
export const sendHeldAnswers = defineNightly(
  'sendHeldAnswers',
  { schedule: '2,17,32,47 * * * *', secrets: MAIL_SECRETS },
  heldAnswers(),
);

/** Answers a lead in its current state: not if a person was faster, or the company has turned it off in the meantime. */
async function answerHeld(
  deps: Deps,
  { companyId, leadId }: { companyId: string; leadId: string },
  deliver?: Deliver,
): Promise<Counts> {
  const lead = await readLead(deps, companyId, leadId);
  if (!lead || lead.autoAnswerDueAt === '') return {};
  const say = async (answered: ReturnType<typeof notSent>): Promise<Counts> => {
    await changeLead(deps, { companyId, id: leadId }, () => Promise.resolve(answered));
    return answered.autoAnsweredAt === '' ? { unsent: 1 } : { answers: 1 };
  };
  if (lead.firstAnsweredAt !== '' || lead.state !== 'new') return say(notSent('Someone answered before the morning.'));
  if (Date.parse(deps.now()) - Date.parse(lead.autoAnswerDueAt) > WORTH_SENDING_MS)
    return say(notSent('It could not be sent within a day.'));
  const company = await openCompany(deps, companyId, 'leads');
  const settings = await readLeadSettings(deps, companyId);
  const answered = company && (await answerLead(deps, { companyId, leadId, lead, company, settings }, deliver));
  return say(answered ?? notSent('Automatic answers were turned off before the morning.'));
}
