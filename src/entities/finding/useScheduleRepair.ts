import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { partOf } from '@/data/react/useSaveTogether';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { LOOKED_INTO } from '@/domain/record/lookedInto';
import { agreedLines, withAgreedLines } from '@/domain/finding/agreedLines';
import type { DocumentLine } from '@/domain/billing/schema';
import type { Finding } from '@/domain/finding/schema';
import { takeStep } from '@/domain/finding/steps';
import type { JobWork } from '@/domain/job/workLines';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { useFindingSteps } from './useFindingSteps';

/**
 * Schedules the repair of a finding on a job. If the customer agreed on the spot, it's added to the job's work and parts so it gets
 * billed. @throws AppError if the finding has moved on.
 */
export function useScheduleRepair() {
  const workspace = useWorkspace();
  const { take, takeWith } = useFindingSteps();
  const save = useSaveRecord(collections.jobWork);
  const maySave = useCan()('update', 'jobWork');

  return async (finding: Stored<Finding>, repairJobId: string): Promise<void> => {
    const step = { step: 'schedule', repairJobId } as const;
    const agreed = agreedLines(finding);
    if (agreed.length === 0 || !maySave) {
      await take(finding, step);
      return;
    }
    const options = { label: `${finding.number} work and parts`, lists: ['workLines'] as const };
    // If nothing is known here but something is stored, the two are merged (`lists`).
    const partWith = (base: Stored<JobWork> | null, lines: readonly DocumentLine[]) => {
      const workLines = withAgreedLines(base?.workLines ?? [], lines);
      const work = { jobId: repairJobId, customerId: finding.customerId, workLines };
      return base ? { update: { workLines }, base } : { create: work };
    };
    // Throws before anything is written.
    takeStep(finding, { ...step, at: nowIso(), byName: '' });
    const before = await readOne(workspace, collections.jobWork, repairJobId);
    // Lines beyond what the rules check in one write go first: existing lines aren't added again, so pressing the button again completes
    // it.
    const first = agreed.slice(0, Math.max(0, agreed.length - LOOKED_INTO.jobWork.workLines));
    const part = partWith(before, first);
    const base =
      first.length === 0
        ? before
        : await (part.create
            ? save.create(part.create, { id: repairJobId, ...options })
            : save.update(repairJobId, part.update, { base: part.base, ...options }));
    try {
      const rest = partWith(base, agreed.slice(first.length));
      await takeWith(finding, step, partOf(collections.jobWork, [{ id: repairJobId, ...rest, ...options }]));
    } catch (error) {
      // It's scheduled elsewhere by now, and its lines are billed there.
      if (base && first.length > 0)
        await save.update(repairJobId, { workLines: before?.workLines ?? [] }, { base, ...options });
      throw error;
    }
  };
}
