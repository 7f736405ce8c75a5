import { useEffect, useEffectEvent, useState } from 'react';
import type { PaletteAction } from './paletteActions';

type Search = (query: string, signal: AbortSignal) => Promise<readonly PaletteAction[]>;
type Answer = { query: string; found: readonly PaletteAction[] };

const DELAY_MS = 150;
const NOTHING: Answer = { query: '', found: [] };

/** The records found for the newest query; older answers that come late are dropped. */
export function usePaletteQuery(query: string, search: Search | undefined) {
  const [answer, setAnswer] = useState(NOTHING);
  const text = query.trim();
  const run = useEffectEvent(async (signal: AbortSignal) => {
    // A failed look-up leaves the commands usable; the search's owner reports it.
    const found = await search?.(text, signal).catch(() => []);
    if (!signal.aborted) setAnswer({ query: text, found: found ?? [] });
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
  return {
    found: text === '' ? NOTHING.found : answer.found,
    isSearching: search !== undefined && text !== '' && answer.query !== text,
  };
}
