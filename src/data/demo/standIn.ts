import type { RecordStore } from '../records/store';
import type { Workspace } from '../session/workspace';

/** For streaming functions: receives their chunks, unchecked, and can abort them. */
export type StandInStream = { signal: AbortSignal; onChunk: (chunk: unknown) => void };

/** Replaces everything outside this tab: sign-in, database, functions, files. */
export type StandIn = {
  openWorkspace: (uid: string) => Promise<Workspace>;
  /** Everything that is stored, including what customers see through a link. */
  store: RecordStore;
  /** Returns a function's response, unchecked. @throws AppError as the function would. */
  call: (name: string, input: unknown, stream?: StandInStream) => Promise<unknown>;
  /** Returns the URL at which the picture is available from now on. */
  upload: (image: Blob) => Promise<string>;
};

let current: StandIn | null = null;

/** Returns the server's replacement, or null when the real server is used. */
export const standIn = (): StandIn | null => current;

/** Call before any request: earlier requests already went to the server. */
export function setStandIn(next: StandIn | null): void {
  current = next;
}
