import { noteQuery, recordsQueries } from '@/testing/recordQueries';
import { getFirestore } from './firestore';

const OF_FUNCTIONS = /\/(functions\/src\/[\w/-]+\.ts)/g;
/** As deep as a handler's own frames are below its query. */
const FRAMES = 20;

/** The functions' own files that are at work; none for a test's own query. */
function askingFiles(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return [...stack.matchAll(OF_FUNCTIONS)].map(([, file = '']) => file);
}

/** Records what the functions ask the database in memory. */
export function recordFunctionQueries(): void {
  if (!recordsQueries()) return;
  getFirestore().listener = {
    origins: askingFiles,
    onQuery: (shape, files) => {
      if (files.length > 0) noteQuery({ use: files.join(', '), ...shape });
    },
  };
}
