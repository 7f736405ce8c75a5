import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { partOf } from '@/data/react/useSaveTogether';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { LOOKED_INTO } from '@/domain/record/lookedInto';
import { agreedLines, withAgreedLines } from '@/domain/finding/agreedLines';
import type { Finding } from '@/domain/finding/schema';
import type { Stored } from '@/domain/record/schema';
import { useFindingSteps } from './useFindingSteps';

/**
 * Schedules the repair of a finding on a job. If the customer agreed on the spot, it is added to the job's work and
 * parts so it gets billed. @throws AppError when the finding has moved on.
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
    const base = await readOne(workspace, collections.jobWork, repairJobId);
    const workLines = withAgreedLines(base?.workLines ?? [], agreed);
    const options = { label: `${finding.number} work and parts`, lists: ['workLines'] as const };
    // If nothing is known here but something is stored, the two are merged (`lists`).
    const work = { jobId: repairJobId, customerId: finding.customerId, workLines };
    if (agreed.length <= LOOKED_INTO.jobWork.workLines) {
      const change = base ? { update: { workLines }, base } : { create: work };
      await takeWith(finding, step, partOf(collections.jobWork, [{ id: repairJobId, ...change, ...options }]));
      return;
    }
    await take(finding, step);
    await (base
      ? save.update(repairJobId, { workLines }, { base, ...options })
      : save.create(work, { id: repairJobId, ...options }));
  };
}
