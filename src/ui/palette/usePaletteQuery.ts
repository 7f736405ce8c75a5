import { useEffect, useEffectEvent, useState } from 'react';
import { matches, type PaletteAction } from './paletteActions';

/** Looks up records and reports results as they arrive, and whether more may match. `signal` aborts it when the text changes. */
export type PaletteSearch = (
  query: string,
  signal: AbortSignal,
  tell: (found: readonly PaletteAction[], isCut: boolean) => void,
) => Promise<void>;
type Answer = { query: string; found: readonly PaletteAction[]; isCut: boolean; isDone: boolean };

const DELAY_MS = 120;
const NOTHING: Answer = { query: '', found: [], isCut: false, isDone: true };

/** Returns the records found for the newest query. Until they arrive, the previous results that still match stay. */
export function usePaletteQuery(query: string, search: PaletteSearch) {
  const [answer, setAnswer] = useState(NOTHING);
  const text = query.trim();
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const add = (found: readonly PaletteAction[], { isCut = false, isDone = false }): void => {
      if (signal.aborted) return;
      setAnswer((last) => {
        const known = last.query === text ? last : NOTHING;
        return { query: text, found: [...known.found, ...found], isCut: known.isCut || isCut, isDone };
      });
    };
    // A failed lookup leaves the commands usable; the search's owner reports it.
    await search(text, signal, (found, isCut) => add(found, { isCut })).catch(() => undefined);
    add([], { isDone: true });
  });
  useEffect(() => {
    if (text === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => void run(controller.signal), DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  const isCurrent = answer.query === text;
  return {
    found: text === '' ? NOTHING.found : isCurrent ? answer.found : answer.found.filter((one) => matches(one, text)),
    /** Known once all results have arrived. */
    isCut: text !== '' && isCurrent && answer.isDone && answer.isCut,
    isSearching: text !== '' && !(isCurrent && answer.isDone),
  };
}
