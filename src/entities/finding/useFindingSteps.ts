import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { partOf, useSaveTogether, type PartOfChange } from '@/data/react/useSaveTogether';
import type { Finding } from '@/domain/finding/schema';
import { takeStep, type StepTaken } from '@/domain/finding/steps';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { useOwnName } from './useOwnName';

type WithoutStamp<Step> = Step extends unknown ? Omit<Step, 'at' | 'byName'> & { at?: string; byName?: string } : never;

type FindingSteps = {
  /** Takes a step now, as the current user. @throws AppError if the finding has moved on. */
  take: (finding: Stored<Finding>, step: WithoutStamp<StepTaken>) => Promise<Stored<Finding>>;
  /** Same, together with a change that only makes sense with it, and vice versa: the document a customer signed, the approved work. */
  takeWith: (finding: Stored<Finding>, step: WithoutStamp<StepTaken>, other: PartOfChange) => Promise<void>;
};

/** Takes a finding's steps, stored on this device first: online or offline. */
export function useFindingSteps(): FindingSteps {
  const save = useSaveRecord(collections.findings);
  const saveTogether = useSaveTogether();
  const ownName = useOwnName();
  const taken = (step: WithoutStamp<StepTaken>): StepTaken => ({ byName: ownName, at: nowIso(), ...step });
  return {
    take: (finding, step) =>
      save.update(finding.id, takeStep(finding, taken(step)), { base: finding, label: nameOf(finding) }),
    takeWith: (finding, step, other) =>
      saveTogether([
        other,
        partOf(collections.findings, [
          { id: finding.id, update: takeStep(finding, taken(step)), base: finding, label: nameOf(finding) },
        ]),
      ]),
  };
}

const nameOf = ({ number, title }: Finding): string => `${number} ${title}`;
