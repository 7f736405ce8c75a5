import { error as logError, info, warn } from 'firebase-functions/logger';
import type { Deps } from '../admin';
import { toAppError } from '../errors';
import type { CompanyWork, Share } from './companyWork';
import { addedUp, type Counts } from './counts';
import { finishRun, keepRun, leaveRun, takeUpRun, type RunState } from './runState';

export type Nightly = {
  /** The companies with something to do. */
  work: CompanyWork;
  /**
   * Does what is due in one company. Called again for the same company if an invocation was killed midway, so it must be idempotent. What
   * it throws stops no other company, and is retried in the next run.
   */
  perCompany: (deps: Deps, share: Share) => Promise<Counts>;
  /** Number of companies processed concurrently; defaults to 1. */
  atOnce?: number;
};

export type RunReport = { companies: number; failed: number; isFinished: boolean; counts: Counts };
type Limits = {
  /** No more companies are started after this. */
  budgetMs: number;
  /** An invocation's maximum lifetime: until then a killed one counts as running. */
  leaseMs: number;
};

/** The time of a 30-minute cloud function, minus five for the current company. */
export const TIMEOUT_SECONDS = 1_800;
const LIMITS: Limits = { budgetMs: (TIMEOUT_SECONDS - 300) * 1000, leaseMs: (TIMEOUT_SECONDS + 60) * 1000 };
/** Progress is stored after each company in which something was done, and otherwise at intervals. */
const KEPT_EVERY_MS = 5_000;

/**
 * Goes through the companies of one function's work one by one, and stores its progress: a run that is killed or out of time is continued
 * by the next invocation, and no company is left out. Logs a line for each company in which something was done or failed, and one for the
 * invocation.
 * @throws ToBeContinued when another invocation is running; errors while searching for work, with the progress so far stored
 */
export async function runNightly(
  deps: Deps,
  name: string,
  nightly: Nightly,
  { budgetMs, leaseMs }: Limits = LIMITS,
): Promise<RunReport> {
  const taken = await takeUpRun(deps, name, leaseMs);
  const outcomes: (Counts | null)[] = taken.skipped === '' ? [] : [leftOut(name, taken.skipped)];
  const beganMs = Date.parse(deps.now());
  let { state } = taken;
  let keptMs = beganMs;
  const keep = async (changes: Partial<RunState>, isWorth: boolean): Promise<void> => {
    state = { ...state, ...changes };
    if (!isWorth && Date.parse(deps.now()) - keptMs < KEPT_EVERY_MS) return;
    keptMs = Date.parse(deps.now());
    await keepRun(deps, name, state);
  };
  try {
    for await (const { group, hasWrapped } of groupsOf(deps, nightly, state)) {
      if (outcomes.length > 0 && Date.parse(deps.now()) - beganMs >= budgetMs) {
        await leaveRun(deps, name, state);
        return logged(name, outcomes, false);
      }
      if (state.isCareful) await keep({ doing: group[0]?.companyId ?? '' }, true);
      const done = await Promise.all(group.map((share) => doOne(deps, name, { nightly, share })));
      outcomes.push(...done);
      await keep({ cursor: group.at(-1)?.companyId ?? '', hasWrapped, doing: '' }, done.some(isWorthKeeping));
    }
  } catch (error) {
    // Another invocation's lease, or a database that doesn't respond: then the lease expires on its own.
    await leaveRun(deps, name, state).catch(() => undefined);
    throw error;
  }
  await finishRun(deps, name, state);
  return logged(name, outcomes, true);
}

/** Yields the remaining companies in groups: to the last one, then the first ones up to where the run began. */
async function* groupsOf(
  deps: Deps,
  { work, atOnce = 1 }: Nightly,
  { cursor, from, hasWrapped, isCareful }: RunState,
): AsyncGenerator<{ group: Share[]; hasWrapped: boolean }> {
  const stretches = [
    ...(hasWrapped ? [] : [{ after: cursor, upTo: '' }]),
    ...(from === '' ? [] : [{ after: hasWrapped ? cursor : '', upTo: from }]),
  ];
  for (const { after, upTo } of stretches) {
    const isSecond = upTo !== '';
    let group: Share[] = [];
    for await (const share of work(deps, after)) {
      if (isSecond && share.companyId > upTo) break;
      group.push(share);
      if (group.length < (isCareful ? 1 : atOnce)) continue;
      yield { group, hasWrapped: isSecond };
      group = [];
    }
    if (group.length > 0) yield { group, hasWrapped: isSecond };
  }
}

const isWorthKeeping = (counts: Counts | null): boolean =>
  counts === null || Object.values(counts).some((count) => count > 0);

/** Does the work of one company; null if it failed. */
async function doOne(
  deps: Deps,
  name: string,
  { nightly, share }: { nightly: Nightly; share: Share },
): Promise<Counts | null> {
  const line = { function: name, companyId: share.companyId };
  try {
    const counts = await nightly.perCompany(deps, share);
    if (isWorthKeeping(counts)) info('nightly company', { ...line, ...counts });
    return counts;
  } catch (error) {
    logError('nightly company failed', {
      ...line,
      code: toAppError(error).code,
      stack: error instanceof Error ? error.stack : typeof error,
    });
    return null;
  }
}

function leftOut(name: string, companyId: string): null {
  logError('nightly company skipped', { function: name, companyId, reason: 'killed at it again and again' });
  return null;
}

function logged(name: string, outcomes: readonly (Counts | null)[], isFinished: boolean): RunReport {
  const counts = addedUp(outcomes.filter((outcome) => outcome !== null));
  const report = { companies: outcomes.length, failed: outcomes.filter((outcome) => outcome === null).length };
  const line = { function: name, ...counts, ...report, isFinished };
  if (report.failed > 0 || counts['failedParts']) warn('nightly run', line);
  else info('nightly run', line);
  return { ...report, isFinished, counts };
}
