import { onUserDeleted } from 'firebase-functions/identity';
import { realDeps } from '../platform/admin';
import { EVENT_OPTIONS, runEvent } from '../platform/runEvent';
import { disableGone } from './disableGone';

/**
 * Disables a deleted account's member immediately, because its token is valid for up to another hour. `disableGoneAccounts` catches lost
 * events.
 */
export const onAccountDeleted = onUserDeleted(EVENT_OPTIONS, ({ id, time, data: { uid } }) =>
  runEvent({ functionName: 'onAccountDeleted', eventId: id, at: time }, () => disableGone(realDeps(), uid)),
);
