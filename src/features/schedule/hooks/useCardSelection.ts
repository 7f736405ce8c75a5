import { useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';

const NONE: ReadonlySet<string> = new Set();

/**
 * Manages the cards selected on the board, to move or change together. `question` identifies the days shown: switching to others clears
 * the selection.
 */
export function useCardSelection(question: string, byId: ReadonlyMap<string, Stored<ScheduleEntry>>) {
  const [selection, setSelection] = useState({ of: question, ids: NONE });
  const selected = selection.of === question ? selection.ids : NONE;
  return {
    selected,
    chosen: [...selected].flatMap((id) => byId.get(id) ?? []),
    toggle: (id: string): void =>
      setSelection((current) => {
        const next = new Set(current.of === question ? current.ids : []);
        if (!next.delete(id)) next.add(id);
        return { of: question, ids: next };
      }),
    clear: (): void => setSelection({ of: question, ids: NONE }),
  };
}
