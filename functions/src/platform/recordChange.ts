import type { Change, DocumentSnapshot, FirestoreAuthEvent } from 'firebase-functions/firestore';
import { isSame } from '@/lib/stableJson';

/** A written document, before and after; null if it didn't exist. */
export type RecordChange = {
  /** The same when the event is redelivered. */
  eventId: string;
  /** The server's time of the write. */
  at: string;
  params: Record<string, string>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The account that wrote it, if the event says so; '' for servers and in the emulator. */
  authUid: string;
  /** True if a server's account wrote it; never true in the emulator, where all writes look alike. */
  isByServer: boolean;
};

/** A record before and after a write. */
export type Versions = Pick<RecordChange, 'before' | 'after'>;

/** Whether any of these fields changed; a missing field equals null. */
export const hasChanged = ({ before, after }: Versions, fields: readonly string[]): boolean =>
  fields.some((field) => !isSame(before?.[field] ?? null, after?.[field] ?? null));

/** Whether the condition holds for the record after the write, or did before it. */
export const eitherOf = ({ before, after }: Versions, is: (data: Record<string, unknown>) => boolean): boolean =>
  [before, after].some((data) => data !== null && is(data));

export type WriteEvent = FirestoreAuthEvent<Change<DocumentSnapshot> | undefined>;

/** Converts a Firestore event to our format. */
export function toRecordChange(event: WriteEvent): RecordChange {
  return {
    eventId: event.id.replaceAll('/', '-'),
    at: timeOf(event),
    params: event.params,
    before: event.data?.before.data() ?? null,
    after: event.data?.after.data() ?? null,
    authUid: uidOf(event.authId ?? ''),
    isByServer: event.authType === 'service_account' && process.env['FUNCTIONS_EMULATOR'] !== 'true',
  };
}

/**
 * Returns the written document's own time, to the millisecond: the event's is truncated to seconds in the emulator. A deletion has only
 * the latter, but came after the last write.
 */
function timeOf(event: WriteEvent): string {
  const { before, after } = event.data ?? {};
  if (after?.updateTime) return after.updateTime.toDate().toISOString();
  const eventTime = Date.parse(event.time);
  return new Date(Math.max(eventTime, (before?.updateTime?.toMillis() ?? 0) + 1)).toISOString();
}

/** Service accounts, and the emulator's substitute for one, are identified by an e-mail address. */
const uidOf = (authId: string): string => (authId.includes('@') ? '' : authId);
