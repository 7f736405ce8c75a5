import { onUserDeleted } from 'firebase-functions/identity';
import { realDeps } from '../platform/admin';
import { MAX_INSTANCES, REGION } from '../platform/config';
import { runEvent } from '../platform/runEvent';
import { CHAT_SECRETS } from '../telemetry/config';
import { disableGone } from './disableGone';

/**
 * An account was deleted at Auth: its member is disabled at once, because its token is valid for up to an hour more. `disableGoneAccounts`
 * catches what no event came for.
 */
export const onAccountDeleted = onUserDeleted(
  { region: REGION, maxInstances: MAX_INSTANCES, retry: true, secrets: [...CHAT_SECRETS], memory: '512MiB' },
  ({ id, time, data: { uid } }) =>
    runEvent({ functionName: 'onAccountDeleted', eventId: id, at: time }, () => disableGone(realDeps(), uid)),
);
