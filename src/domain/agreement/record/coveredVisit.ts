import { agreedEstimate } from '../../estimate/queries';
import type { Estimate } from '../../estimate/schema';
import type { JobWork } from '../../job/workLines';
import { priceOf, sumOf } from '../../money/amounts';
import { visitOfJob } from './visits';

type Sold = {
  workLines: JobWork['workLines'];
  /** The estimates of the job, or the one that it was created from. */
  estimates: readonly Pick<Estimate, 'state' | 'approval'>[];
};

/** Returns what a job's invoice would start with, in cents before the tax of its work; null while nothing is priced. */
export function soldOnJobCents({ workLines, estimates }: Sold): number | null {
  const agreed = agreedEstimate(estimates);
  if (!agreed && workLines.length === 0) return null;
  const workCents = sumOf(workLines.map(({ quantityE4, unitPriceCents }) => priceOf(quantityE4, unitPriceCents)));
  return (agreed?.approval?.totalCents ?? 0) + workCents;
}

/** Whether a job is a member's visit on which nothing was sold: its agreement has paid for it. */
export const isCoveredVisit = (jobId: string, sold: Sold): boolean =>
  visitOfJob(jobId) !== null && !soldOnJobCents(sold);

/** Returns why a job was closed automatically, for its history. */
export const coveredReason = (agreement: { number: string; plan: { name: string } }): string =>
  `Closed without an invoice: the visit is in ${agreement.plan.name}, agreement ${agreement.number}, and nothing was sold.`.slice(
    0,
    300,
  );

export const SOLD_AFTER_ALL = 'Open for its invoice: work was sold on this visit.';
