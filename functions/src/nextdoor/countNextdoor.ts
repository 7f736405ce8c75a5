import { invoiceSchema } from '@/domain/invoice/schema';
import { leadsMadeInto } from '@/domain/lead/queries';
import { leadSchema } from '@/domain/lead/schema';
import { nextdoorCountedSchema, nextdoorPostSchema, nextdoorResultSchema } from '@/domain/nextdoor/schema';
import { countedOf, postOfLead, withCounted } from '@/domain/nextdoor/tracking';
import { isRecordId } from '@/domain/record/schema';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineTrigger } from '../platform/defineTrigger';
import { asked } from '../platform/listQuery';

/** More invoices has no job that came of a neighbor's request. */
const INVOICES_OF_JOB = 20;

/** Counts a lead for the post whose tracked link it came by. */
export const nextdoorOnLead = defineTrigger(
  'nextdoorOnLead',
  'companies/{companyId}/leads/{id}',
  async (deps, { params, before, after }) => {
    const isOfNextdoor = [before, after].some((lead) => postOfLead({ campaign: textOf(lead?.['campaign']) }) !== '');
    if (isOfNextdoor) await countNextdoorLead(deps, params['companyId'] ?? '', params['id'] ?? '');
  },
);

/** What is paid for a job counts for the post that its lead came by. */
export const nextdoorOnInvoice = defineTrigger(
  'nextdoorOnInvoice',
  'companies/{companyId}/invoices/{id}',
  async (deps, { params, before, after }) => {
    const companyId = params['companyId'] ?? '';
    const jobId = textOf((after ?? before)?.['jobId']);
    if (jobId === '' || paidIn(before) === paidIn(after)) return;
    const { docs } = await asked(inCompany(deps.db, companyId, 'leads'), leadsMadeInto('jobId', jobId)).get();
    for (const { id, ref } of docs)
      if (postOfLead({ campaign: textOf((await ref.get()).get('campaign')) }) !== '')
        await countNextdoorLead(deps, companyId, id);
  },
);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const centsOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const paidIn = (invoice: Record<string, unknown> | null): number =>
  centsOf(invoice?.['paidCents']) - centsOf(invoice?.['refundedCents']);

/**
 * Brings a post's results to what a lead adds to them now. What it added before is kept beside it, so that events that come twice,
 * late or in another order lead to the same. A post that is not ours counts nothing: anybody may write an address.
 */
export async function countNextdoorLead({ db, now }: Deps, companyId: string, leadId: string): Promise<void> {
  const keptRef = inCompany(db, companyId, 'counters').doc(`nextdoor-${leadId}`);
  const leadRef = inCompany(db, companyId, 'leads').doc(leadId);
  await db.runTransaction(async (transaction) => {
    const [stored, kept] = await transaction.getAll(leadRef, keptRef);
    const lead = leadSchema.safeParse(stored?.data()).data;
    const postId = lead ? postOfLead(lead) : '';
    const post = isRecordId(postId)
      ? nextdoorPostSchema.safeParse(
          (await transaction.get(inCompany(db, companyId, 'nextdoorPosts').doc(postId))).data(),
        ).data
      : undefined;
    const invoices =
      lead && post && lead.jobId !== ''
        ? await transaction.get(
            inCompany(db, companyId, 'invoices').where('jobId', '==', lead.jobId).limit(INVOICES_OF_JOB),
          )
        : null;
    const revenueCents = (invoices?.docs ?? []).reduce((sum, one) => {
      const invoice = invoiceSchema.safeParse(one.data()).data;
      return sum + (invoice ? paidIn(invoice) : 0);
    }, 0);
    const before = nextdoorCountedSchema.safeParse(kept?.data()?.['counted']).data ?? null;
    const after = lead && post ? countedOf(lead, { postId, revenueCents }) : null;
    if (isSame(before, after)) return;
    const steps = [
      ...(before ? [{ counted: before, sign: -1 as const }] : []),
      ...(after ? [{ counted: after, sign: 1 as const }] : []),
    ];
    const ids = [...new Set(steps.map(({ counted }) => counted.postId))];
    const refs = ids.map((id) => inCompany(db, companyId, 'nextdoorResults').doc(id));
    const found = await transaction.getAll(...refs);
    for (const [index, ref] of refs.entries()) {
      const data = found[index]?.data();
      const id = ids[index] ?? '';
      const known = nextdoorResultSchema.safeParse(data).data;
      const start = known ?? nextdoorResultSchema.parse({ postId: id, neighborhoodId: post?.neighborhoodId ?? '' });
      const sum = steps
        .filter(({ counted }) => counted.postId === id)
        .reduce((total, { counted, sign }) => withCounted(total, counted, sign), start);
      transaction.set(ref, { ...sum, ...stampOf(data, '', now()) });
    }
    if (after) transaction.set(keptRef, { counted: after, ...stampOf(kept?.data(), '', now()) });
    else transaction.delete(keptRef);
  });
}
