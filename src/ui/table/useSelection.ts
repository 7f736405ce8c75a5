import { useState } from 'react';

/** A page's access to its selection. */
export type Selection = {
  ids: readonly string[];
  set: (ids: readonly string[]) => void;
  clear: () => void;
  /** Returns the selected rows among these: rows that are no longer listed don't count as selected. */
  of: <Row extends { id: string }>(rows: readonly Row[]) => Row[];
};

/**
 * Tracks which rows are selected. Switching to another view, filter or search (another `question`) clears the selection, even after
 * switching back.
 */
export function useSelection(question: string): Selection {
  const [chosen, setChosen] = useState<{ question: string; ids: readonly string[] }>({ question, ids: [] });
  if (chosen.question !== question) setChosen({ question, ids: [] });
  const ids = chosen.question === question ? chosen.ids : [];
  const set = (next: readonly string[]): void => setChosen({ question, ids: next });
  return { ids, set, clear: () => set([]), of: (rows) => rows.filter(({ id }) => ids.includes(id)) };
}
