import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Estimate } from '@/domain/estimate/schema';
import type { Lead } from '@/domain/lead/schema';
import { movedTo, withStep } from '@/domain/lead/state';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { useChangeLead } from './useChangeLead';

/** Links an estimate to its lead, which moves to “Estimate” as a result. */
export function useLinkEstimate(): (lead: Stored<Lead>, estimate: Stored<Estimate>) => Promise<unknown> {
  const { uid } = useWorkspace();
  const { change } = useChangeLead();
  return (lead, { id, number }) => {
    const done = { at: nowIso(), by: uid };
    const moved = movedTo(lead, 'estimate', done);
    return change(lead, {
      ...moved,
      estimateId: id,
      estimateNumber: number,
      log: withStep(moved.log ?? lead.log, { kind: 'converted', ...done, text: `Estimate ${number}` }),
    });
  };
}
