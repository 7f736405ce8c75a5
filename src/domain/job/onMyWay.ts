import { HOUR_MS } from '@/lib/time';
import type { Job } from './schema';

/** Longer than any drive to a customer: if work hasn't started by then, they were held up or forgot to report it. */
const LONGEST_DRIVE_MS = 3 * HOUR_MS;

/** Whether the technician is on the way to a job that hasn't started. */
export const isOnTheWay = ({ progress, onMyWayAt }: Pick<Job, 'progress' | 'onMyWayAt'>, nowIso: string): boolean =>
  progress === 'scheduled' && onMyWayAt !== '' && Date.parse(nowIso) - Date.parse(onMyWayAt) < LONGEST_DRIVE_MS;
