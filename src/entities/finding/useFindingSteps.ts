import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Finding } from '@/domain/finding/schema';
import { takeStep, type StepTaken } from '@/domain/finding/steps';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { useOwnName } from './useOwnName';

type WithoutStamp<Step> = Step extends unknown ? Omit<Step, 'at' | 'byName'> & { at?: string; byName?: string } : never;

/** Takes a finding's step: now and as the current user, unless a customer signed for it. @throws AppError when it has moved on. */
export function useFindingSteps() {
  const save = useSaveRecord(collections.findings);
  const ownName = useOwnName();
  return async (finding: Stored<Finding>, step: WithoutStamp<StepTaken>): Promise<Stored<Finding>> => {
    const taken: StepTaken = { byName: ownName, at: nowIso(), ...step };
    return save.update(finding.id, takeStep(finding, taken), {
      base: finding,
      label: `${finding.number} ${finding.title}`,
    });
  };
}
