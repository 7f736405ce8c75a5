import type { Figure } from './figures';
import { onServer } from './onServer';

/**
 * Measures what a write triggers in the functions, including everything that follows from their own writes: invocations and processor
 * time. Runs on the in-memory database, so that the database's own time isn't included.
 */
export const measureReactions = (): Promise<Figure[]> => onServer('writes.ts');
