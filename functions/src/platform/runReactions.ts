import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { error as logError, info, warn } from 'firebase-functions/logger';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/time';
import { reportServerError } from '../telemetry/reportError';
import type { Deps } from './admin';
import { toAppError } from './errors';
import type { Reaction } from './reaction';
import type { RecordChange } from './recordChange';

/** A reaction that takes longer counts as failed, so that one that hangs doesn't block the others. */
export const REACTION_MS = MINUTE_MS;
/** Retries end after an hour, so that an event that can never succeed doesn't recur for a day. */
const RETRY_FOR_MS = HOUR_MS;
/** The service waits ten seconds before redelivering an event, so a younger one hasn't failed yet. */
const FIRST_RETRY_MS = 5 * SECOND_MS;
/** Time the note about a failure is kept; a time-to-live policy on `expiresAt` deletes it after that. */
const KEEP_MS = 24 * HOUR_MS;

type Event = { functionName: string; reactions: readonly Reaction[]; change: RecordChange };

/** Thrown so that the service redelivers the event. */
class ReactionsFailed extends Error {
  constructor(names: readonly string[]) {
    super(`Failed, and to be tried again: ${names.join(', ')}`);
    this.name = 'ReactionsFailed';
  }
}

/**
 * Runs the reactions concerned by a change, one after the other in order. One that throws or hangs doesn't stop the others. Failed ones
 * are noted under the event's id, and only they run when the event is redelivered; if the note is missing, all run again, which they must
 * tolerate anyway. After an hour a failure is final.
 * @throws ReactionsFailed if any failed and should be retried.
 */
export async function runReactions(deps: Deps, { functionName, reactions, change }: Event): Promise<void> {
  const age = Date.parse(deps.now()) - Date.parse(change.at);
  const note = deps.db.collection('failedReactions').doc(`${functionName}_${change.eventId}`);
  const noted = age < FIRST_RETRY_MS ? null : await failedBefore(note);
  const failed: string[] = [];
  for (const reaction of reactions) {
    if (noted && !noted.includes(reaction.name)) continue;
    if (!(await isDone(deps, functionName, reaction, change))) failed.push(reaction.name);
  }
  const isLast = age > RETRY_FOR_MS;
  await keepNote(deps, note, { noted, failed: isLast ? [] : failed });
  if (failed.length === 0) return;
  if (isLast) logError('event given up', { function: functionName, reactions: failed, eventId: change.eventId });
  else throw new ReactionsFailed(failed);
}

/** Runs one reaction, with one line in the log, and returns whether it succeeded. */
async function isDone(deps: Deps, functionName: string, reaction: Reaction, change: RecordChange): Promise<boolean> {
  const { name, concerns, react } = reaction;
  const startedAt = performance.now();
  const line = (outcome: string) => ({
    function: functionName,
    reaction: name,
    outcome,
    ms: Math.round(performance.now() - startedAt),
  });
  try {
    if (concerns && !concerns(change)) return true;
    await inTime(name, react(deps, change));
    info('reaction', line('ok'));
    return true;
  } catch (error) {
    const { code } = toAppError(error);
    logError('reaction', { ...line(code), stack: error instanceof Error ? error.stack : typeof error });
    if (code === 'unknown') await reportServerError(name, error, change.authUid);
    return false;
  }
}

/** @throws Error when the reaction times out. It may keep running, and its effects aren't undone. */
async function inTime(name: string, running: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} took longer than a minute`)), REACTION_MS);
  });
  await Promise.race([running, late]).finally(() => clearTimeout(timer));
}

/** Returns the names of those that failed on the event's previous delivery; null if unknown. */
async function failedBefore(note: DocumentReference): Promise<string[] | null> {
  try {
    const names: unknown = (await note.get()).get('reactions');
    return Array.isArray(names) ? names.map(String) : null;
  } catch (error) {
    warn('failed reactions not read', { reason: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

type Outcome = { noted: readonly string[] | null; failed: readonly string[] };

async function keepNote({ now }: Deps, note: DocumentReference, { noted, failed }: Outcome): Promise<void> {
  try {
    const expiresAt = Timestamp.fromMillis(Date.parse(now()) + KEEP_MS);
    if (failed.length > 0) await note.set({ reactions: failed, expiresAt });
    else if (noted) await note.delete();
  } catch (error) {
    warn('failed reactions not noted', { reason: error instanceof Error ? error.name : 'unknown' });
  }
}
