/** The URL that the guard just denied because of the user's role, for the start page to mention. */
let path = '';
/** The URL they were redirected to: the message appears there, and nowhere else. */
let saidAt = '';
const listeners = new Set<() => void>();

/** '' = none. */
export const refusedPath = (): string => path;

export function subscribeToRefusedPath(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps the denied path until the user leaves `leadsTo`, the URL (with its query) they are redirected to. */
export function noteRefusedPath(refused: string, leadsTo: string): void {
  saidAt = leadsTo;
  set(refused);
}

/** Clears it when the user reaches a URL (with its query) other than the one showing it. */
export function leaveRefusedPath(address: string): void {
  if (address !== saidAt) set('');
}

function set(next: string): void {
  if (next === path) return;
  path = next;
  for (const listener of listeners) listener();
}
