import type { Transaction } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { usualItemsOf, type UsualItem } from '@/domain/company/usualItems';
import { jobSchema } from '@/domain/job/schema';
import { WORK_LINE_LIMIT } from '@/domain/job/workLines';
import { expandBundle, lineFromItem, partIdsOf } from '@/domain/pricebook/line';
import { pricebookItemSchema, type PricebookItem } from '@/domain/pricebook/schema';
import { newId } from '@/lib/ids';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { readWorkSettings } from './leadCompany';

type OfJob = { companyId: string; jobId: string };
type Held = PricebookItem & { id: string };

/** Adds a job type's usual items to a job created from a lead, including online bookings. */
export const usualItemsOnLead = defineReaction(
  'usualItemsOnLead',
  'leads',
  (deps, { params: { companyId = '' }, after }) => addUsualItems(deps, { companyId, jobId: String(after?.['jobId']) }),
  { concerns: ({ before, after }) => isJob(after?.['jobId']) && after?.['jobId'] !== before?.['jobId'] },
);

const isJob = (id: unknown): boolean => typeof id === 'string' && id !== '';

/**
 * Adds a job type's usual items, at current prices, if the company wants that for jobs not created by the office. Skipped once the job
 * has any items: then someone has decided. `isIncluded` is for visits of an agreement, already paid by the customer: there the lines are
 * free, and show what to bring and the company's cost.
 */
export async function addUsualItems(deps: Deps, of: OfJob, { isIncluded = false } = {}): Promise<void> {
  const { companyId, jobId } = of;
  const company = companySchema.safeParse((await companyRef(deps.db, companyId).get()).data());
  if (!company.success) return;
  const { addsUsualItems, jobTypes } = await readWorkSettings(deps, companyId, company.data);
  if (!addsUsualItems) return;
  const jobRef = inCompany(deps.db, companyId, 'jobs').doc(jobId);
  const workRef = inCompany(deps.db, companyId, 'jobWork').doc(jobId);
  await deps.db.runTransaction(async (transaction) => {
    const [stored, work] = await transaction.getAll(jobRef, workRef);
    const job = jobSchema.safeParse(stored?.data());
    const type = job.success ? jobTypes.find(({ id }) => id === job.data.type) : undefined;
    if (!job.success || !type || work?.exists || job.data.progress === 'cancelled') return;
    const lines = await linesOf(deps, transaction, { companyId, usual: usualItemsOf(type) });
    if (lines.length === 0) return;
    transaction.create(workRef, {
      jobId,
      customerId: job.data.customerId,
      workLines: (isIncluded ? lines.map((line) => ({ ...line, unitPriceCents: 0 })) : lines).slice(0, WORK_LINE_LIMIT),
      ...createdAudit('', deps.now()),
    });
  });
}

/** Returns lines for items as they are in the pricebook now; deleted or archived ones are left out. */
async function linesOf(
  deps: Deps,
  transaction: Transaction,
  { companyId, usual }: { companyId: string; usual: readonly UsualItem[] },
) {
  const known = new Map<string, Held>();
  let wanted = usual.map(({ itemId }) => itemId);
  // A bundle priced by its parts may contain another: goes as deep as `expandBundle`.
  while (wanted.length > 0) {
    const read = await transaction.getAll(...wanted.map((id) => inCompany(deps.db, companyId, 'pricebook').doc(id)));
    const found = read.flatMap((one): Held[] => {
      const item = pricebookItemSchema.safeParse(one.data());
      return item.success ? [{ ...item.data, id: one.id }] : [];
    });
    for (const item of found) known.set(item.id, item);
    wanted = partIdsOf(found).filter((id) => !known.has(id) && !wanted.includes(id));
  }
  const picks = usual.flatMap(({ itemId, quantityE4 }) => {
    const item = known.get(itemId);
    return item?.isActive ? [{ item, quantityE4 }] : [];
  });
  return picks
    .flatMap((pick) => expandBundle(pick, (id) => known.get(id)).items)
    .map(({ item, quantityE4 }) => lineFromItem(item, { id: newId(), quantityE4 }));
}
