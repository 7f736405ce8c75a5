import { AppError } from '@/lib/appError';
import type { Finding, FindingState } from './schema';
import { stateOf, withState } from './state';

/** Possible next steps. `offer` opens an estimate; `schedule` creates or names a job; `reopen` is for a repair that did not hold. */
export const FINDING_STEPS = ['offer', 'approve', 'decline', 'schedule', 'repair', 'verify', 'reopen'] as const;
export type FindingStep = (typeof FINDING_STEPS)[number];

/** Most likely step first. */
const NEXT: Record<FindingState, readonly FindingStep[]> = {
  open: ['offer', 'decline', 'approve', 'schedule', 'repair'],
  offered: ['approve', 'decline', 'offer', 'schedule', 'repair'],
  approved: ['schedule', 'repair', 'decline'],
  declined: ['offer', 'approve', 'schedule', 'repair'],
  scheduled: ['repair', 'reopen'],
  repaired: ['verify', 'reopen'],
  verified: ['reopen'],
};

/** Returns the possible steps for a finding, the likely one first. */
export const nextSteps = (finding: Finding): readonly FindingStep[] => NEXT[stateOf(finding)];

/** Time and author of a step: an instant, and a display name. */
type Stamp = { at: string; byName: string };

export type StepTaken = Stamp &
  (
    | { step: 'offer'; estimateId: string; estimateNumber: string }
    | { step: 'approve'; optionId?: string }
    | { step: 'decline'; reason: string }
    | { step: 'schedule'; repairJobId: string }
    | { step: 'repair' }
    | { step: 'verify'; verifiedBy: Exclude<Finding['verifiedBy'], ''>; verificationId: string; note: string }
    | { step: 'reopen' }
  );

const NOTHING_DONE: Partial<Finding> = {
  estimateId: '',
  estimateNumber: '',
  offeredAt: '',
  offeredByName: '',
  approvedAt: '',
  approvedByName: '',
  approvedOptionId: '',
  acceptedOptionId: '',
  declinedAt: '',
  declinedByName: '',
  declineReason: '',
  repairJobId: '',
  scheduledAt: '',
  repairedAt: '',
  repairedByName: '',
  verifiedAt: '',
  verifiedByName: '',
  verifiedBy: '',
  verificationId: '',
  verificationNote: '',
};

function factsOf(taken: StepTaken): Partial<Finding> {
  const { at, byName } = taken;
  switch (taken.step) {
    case 'offer':
      return {
        estimateId: taken.estimateId,
        estimateNumber: taken.estimateNumber,
        offeredAt: at,
        offeredByName: byName,
      };
    case 'approve':
      return { approvedAt: at, approvedByName: byName, approvedOptionId: taken.optionId ?? '', acceptedOptionId: '' };
    case 'decline':
      return {
        declinedAt: at,
        declinedByName: byName,
        declineReason: taken.reason,
        approvedOptionId: '',
        acceptedOptionId: '',
      };
    case 'schedule':
      return { repairJobId: taken.repairJobId, scheduledAt: at };
    case 'repair':
      return { repairedAt: at, repairedByName: byName };
    case 'verify':
      return {
        verifiedAt: at,
        verifiedByName: byName,
        verifiedBy: taken.verifiedBy,
        verificationId: taken.verificationId,
        verificationNote: taken.note,
      };
    case 'reopen':
      return NOTHING_DONE;
  }
}

/**
 * Returns the changes a step makes to a finding, with the resulting state.
 * @throws AppError `invalid` when the finding is not in a state that allows the step.
 */
export function takeStep(finding: Finding, taken: StepTaken): Partial<Finding> {
  if (!nextSteps(finding).includes(taken.step))
    throw new AppError({
      code: 'invalid',
      userMessage: 'Someone has changed this finding meanwhile. Look at it again before you go on.',
    });
  return withState(finding, factsOf(taken));
}
