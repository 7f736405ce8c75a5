import { error as logError } from 'firebase-functions/logger';
import { openCompany } from '../company/openCompany';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { defineSchedule } from '../platform/defineSchedule';
import { answerLead, notSent } from './answerLead';
import { readLeadSettings } from './leadCompany';
import { changeLead, readLead } from './leadOnWrite';

const LEADS_AT_ONCE = 200;
/** A mail server that is out for longer makes the answer pointless: by then the office has called. */
const WORTH_SENDING_MS = 24 * 3_600_000;

/** Each quarter of an hour, as some clocks are that far off: sends the automatic answers that the night held back. */
export const sendHeldAnswers = defineSchedule(
  'sendHeldAnswers',
  { schedule: '2,17,32,47 * * * *', secrets: MAIL_SECRETS, timeoutSeconds: 1800 },
  (deps) => answerAllHeld(deps),
);

/** Goes through what is due, over all companies. One that fails is tried again by the next run, and keeps no other from its answer. */
export async function answerAllHeld(deps: Deps, deliver?: Deliver): Promise<void> {
  const due = deps.db
    .collectionGroup('leads')
    .where('autoAnswerDueAt', '>', '')
    .where('autoAnswerDueAt', '<=', deps.now())
    .orderBy('autoAnswerDueAt')
    .limit(LEADS_AT_ONCE);
  let query = due;
  for (;;) {
    const { docs } = await query.get();
    for (const { ref } of docs) {
      const companyId = ref.parent.parent?.id ?? '';
      await answerHeld(deps, { companyId, leadId: ref.id }, deliver).catch((error: unknown) =>
        logError('a held answer to a lead was not sent', {
          companyId,
          leadId: ref.id,
          stack: error instanceof Error ? error.stack : typeof error,
        }),
      );
    }
    const last = docs.at(-1);
    if (!last || docs.length < LEADS_AT_ONCE) return;
    query = due.startAfter(last);
  }
}

/** Answers a lead as things are now: not where a person was faster, or the company has turned it off meanwhile. */
async function answerHeld(
  deps: Deps,
  { companyId, leadId }: { companyId: string; leadId: string },
  deliver?: Deliver,
): Promise<void> {
  const lead = await readLead(deps, companyId, leadId);
  if (!lead || lead.autoAnswerDueAt === '') return;
  const say = (answered: ReturnType<typeof notSent>) =>
    changeLead(deps, { companyId, id: leadId }, () => Promise.resolve(answered));
  if (lead.firstAnsweredAt !== '' || lead.state !== 'new') return say(notSent('Someone answered before the morning.'));
  if (Date.parse(deps.now()) - Date.parse(lead.autoAnswerDueAt) > WORTH_SENDING_MS)
    return say(notSent('It could not be sent within a day.'));
  const company = await openCompany(deps, companyId, 'leads');
  const settings = await readLeadSettings(deps, companyId);
  const answered = company && (await answerLead(deps, { companyId, leadId, lead, company, settings }, deliver));
  return say(answered ?? notSent('Automatic answers were turned off before the morning.'));
}
