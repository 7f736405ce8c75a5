import { useState } from 'react';

/** What a page does with its selection. */
export type Selection = {
  ids: readonly string[];
  set: (ids: readonly string[]) => void;
  clear: () => void;
  /** The selected among these rows: what is no longer listed counts as not selected. */
  of: <Row extends { id: string }>(rows: readonly Row[]) => Row[];
};

/** Which rows are selected. With another view, filter or search (another `question`) nothing is, also on the way back. */
export function useSelection(question: string): Selection {
  const [chosen, setChosen] = useState<{ question: string; ids: readonly string[] }>({ question, ids: [] });
  if (chosen.question !== question) setChosen({ question, ids: [] });
  const ids = chosen.question === question ? chosen.ids : [];
  const set = (next: readonly string[]): void => setChosen({ question, ids: next });
  return { ids, set, clear: () => set([]), of: (rows) => rows.filter(({ id }) => ids.includes(id)) };
}
