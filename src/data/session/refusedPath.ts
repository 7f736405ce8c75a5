/** The address that the guard has just refused somebody for their role, for the start page to say so. */
let path = '';
/** The address that they were taken to instead: it is said there, and nowhere else. */
let saidAt = '';
const listeners = new Set<() => void>();

/** '' = none. */
export const refusedPath = (): string => path;

export function subscribeToRefusedPath(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps what was refused until somebody goes on from `leadsTo`, the address (with its query) that they are taken to instead. */
export function noteRefusedPath(refused: string, leadsTo: string): void {
  saidAt = leadsTo;
  set(refused);
}

/** Forgets it when somebody comes to another address (with its query) than the one where it is said. */
export function leaveRefusedPath(address: string): void {
  if (address !== saidAt) set('');
}

function set(next: string): void {
  if (next === path) return;
  path = next;
  for (const listener of listeners) listener();
}
