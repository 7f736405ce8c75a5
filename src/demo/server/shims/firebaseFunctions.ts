// The parts of firebase-functions used by the functions (https, firestore, identity, scheduler, storage, params, logger), for a tab
// without a server.

type Run = (request: never) => unknown;
type Defined = (() => void) & { run: Run; document: string };

const defined = (run: Run, document = ''): Defined => Object.assign(() => undefined, { run, document });

export const onCall = (_options: unknown, run: Run): Defined => defined(run);
export const onRequest = (_options: unknown, run: Run): Defined => defined(run);
export const onSchedule = (_options: unknown, run: Run): Defined => defined(run);
/** No accounts are deleted and no files are stored: a demo's pictures are URLs in the tab. */
export const onUserDeleted = (_options: unknown, run: Run): Defined => defined(run);
export const onObjectFinalized = (_options: unknown, run: Run): Defined => defined(run);
export const onObjectDeleted = (_options: unknown, run: Run): Defined => defined(run);
export const onDocumentWrittenWithAuthContext = ({ document }: { document: string }, run: Run): Defined =>
  defined(run, document);

export class HttpsError extends Error {
  readonly code: string;
  readonly details: unknown;

  constructor(code: string, message: string, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const defineSecret = (name: string): { name: string; value: () => string } => ({ name, value: () => '' });

export const info = (): void => undefined;
export const warn = (...line: unknown[]): void => console.warn('Demo:', ...line);
export const error = (...line: unknown[]): void => console.warn('Demo:', ...line);
