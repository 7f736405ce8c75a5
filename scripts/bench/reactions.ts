import type { Figure } from './figures';
import { onServer } from './onServer';

/**
 * What a write starts in the functions, with everything that follows from what those write in turn: invocations and processor
 * time. On the database in memory, so that the database's own time is not part of it.
 */
export const measureReactions = (): Promise<Figure[]> => onServer('writes.ts');
