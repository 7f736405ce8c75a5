/** The address that the guard has just refused somebody for their role, for the start page to say so. */
let path = '';
/** The address they were redirected to: the message appears there, and nowhere else. */
let saidAt = '';
const listeners = new Set<() => void>();

/** '' = none. */
export const refusedPath = (): string => path;

export function subscribeToRefusedPath(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps the refused path until the user leaves `leadsTo`, the address (with its query) they are redirected to. */
export function noteRefusedPath(refused: string, leadsTo: string): void {
  saidAt = leadsTo;
  set(refused);
}

/** Clears it when the user reaches another address (with its query) than the one showing it. */
export function leaveRefusedPath(address: string): void {
  if (address !== saidAt) set('');
}

function set(next: string): void {
  if (next === path) return;
  path = next;
  for (const listener of listeners) listener();
}
