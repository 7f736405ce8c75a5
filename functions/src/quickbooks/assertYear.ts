import { DAY_MS } from '@/lib/time';
import { precondition } from '../platform/errors';

const LONGEST_DAYS = 366;

/** @throws AppError `failed-precondition` for more than a year: file size and memory are limited */
export function assertYear(from: string, to: string): void {
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS > LONGEST_DAYS) throw precondition('Choose a year at most.');
}
