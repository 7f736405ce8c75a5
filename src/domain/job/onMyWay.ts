import { HOUR_MS } from '@/lib/time';
import type { Job } from './schema';

/** Longer than any drive to a customer: who has not begun by then was held up, or has forgotten to say so. */
const LONGEST_DRIVE_MS = 3 * HOUR_MS;

/** Whether the technician has set out for a job that has not begun. */
export const isOnTheWay = ({ progress, onMyWayAt }: Pick<Job, 'progress' | 'onMyWayAt'>, nowIso: string): boolean =>
  progress === 'scheduled' && onMyWayAt !== '' && Date.parse(nowIso) - Date.parse(onMyWayAt) < LONGEST_DRIVE_MS;
