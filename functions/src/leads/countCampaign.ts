import type { Transaction } from 'firebase-admin/firestore';
import { invoiceSchema } from '@/domain/invoice/schema';
import { campaignCountedSchema, countedFor, withCountedLead, type CampaignResult } from '@/domain/lead/campaignResult';
import { leadsMadeInto } from '@/domain/lead/queries';
import { leadSchema, type Lead } from '@/domain/lead/schema';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany, type CompanyCollection } from '../platform/collections';
import { asked } from '../platform/listQuery';

/** More invoices than any job from a single request has. */
const INVOICES_OF_JOB = 20;

/** Something whose links bring leads: a post, an ad. */
export type Campaign<T extends CampaignResult> = {
  /** Prefix of the lead's id in `counters`. */
  counter: string;
  /** The collection holding the results. */
  results: CompanyCollection;
  /** Returns the result a lead counts toward, from its link's parameters; '' = none. Anyone can craft such a link. */
  resultOf: (lead: Pick<Lead, 'campaign'>) => string;
  /** Returns a new result, or null if the link names nothing of this company. */
  begin: (
    at: Pick<Deps, 'db'> & { transaction: Transaction; companyId: string; resultId: string },
  ) => Promise<T | null>;
  /** Parses a stored result; null if it can't be read. */
  read: (data: unknown) => T | null;
};

type Change = {
  params: Readonly<Record<string, string>>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const centsOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const paidIn = (invoice: Record<string, unknown> | null): number =>
  centsOf(invoice?.['paidCents']) - centsOf(invoice?.['refundedCents']);

/** Handles a written lead: counts it if it names one of the campaigns, or did before. */
export async function countWrittenLead<T extends CampaignResult>(
  deps: Deps,
  campaign: Campaign<T>,
  { params, before, after }: Change,
): Promise<void> {
  const names = [before, after].some((lead) => campaign.resultOf({ campaign: textOf(lead?.['campaign']) }) !== '');
  if (names)
    await countCampaignLead(deps, campaign, { companyId: params['companyId'] ?? '', leadId: params['id'] ?? '' });
}

/** Handles a payment: credits it to the campaign that the job's lead came through. */
export async function countPaidInvoice<T extends CampaignResult>(
  deps: Deps,
  campaign: Campaign<T>,
  { params, before, after }: Change,
): Promise<void> {
  const companyId = params['companyId'] ?? '';
  const jobId = textOf((after ?? before)?.['jobId']);
  if (jobId === '' || paidIn(before) === paidIn(after)) return;
  const { docs } = await asked(inCompany(deps.db, companyId, 'leads'), leadsMadeInto('jobId', jobId)).get();
  for (const { id, ref } of docs)
    if (campaign.resultOf({ campaign: textOf((await ref.get()).get('campaign')) }) !== '')
      await countCampaignLead(deps, campaign, { companyId, leadId: id });
}

/**
 * Updates results to a lead's current contribution. Its previous contribution is stored with it, so duplicate, late or out-of-order
 * events give the same result.
 */
export async function countCampaignLead<T extends CampaignResult>(
  { db, now }: Deps,
  campaign: Campaign<T>,
  { companyId, leadId }: { companyId: string; leadId: string },
): Promise<void> {
  const keptRef = inCompany(db, companyId, 'counters').doc(`${campaign.counter}-${leadId}`);
  const leadRef = inCompany(db, companyId, 'leads').doc(leadId);
  await db.runTransaction(async (transaction) => {
    const [stored, kept] = await transaction.getAll(leadRef, keptRef);
    const lead = leadSchema.safeParse(stored?.data()).data;
    const resultId = lead ? campaign.resultOf(lead) : '';
    const begun = resultId === '' ? null : await campaign.begin({ db, transaction, companyId, resultId });
    const invoices =
      lead && begun && lead.jobId !== ''
        ? await transaction.get(
            inCompany(db, companyId, 'invoices').where('jobId', '==', lead.jobId).limit(INVOICES_OF_JOB),
          )
        : null;
    const revenueCents = (invoices?.docs ?? []).reduce((sum, one) => {
      const invoice = invoiceSchema.safeParse(one.data()).data;
      return sum + (invoice ? paidIn(invoice) : 0);
    }, 0);
    const before = campaignCountedSchema.safeParse(kept?.data()?.['counted']).data ?? null;
    const after = lead && begun ? countedFor(lead, { resultId, revenueCents }) : null;
    if (isSame(before, after)) return;
    const steps = [
      ...(before ? [{ counted: before, sign: -1 as const }] : []),
      ...(after ? [{ counted: after, sign: 1 as const }] : []),
    ];
    const ids = [...new Set(steps.map(({ counted }) => counted.resultId))];
    const refs = ids.map((id) => inCompany(db, companyId, campaign.results).doc(id));
    const found = await transaction.getAll(...refs);
    for (const [index, ref] of refs.entries()) {
      const data = found[index]?.data();
      const id = ids[index] ?? '';
      const start = campaign.read(data) ?? (id === resultId ? begun : null);
      // The campaign is gone, and its result with it.
      if (!start) continue;
      const sum = steps
        .filter(({ counted }) => counted.resultId === id)
        .reduce((total, { counted, sign }) => withCountedLead(total, counted, sign), start);
      transaction.set(ref, { ...sum, ...stampOf(data, '', now()) });
    }
    if (after) transaction.set(keptRef, { counted: after, ...stampOf(kept?.data(), '', now()) });
    else transaction.delete(keptRef);
  });
}
