import { z } from 'zod';
import { AppError } from '@/lib/appError';
import { requiredLine } from '../record/schema';
import type { Technician } from '../technician/schema';
import type { Stored } from '../record/schema';
import { TIME_KINDS, type TimeEntry, type TimeKind } from './schema';
import type { TimeSpan } from './timeline';
import { weekOf } from './week';

/** What is started with a tap between and during visits. */
export const TAPPED_KINDS = ['supply-run', 'break'] as const satisfies readonly TimeKind[];
export type TappedKind = (typeof TAPPED_KINDS)[number];

type Owner = Pick<Stored<Technician>, 'id' | 'linkedUid'>;
const owned = ({ id, linkedUid }: Owner, startsAt: string, timeZone: string) => ({
  technicianId: id,
  accountUid: linkedUid,
  weekStartsOn: weekOf(startsAt, timeZone),
  startsAt,
});

/** Returns the entry that a tap starts. */
export const startedTime = (
  technician: Owner,
  kind: TappedKind,
  { at, timeZone }: { at: string; timeZone: string },
): TimeEntry => ({
  ...owned(technician, at, timeZone),
  source: 'tap',
  kind,
  endsAt: '',
  title: '',
  visitId: '',
  jobId: '',
  replaces: '',
  reason: '',
});

/**
 * Returns the id of the entry that a tap starts: the same for a second tap, or one on another device, in that minute. `spans`: the week's
 * known entries, so that one started after the last one has ended is a different entry.
 */
export const tapId = ({ technicianId, startsAt }: TimeEntry, spans: readonly TimeSpan[]): string => {
  const ended = spans.filter(({ source, isRunning }) => source === 'tap' && !isRunning).length;
  return `tap-${technicianId}-${startsAt.slice(0, 16).replaceAll(/\D/g, '')}-${ended}`;
};

/** Returns all running tapped entries, the latest last; another tap ends them. Two devices may have started two. */
export const tappedNow = (spans: readonly TimeSpan[]): TimeSpan[] =>
  spans.filter(({ source, isRunning }) => source === 'tap' && isRunning);

/** The form for correcting or adding a time entry. */
export const correctionSchema = z
  .object({
    kind: z.enum(TIME_KINDS),
    startsAt: z.string().min(1, 'Enter when it started'),
    endsAt: z.string().min(1, 'Enter when it ended'),
    reason: requiredLine(300, 'Say why, for whoever approves the week'),
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, { path: ['endsAt'], message: 'It must end after it starts' });
export type Correction = z.infer<typeof correctionSchema>;

/**
 * Returns the entry that replaces another, or that adds unrecorded time.
 * @throws AppError `invalid` for time in the future or in another week than what it corrects, which a different approval locks.
 */
export function correctedTime(
  technician: Owner,
  { kind, startsAt, endsAt, reason }: Correction,
  {
    span,
    weekStartsOn,
    nowIso,
    timeZone,
  }: { span: TimeSpan | null; weekStartsOn: string; nowIso: string; timeZone: string },
): TimeEntry {
  if (endsAt > nowIso) throw new AppError({ code: 'invalid', userMessage: 'Only time that is over can be entered.' });
  const own = owned(technician, startsAt, timeZone);
  if (own.weekStartsOn !== weekStartsOn) {
    throw new AppError({
      code: 'invalid',
      userMessage: 'That is in another week. Open that week and add the time there.',
    });
  }
  return {
    ...own,
    source: 'correction',
    kind,
    endsAt,
    title: span?.title ?? '',
    visitId: span?.visitId ?? '',
    jobId: span?.jobId ?? '',
    replaces: span?.id ?? '',
    reason: reason.trim(),
  };
}
