import type { Estimate } from '../estimate/schema';
import { chosenLines } from '../estimate/choice';
import { isLineOf, optionOfLine } from './estimateLines';
import type { Finding } from './schema';
import { stateOf, withState } from './state';

type Answered = Pick<
  Estimate,
  | 'number'
  | 'document'
  | 'state'
  | 'approval'
  | 'answeredAt'
  | 'declineReason'
  | 'convertedJobId'
  | 'convertedAt'
  | 'customerName'
> & { id: string; createdAt: string };

/** Returns the name of the person who answered an estimate. */
export const answererOf = (estimate: Pick<Answered, 'approval' | 'customerName'>): string =>
  estimate.approval?.signature?.name ?? (estimate.approval?.by === 'office' ? 'The office' : estimate.customerName);

/**
 * Returns what an estimate changes in one of its findings, or null if nothing is new. A finding is approved when one of its lines was
 * chosen, and declined when none was; one whose lines were all removed from the estimate stays as it is. Idempotent, so it can be called
 * after every write.
 */
export function factsFromEstimate(finding: Finding, estimate: Answered): Partial<Finding> | null {
  const isOther = finding.estimateId !== estimate.id;
  const isNewer = estimate.createdAt > finding.offeredAt && estimate.createdAt > finding.approvedAt;
  if (isOther && !isNewer && !isAcceptedLater(finding, estimate)) return null;
  const change: Partial<Finding> = isOther
    ? { estimateId: estimate.id, estimateNumber: estimate.number, offeredAt: estimate.createdAt, offeredByName: '' }
    : {};
  const before = { ...finding, ...change };
  Object.assign(change, answerOf(before, estimate));
  const { convertedJobId, convertedAt } = estimate;
  const isApproved = stateOf({ ...before, ...change }) === 'approved';
  if (isApproved && convertedJobId !== '')
    Object.assign(change, { repairJobId: convertedJobId, scheduledAt: convertedAt });
  return Object.keys(change).length === 0 ? null : withState(finding, change);
}

/** Two people may offer the same finding: then the customer's acceptance counts, and not what was written last. */
function isAcceptedLater(finding: Finding, { state, approval, document }: Answered): boolean {
  if ((state !== 'approved' && state !== 'converted') || approval === null) return false;
  return approval.at > finding.approvedAt && chosenLines(document, approval).some(({ id }) => isLineOf(finding, id));
}

function answerOf(finding: Finding, estimate: Answered): Partial<Finding> {
  const { state, approval, answeredAt, declineReason, document } = estimate;
  if ((state === 'approved' || state === 'converted') && approval !== null) {
    if (!document.lines.some(({ id }) => isLineOf(finding, id))) return {};
    const chosen = chosenLines(document, approval).find(({ id }) => isLineOf(finding, id));
    const decidedAt = chosen ? finding.approvedAt : finding.declinedAt;
    if (decidedAt >= approval.at) return {};
    return chosen
      ? {
          approvedAt: approval.at,
          approvedByName: answererOf(estimate),
          approvedOptionId: '',
          acceptedOptionId: optionOfLine(finding, chosen.id),
        }
      : {
          declinedAt: approval.at,
          declinedByName: answererOf(estimate),
          declineReason: `Left out of estimate ${estimate.number}`,
        };
  }
  if (state === 'declined' && answeredAt > finding.declinedAt)
    return { declinedAt: answeredAt, declinedByName: answererOf(estimate), declineReason: declineReason.slice(0, 300) };
  return {};
}

/** Returns a finding's change after its estimate is deleted, or null if it is on another one. */
export const withoutEstimate = (finding: Finding, estimateId: string): Partial<Finding> | null =>
  finding.estimateId === estimateId
    ? withState(finding, { estimateId: '', estimateNumber: '', offeredAt: '', offeredByName: '' })
    : null;

/** Returns what a finished job changes in the finding it repairs, or null if that is already known or the job isn't done. */
export function factsFromRepair(
  finding: Finding,
  job: { id: string; isDone: boolean; doneAt: string; byName: string },
): Partial<Finding> | null {
  if (finding.repairJobId !== job.id || !job.isDone || finding.repairedAt !== '') return null;
  return withState(finding, { repairedAt: job.doneAt, repairedByName: job.byName });
}
