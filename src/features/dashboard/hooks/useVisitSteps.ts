import { useRef } from 'react';
import { collections } from '@/data/collections';
import { ConflictError } from '@/data/outbox/conflictError';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { movedOn, type Stamp } from '@/domain/scheduling/change';
import { beginsVisit } from '@/domain/demolition/site/heldBySite';
import { toldLate } from '@/domain/scheduling/late';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { nextVisitStep, otherVisitSteps, stepBack } from '@/domain/scheduling/technicianDay';
import { movesOf, VISIT_STATE_LABELS, type Mover, type VisitState } from '@/domain/scheduling/visitState';
import { useMayStart } from '@/entities/site/useMayStart';
import { useCollect } from '@/entities/job/useCollect';
import { useConfirmFinish } from '@/entities/job/useConfirmFinish';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';

type Visit = Stored<ScheduleEntry>;
export type VisitSteps = ReturnType<typeof useVisitSteps>;

/** Merged when two people add to a visit's log; other conflicting changes are asked about. */
const LISTS = ['log'] as const;

/**
 * Advances visits as the technician whose day is shown, or as the office: records who and when, based on the state shown, even offline.
 * The server updates the job.
 */
export function useVisitSteps(technicianId: string) {
  const { uid } = useWorkspace();
  const session = useSession();
  const can = useCan();
  const save = useSaveRecord(collections.schedule);
  const confirmFinish = useConfirmFinish();
  const mayStart = useMayStart();
  const { afterFinish } = useCollect();
  const underWay = useRef(new Set<string>());
  const mover: Mover = { isDispatcher: session.role !== 'technician', technicianId };
  const mayMove = can('progress', 'schedule');
  const stamp = (): Stamp => ({ id: newId(12), at: nowIso(), by: uid });

  /** Ignores a second tap on the same step while it's being written; the next step doesn't have to wait for it. */
  const once = async <T>(visit: Visit, what: string, work: () => Promise<T>): Promise<T | null> => {
    const key = `${visit.id}:${what}`;
    if (underWay.current.has(key)) return null;
    underWay.current.add(key);
    try {
      return await work();
    } catch (error) {
      notify.error(
        error instanceof ConflictError
          ? 'Someone else changed this visit in the meantime. Here is the current version.'
          : error,
      );
      return null;
    } finally {
      underWay.current.delete(key);
    }
  };
  const write = (visit: Visit, fields: Partial<ScheduleEntry>): Promise<Visit> =>
    save.update(visit.id, fields, { base: visit, label: visit.title, lists: LISTS });

  const undoOf = (before: Visit, after: Visit) => {
    const { technicianIds } = before.placement;
    const back = stepBack({ state: before.state, technicianIds }, after.state, mover);
    if (back === null) return {};
    const undo = async (): Promise<void> => {
      await once(after, back, () => write(after, movedOn(after, { to: back }, { stamp: stamp(), mover })));
    };
    return { undo };
  };

  /** Returns the updated visit, or null if it didn't change. */
  const move = (visit: Visit, to: VisitState, job: Job | null): Promise<Visit | null> =>
    once(visit, to, async () => {
      if (to === 'done' && job && !(await confirmFinish({ ...job, id: visit.jobId }))) return null;
      if (beginsVisit(visit.state, to)) await mayStart(visit.siteId === '' && job ? job : visit, visit.jobId);
      const moved = await write(visit, movedOn(visit, { to }, { stamp: stamp(), mover }));
      notify.success(`${visit.title}: ${VISIT_STATE_LABELS[to].toLowerCase()}`, undoOf(visit, moved));
      const { technicianIds } = visit.placement;
      if (to === 'done' && visit.jobId !== '') afterFinish({ jobId: visit.jobId, technicianIds });
      return moved;
    });

  /** Reports the technician's new arrival time to the office; '' means on schedule after all. */
  const tellLate = (visit: Visit, arrivalAt: string): Promise<Visit | null> =>
    once(visit, `late ${arrivalAt}`, () => write(visit, toldLate(visit, arrivalAt, { stamp: stamp(), mover })));

  const stepsOf = ({
    state,
    placement: { technicianIds },
  }: Visit): { next: VisitState | null; others: VisitState[] } => {
    const visit = { state, technicianIds };
    const next = nextVisitStep(state);
    const isTheirs = mayMove && next !== null && movesOf(visit, mover).includes(next);
    return { next: isTheirs ? next : null, others: mayMove ? otherVisitSteps(visit, mover) : [] };
  };
  return { move, tellLate, stepsOf };
}
