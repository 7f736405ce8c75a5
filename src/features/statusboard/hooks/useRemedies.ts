import { movedDraft, placedDraft } from '@/entities/schedule/drafts';
import type { Draft } from '@/entities/schedule/useEntryWrites';
import { VISIT_STATE_LABELS } from '@/domain/scheduling/visitState';
import type { Remedy } from '@/domain/statusboard/remedy';
import { technicianName } from '@/domain/technician/schema';
import { notify } from '@/ui/feedback/notify';
import type { StatusBoard } from './useStatusBoard';

/** Carries out an alert's one-step fix, with undo as on the schedule. */
export function useRemedies({ actions, stored, means }: StatusBoard) {
  const { carryOut, stamp } = actions;
  const attempt = async (label: string, draft: () => Draft): Promise<void> => {
    try {
      await carryOut(label, [draft()]);
    } catch (error) {
      notify.error(error);
    }
  };
  return async (remedy: Extract<Remedy, { kind: 'assign' | 'move-on' }>): Promise<void> => {
    const { entry } = remedy;
    const before = stored.get(entry.id);
    if (!before) return;
    if (remedy.kind === 'move-on') {
      const label = `“${entry.title}”: ${VISIT_STATE_LABELS[remedy.to].toLowerCase()}`;
      await attempt(label, () => movedDraft(before, { to: remedy.to }, stamp()));
      return;
    }
    const technician = means.ground.technicianOf(remedy.technicianId);
    const name = technician ? technicianName(technician) : '';
    await attempt(`“${entry.title}” is assigned to ${name}`, () => placedDraft(before, remedy.placement, stamp()));
  };
}
