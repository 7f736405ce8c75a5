import {
  onDocumentWrittenWithAuthContext,
  type Change,
  type DocumentSnapshot,
  type FirestoreAuthEvent,
} from 'firebase-functions/firestore';
import type { CloudFunction } from 'firebase-functions';
import type { SecretParam } from 'firebase-functions/params';
import { error as logError } from 'firebase-functions/logger';
import { HOUR_MS } from '@/lib/time';
import { CHAT_SECRETS } from '../telemetry/config';
import { reportServerError } from '../telemetry/reportError';
import { realDeps, type Deps } from './admin';
import { MAX_INSTANCES, REGION } from './config';
import { toAppError } from './errors';

/** A document that was written, as it was before and after; null where it did not exist. */
export type RecordChange = {
  /** The same when the event is delivered again. */
  eventId: string;
  /** The server's time of the write. */
  at: string;
  params: Record<string, string>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The account that wrote it, where the event says so; '' for servers and in the emulator. */
  authUid: string;
};

type WriteEvent = FirestoreAuthEvent<Change<DocumentSnapshot> | undefined>;

type TriggerOptions = { maxInstances?: number; secrets?: readonly SecretParam[] };

/** Retries end after an hour, so that an event that can never succeed does not come back for a day. */
const RETRY_FOR_MS = HOUR_MS;

/**
 * Runs a handler for each write to documents matching a path pattern. Events come at least once, in any order, and
 * again when the handler throws: it must tolerate that. Unexpected errors are also posted to the team's chat.
 */
export function defineTrigger(
  name: string,
  document: string,
  handler: (deps: Deps, change: RecordChange) => Promise<void>,
  { maxInstances = MAX_INSTANCES, secrets = [] }: TriggerOptions = {},
): CloudFunction<WriteEvent> {
  return onDocumentWrittenWithAuthContext(
    { document, region: REGION, maxInstances, retry: true, secrets: [...CHAT_SECRETS, ...secrets] },
    async (event) => {
      const change = toRecordChange(event);
      if (Date.now() - Date.parse(change.at) > RETRY_FOR_MS) {
        logError('event given up', { function: name, eventId: change.eventId });
        return;
      }
      try {
        await handler(realDeps(), change);
      } catch (error) {
        if (toAppError(error).code === 'unknown') await reportServerError(name, error, change.authUid);
        throw error;
      }
    },
  );
}

function toRecordChange(event: WriteEvent): RecordChange {
  return {
    eventId: event.id.replaceAll('/', '-'),
    at: timeOf(event),
    params: event.params,
    before: event.data?.before.data() ?? null,
    after: event.data?.after.data() ?? null,
    authUid: uidOf(event.authId ?? ''),
  };
}

/**
 * The written document's own time, to the millisecond: the events' is cut to seconds in the emulator. A deletion has
 * only the latter, but came after the last write.
 */
function timeOf(event: WriteEvent): string {
  const { before, after } = event.data ?? {};
  if (after?.updateTime) return after.updateTime.toDate().toISOString();
  const eventTime = Date.parse(event.time);
  return new Date(Math.max(eventTime, (before?.updateTime?.toMillis() ?? 0) + 1)).toISOString();
}

/** Service accounts, and the emulator's stand-in, are named by an e-mail address. */
const uidOf = (authId: string): string => (authId.includes('@') ? '' : authId);
