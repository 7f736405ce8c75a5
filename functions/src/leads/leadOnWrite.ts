import { companySchema } from '@/domain/company/schema';
import { leadSchema, type Lead } from '@/domain/lead/schema';
import { firstAnswerAt, isAnswered } from '@/domain/lead/state';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { answerLead } from './answerLead';
import { checkLead, laterLeads } from './checkLead';
import { countLead } from './countLead';
import type { LeadSettings } from '@/domain/lead/settings';
import { readLeadSettings } from './leadCompany';
import { ARRIVED } from './storeLead';

/** Checks and answers a new lead; on each change, records its first response and counts its month. */
export const leadOnWrite = defineReaction('leadOnWrite', 'leads', (deps, change) => followLead(deps, change), {
  secrets: MAIL_SECRETS,
});

type Followed = Pick<RecordChange, 'params' | 'before' | 'after' | 'at'>;

/** Implements `leadOnWrite`. Idempotent per event. */
export async function followLead(
  deps: Deps,
  { params, before, after, at }: Followed,
  deliver?: Deliver,
): Promise<void> {
  const { companyId = '', id = '' } = params;
  const stored = await companyRef(deps.db, companyId).get();
  // A deleted company's leads go with it.
  if (!stored.exists) return;
  const company = companySchema.parse(stored.data());
  if (!before && after) {
    const settings = await readLeadSettings(deps, companyId);
    await changeLead(deps, { companyId, id }, async (lead) =>
      checkLead(deps, { companyId, leadId: id, lead, settings }),
    );
    const arrived = await readLead(deps, companyId, id);
    const isKnownPerson =
      arrived !== null && (await noteLater(deps, { companyId, leadId: id, lead: arrived, settings }));
    const lead = arrived && { ...arrived, isDuplicate: arrived.isDuplicate || isKnownPerson };
    // Requests the office pastes in are answered like automatic ones; ones it types came by phone.
    if (lead && lead.autoAnsweredAt === '' && lead.autoAnswerNote === '' && lead.autoAnswerDueAt === '') {
      const answered = await answerLead(deps, { companyId, leadId: id, lead, company, settings }, deliver);
      if (answered) await changeLead(deps, { companyId, id }, () => Promise.resolve(answered));
    }
  }
  if (after)
    await changeLead(deps, { companyId, id }, (lead) =>
      Promise.resolve(
        lead.firstAnsweredAt === '' && isAnswered(lead)
          ? { firstAnsweredAt: firstAnswerAt(lead, { isNew: !before, serverAt: at }) }
          : null,
      ),
    );
  await countLead(deps, { companyId, leadId: id, timeZone: company.timeZone });
}

/** Marks leads that duplicate one that reached us late, e.g. when its mail is imported the next day. True if there are any. */
async function noteLater(
  deps: Deps,
  { companyId, leadId, lead, settings }: { companyId: string; leadId: string; lead: Lead; settings: LeadSettings },
): Promise<boolean> {
  const later = await laterLeads(deps, { companyId, leadId, lead, settings });
  for (const { id, reason } of later)
    await changeLead(deps, { companyId, id }, (other) =>
      Promise.resolve(
        other.duplicateOfId === ''
          ? { duplicateOfId: lead.duplicateOfId || leadId, duplicateReason: reason, isDuplicate: true }
          : null,
      ),
    );
  return later.length > 0;
}

/** Returns a stored lead, or null if it is gone or damaged. */
export async function readLead({ db }: Deps, companyId: string, id: string): Promise<Lead | null> {
  return leadSchema.safeParse((await inCompany(db, companyId, 'leads').doc(id).get()).data()).data ?? null;
}

/** Changes a lead to what `follow` returns for its stored state; does nothing if that is null, changes nothing, or the lead is gone. */
export async function changeLead(
  deps: Deps,
  { companyId, id }: { companyId: string; id: string },
  follow: (lead: Lead) => Promise<Partial<Lead> | null>,
): Promise<void> {
  const { db, now } = deps;
  const ref = inCompany(db, companyId, 'leads').doc(id);
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const lead = leadSchema.safeParse(data).data;
    const change = lead ? await follow(lead) : null;
    if (!lead || !change) return;
    const isNews = Object.entries(change).some(([field, value]) => lead[field as keyof Lead] !== value);
    if (isNews) transaction.update(ref, { ...change, ...updatedAudit(ARRIVED, now(), data) });
  });
}
