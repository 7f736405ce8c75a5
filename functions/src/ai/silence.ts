/** Ends a request that says nothing for too long, besides the signal of whoever wants it. */
export type Silence = {
  signal: AbortSignal;
  /** Something came: the time begins anew. */
  heard: () => void;
  isSilent: () => boolean;
  /** No longer watched. */
  end: () => void;
};

/** @param ms how long nothing may come */
export function watchSilence(outer: AbortSignal, ms: number): Silence {
  const own = new AbortController();
  let isSilent = false;
  let timer: ReturnType<typeof setTimeout>;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSilent = true;
      own.abort();
    }, ms);
  };
  heard();
  return {
    signal: AbortSignal.any([outer, own.signal]),
    heard,
    isSilent: () => isSilent,
    end: () => {
      clearTimeout(timer);
    },
  };
}
