/** The address that the guard has just refused somebody for their role, for the start page to say so. */
let path = '';
const listeners = new Set<() => void>();

/** '' = none. */
export const refusedPath = (): string => path;

export function subscribeToRefusedPath(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** '' when somebody goes on to another page: the start page says it until then. */
export function noteRefusedPath(next: string): void {
  if (next === path) return;
  path = next;
  for (const listener of listeners) listener();
}
