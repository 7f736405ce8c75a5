import { useRef, useEffect, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes to the URL's parameters, each with the default value at which it is left out. */
type ParamsChange = Record<string, { value: string; fallback: string }>;

/** Writes to the URL. `latest` is its value once pending changes are applied, so that one change doesn't undo another. */
export function useParamsChange() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (entries: ParamsChange) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, { value, fallback }] of Object.entries(entries)) {
        if (value === fallback) next.delete(name);
        else next.set(name, value);
      }
      latest.current = next;
      setParams(next, { replace: true });
    },
    [setParams],
  );
  return { params, latest, change };
}
