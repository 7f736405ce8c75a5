import type { Figure } from './figures';
import { onServer } from './onServer';

/**
 * Measures the dry run and the comparison of large books, with the functions' code and real requests to the stand-in, at QuickBooks' rate
 * limit.
 */
export const measureBooks = (): Promise<Figure[]> => onServer('booksOnServer.ts');
