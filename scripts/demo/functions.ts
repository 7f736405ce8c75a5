import { startFunctions, type Caller, type Functions } from '@/demo/server/callsAndTriggers';
import type { MemoryDocuments } from '@/data/records/memoryDocuments';

let running: Functions | undefined;

/** Makes the functions work on these documents. */
export function runFunctionsOn(documents: MemoryDocuments): Functions {
  running = startFunctions(documents, 'https://demo.example');
  return running;
}

/** Calls a function as one of the seed's people. */
export function callAs(name: string, input: unknown, caller: Caller): Promise<unknown> {
  if (!running) throw new Error('No functions run');
  return running.call(name, input, caller);
}
