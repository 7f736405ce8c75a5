const open = new Set<Promise<unknown>>();

/** Notes what was asked of the server until it is answered. Returns the same answer. */
export function asking<T>(answer: Promise<T>): Promise<T> {
  open.add(answer);
  const forget = (): void => void open.delete(answer);
  answer.then(forget, forget);
  return answer;
}

/** Resolves as soon as the server has answered all it was asked, or when `patienceMs` is over. */
export async function everyAnswer(patienceMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([Promise.allSettled(open), late]);
  clearTimeout(timer);
}
