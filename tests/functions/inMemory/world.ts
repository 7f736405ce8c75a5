import { setEnvironment } from './environment';
import { forgetAccounts } from './firebaseAdmin';
import { forgetDocuments } from './firestore';
import { recordFunctionQueries } from './recordQueries';
import { startServer } from './server';

const loadFunctions = () => import('./allFunctions');

let opened: Promise<void> | undefined;

async function open(): Promise<void> {
  const port = await startServer(async () => (await loadFunctions()).functionNamed);
  await setEnvironment(port);
  recordFunctionQueries();
  // Imported only now: they read their environment as they load.
  await loadFunctions();
}

/** Starts the functions on in-memory documents, along with the servers they call, once per process. */
export const openWorld = (): Promise<void> => (opened ??= open());

/** Waits for triggers to finish, and deletes all records and accounts. */
export async function emptyWorld(): Promise<void> {
  await (await loadFunctions()).settled();
  forgetDocuments();
  forgetAccounts();
}
