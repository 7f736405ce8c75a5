import type { Figure } from './figures';
import { onServer } from './onServer';

/**
 * Measures everything a write triggers in the functions, including follow-up writes: invocations and processor time. On the in-memory
 * database, so that the database's own time isn't included.
 */
export const measureReactions = (): Promise<Figure[]> => onServer('writes.ts');
