import type { Change, DocumentSnapshot, FirestoreAuthEvent } from 'firebase-functions/firestore';
import { isSame } from '@/lib/stableJson';

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
  /** True when a server's account wrote it; in the emulator, where all writes look like one, never. */
  isByServer: boolean;
};

/** A record before and after a write. */
export type Versions = Pick<RecordChange, 'before' | 'after'>;

/** Whether one of these fields holds something else than before; one that is missing holds nothing, like one that is null. */
export const hasChanged = ({ before, after }: Versions, fields: readonly string[]): boolean =>
  fields.some((field) => !isSame(before?.[field] ?? null, after?.[field] ?? null));

/** Whether the record is like that after the write, or was before it. */
export const eitherOf = ({ before, after }: Versions, is: (data: Record<string, unknown>) => boolean): boolean =>
  [before, after].some((data) => data !== null && is(data));

export type WriteEvent = FirestoreAuthEvent<Change<DocumentSnapshot> | undefined>;

/** What a Firestore event says, in our terms. */
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
