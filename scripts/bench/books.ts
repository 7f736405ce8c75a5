import type { Figure } from './figures';
import { onServer } from './onServer';

/** The dry run and the comparison of large books, by the functions' code and with real requests to the stand-in, at the speed that QuickBooks allows. */
export const measureBooks = (): Promise<Figure[]> => onServer('booksOnServer.ts');
