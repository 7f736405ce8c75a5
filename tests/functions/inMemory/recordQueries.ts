import { noteQuery, recordsQueries } from '@/testing/recordQueries';
import { getFirestore } from './firestore';

const OF_FUNCTIONS = /\/(functions\/src\/[\w/-]+\.ts)/g;
/** The maximum depth of a handler's own frames below its query. */
const FRAMES = 20;

/** Returns the functions' own files on the stack; none for a test's own query. */
function askingFiles(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return [...stack.matchAll(OF_FUNCTIONS)].map(([, file = '']) => file);
}

/** Records the functions' queries to the in-memory database. */
export function recordFunctionQueries(): void {
  if (!recordsQueries()) return;
  getFirestore().listener = {
    origins: askingFiles,
    onQuery: (shape, files) => {
      if (files.length > 0) noteQuery({ use: files.join(', '), ...shape });
    },
  };
}
