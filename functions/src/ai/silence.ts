/** Ends a request that stays silent too long, in addition to the caller's own signal. */
export type Silence = {
  signal: AbortSignal;
  /** Something arrived: restart the timer. */
  heard: () => void;
  isSilent: () => boolean;
  /** Stop watching. */
  end: () => void;
};

/** @param ms the longest allowed silence */
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
