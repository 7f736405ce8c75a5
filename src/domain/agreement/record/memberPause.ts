import { periodStart } from '../periods';
import { paused, refused, resumed, type Act } from './change';
import type { Agreement } from './schema';

/** Whether a member has paused on their own page during the current term. */
const hasPaused = ({ log, termStartsOn }: Pick<Agreement, 'log' | 'termStartsOn'>): boolean =>
  log.some(
    ({ kind, by, at, text }) => kind === 'paused' && by === '' && text !== '' && at.slice(0, 10) >= termStartsOn,
  );

/** Returns how many months a member can pause on their own page now; 0 = they can't. */
export function pausableMonths(
  agreement: Pick<Agreement, 'state' | 'cancelsOn' | 'disputedOn' | 'plan' | 'log' | 'termStartsOn'>,
): number {
  const { state, cancelsOn, disputedOn, plan } = agreement;
  const mayPause = state === 'active' && cancelsOn === '' && disputedOn === '' && !hasPaused(agreement);
  return mayPause ? plan.pauseMonths : 0;
}

/** Returns the day on which a pause of so many months, begun on `today`, ends. */
export const pauseEnds = (today: string, months: number): string =>
  periodStart({ anchorDate: today, intervalMonths: months }, 1);

/**
 * Pauses an agreement for its member for some months, after which it resumes. @throws AppError `failed-precondition` if the plan allows
 * less
 */
export function pausedByMember(agreement: Agreement, months: number, act: Act): Agreement {
  const most = pausableMonths(agreement);
  if (most === 0) throw refused('This agreement cannot be paused here. Please call us.');
  if (months > most) throw refused(`This agreement can be paused for up to ${most} months.`);
  return paused(agreement, act, pauseEnds(act.today, months));
}

/** Resumes at the member's request. @throws AppError `failed-precondition` for a pause made by the office */
export function resumedByMember(agreement: Agreement, act: Act): Agreement {
  if (agreement.resumesOn === '') throw refused('We paused this agreement. Please call us to resume it.');
  return resumed(agreement, act);
}

/** Returns the agreement after a pause whose last day has passed; null while it lasts. A late run resumes it as of its day. */
export const resumedInTime = (agreement: Agreement, act: Act): Agreement | null =>
  agreement.state === 'paused' && agreement.resumesOn !== '' && agreement.resumesOn <= act.today
    ? resumed(agreement, { ...act, today: agreement.resumesOn })
    : null;
