import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Lead, LeadState, LeadStep } from '@/domain/lead/schema';
import { contactedBy, LEAD_STATE_WORDS, movedTo } from '@/domain/lead/state';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/** Lists merged when two people take steps on the same lead. */
export const LEAD_LISTS = ['log'] as const;

/** Provides actions on a lead outside its form. Each reports its own errors and returns the saved lead, or null. */
export function useChangeLead() {
  const { uid } = useWorkspace();
  const writer = useSaveRecord(collections.leads);

  const change = (lead: Stored<Lead>, changes: Partial<Lead>): Promise<Stored<Lead> | null> =>
    writer.update(lead.id, changes, { base: lead, label: lead.name, lists: LEAD_LISTS }).catch((error: unknown) => {
      notify.error(error);
      return null;
    });

  const move = async (lead: Stored<Lead>, state: LeadState, reason = ''): Promise<void> => {
    if (lead.state === state && reason === lead.lostReason) return;
    const saved = await change(lead, movedTo(lead, state, { at: nowIso(), by: uid, reason }));
    if (!saved) return;
    const { nextWhat, nextAt, nextBy } = lead;
    notify.success(`${lead.name} is now “${LEAD_STATE_WORDS[state]}”.`, {
      undo: () =>
        void change(saved, {
          ...movedTo(saved, lead.state, { at: nowIso(), by: uid, reason: lead.lostReason }),
          nextWhat,
          nextAt,
          nextBy,
        }),
    });
  };

  const log = (lead: Stored<Lead>, kind: LeadStep['kind'], text = ''): Promise<Stored<Lead> | null> =>
    change(lead, contactedBy(lead, { kind, at: nowIso(), by: uid, text }));

  return { change, move, log };
}
