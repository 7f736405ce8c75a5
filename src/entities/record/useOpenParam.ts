import { useSearchParams } from 'react-router-dom';

const PARAM = 'open';

/** Tracks the record open next to its list in the URL (`?open=`), so it can be linked and Back closes it. */
export function useOpenParam(): {
  openId: string | null;
  open: (id: string) => void;
  close: () => void;
  /** Returns the URL of a row. */
  hrefOf: (id: string) => string;
} {
  const [params, setParams] = useSearchParams();
  const withId = (current: URLSearchParams, id: string | null): URLSearchParams => {
    const next = new URLSearchParams(current);
    if (id === null) next.delete(PARAM);
    else next.set(PARAM, id);
    return next;
  };
  return {
    openId: params.get(PARAM),
    open: (id) => setParams((current) => withId(current, id)),
    close: () => setParams((current) => withId(current, null)),
    hrefOf: (id) => `?${withId(params, id).toString()}`,
  };
}
