import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { mayMoveGate, moveGate, type GateMove } from '@/domain/demolition/site/gates';
import type { GateState, SiteGate } from '@/domain/demolition/site/gateSchema';
import { userName } from '@/domain/user/schema';
import type { Stored } from '@/domain/record/schema';
import { calendarDay, nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';

/** Two people's steps in a gate's log are merged; if they moved the same gate differently, the user is asked. */
const LISTS = ['log'] as const;

/** Clears, overrides and reopens requirements, under the user's own name, also offline. */
export function useGateMoves() {
  const { uid } = useWorkspace();
  const { role, user, company } = useSession();
  const can = useCan();
  const save = useSaveRecord(collections.siteGates);
  const mayWrite = can('progress', 'siteGates');
  return {
    mayMove: (gate: Stored<SiteGate>, to: GateState): boolean => mayWrite && mayMoveGate(gate, to, role),
    /** @throws AppError as `moveGate` */
    move: (gate: Stored<SiteGate>, move: GateMove, more: Partial<Pick<SiteGate, 'issuedBy' | 'documentUrl'>> = {}) => {
      const step = { id: newId(12), at: nowIso(), by: uid, byName: userName(user) };
      const change = moveGate(gate, move, { step, role, today: calendarDay(company.timeZone) });
      return save.update(gate.id, { ...change, ...more }, { base: gate, label: gate.title, lists: LISTS });
    },
  };
}
