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
  // Only now: they read where they run as they are loaded.
  await loadFunctions();
}

/** Starts the functions on documents in memory, and what they ask, once in a process. */
export const openWorld = (): Promise<void> => (opened ??= open());

/** Lets triggers come to an end, and forgets all records and accounts. */
export async function emptyWorld(): Promise<void> {
  await (await loadFunctions()).settled();
  forgetDocuments();
  forgetAccounts();
}
