import { onDocumentWrittenWithAuthContext } from 'firebase-functions/firestore';
import type { CloudFunction } from 'firebase-functions';
import { CHAT_SECRETS } from '../telemetry/config';
import { realDeps } from './admin';
import { MAX_INSTANCES, REGION } from './config';
import { documentOf, type Reaction, type Watched } from './reaction';
import { toRecordChange, type WriteEvent } from './recordChange';
import { runReactions } from './runReactions';

/** The maximum for an event's function; each reaction has its own limit. */
const TIMEOUT_SECONDS = 540;

/**
 * Defines one function for everything that follows from writes to a collection: `reactions`, in the order they run. See `runReactions`
 * for what happens when one fails.
 */
export function defineReactions<C extends Watched>(
  name: string,
  collection: C,
  reactions: readonly Reaction<NoInfer<C>>[],
  { maxInstances = MAX_INSTANCES }: { maxInstances?: number } = {},
): CloudFunction<WriteEvent> {
  const secrets = new Set([...CHAT_SECRETS, ...reactions.flatMap((reaction) => reaction.secrets ?? [])]);
  return onDocumentWrittenWithAuthContext(
    {
      document: documentOf(collection),
      region: REGION,
      maxInstances,
      retry: true,
      secrets: [...secrets],
      timeoutSeconds: TIMEOUT_SECONDS,
      memory: '512MiB',
    },
    (event) => runReactions(realDeps(), { functionName: name, reactions, change: toRecordChange(event) }),
  );
}
