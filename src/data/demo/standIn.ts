import type { RecordStore } from '../records/store';
import type { Workspace } from '../session/workspace';

/** For functions that stream: takes what they send, unchecked, and stops them. */
export type StandInStream = { signal: AbortSignal; onChunk: (chunk: unknown) => void };

/** Answers in this tab for everything that lies outside it: sign-in, database, functions, files. */
export type StandIn = {
  openWorkspace: (uid: string) => Promise<Workspace>;
  /** Of all that is stored, also what customers see by a link. */
  store: RecordStore;
  /** A function's answer, unchecked. @throws AppError as the function would. */
  call: (name: string, input: unknown, stream?: StandInStream) => Promise<unknown>;
  /** Gives the address under which the picture is found from now on. */
  upload: (image: Blob) => Promise<string>;
};

let current: StandIn | null = null;

/** Who answers in place of the server, or null when the server does. */
export const standIn = (): StandIn | null => current;

/** Before any request: earlier requests already went to the server. */
export function setStandIn(next: StandIn | null): void {
  current = next;
}
