import { onUserDeleted } from 'firebase-functions/identity';
import { realDeps } from '../platform/admin';
import { EVENT_OPTIONS, runEvent } from '../platform/runEvent';
import { disableGone } from './disableGone';

/**
 * An account was deleted at Auth: its member is disabled at once, because its token is valid for up to an hour more. `disableGoneAccounts`
 * catches what no event came for.
 */
export const onAccountDeleted = onUserDeleted(EVENT_OPTIONS, ({ id, time, data: { uid } }) =>
  runEvent({ functionName: 'onAccountDeleted', eventId: id, at: time }, () => disableGone(realDeps(), uid)),
);
