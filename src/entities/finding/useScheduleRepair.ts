import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
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
  const take = useFindingSteps();
  const save = useSaveRecord(collections.jobWork);
  const maySave = useCan()('update', 'jobWork');

  const addWork = async (finding: Stored<Finding>, jobId: string): Promise<void> => {
    const agreed = agreedLines(finding);
    if (agreed.length === 0 || !maySave) return;
    const base = await readOne(workspace, collections.jobWork, jobId);
    const workLines = withAgreedLines(base?.workLines ?? [], agreed);
    const options = { label: `${finding.number} work and parts`, lists: ['workLines'] as const };
    // If nothing is known here but something is stored, the two are merged (`lists`).
    await (base
      ? save.update(jobId, { workLines }, { base, ...options })
      : save.create({ jobId, customerId: finding.customerId, workLines }, { id: jobId, ...options }));
  };

  return async (finding: Stored<Finding>, repairJobId: string): Promise<void> => {
    await take(finding, { step: 'schedule', repairJobId });
    await addWork(finding, repairJobId);
  };
}
