import { onDocumentWrittenWithAuthContext } from 'firebase-functions/firestore';
import type { CloudFunction } from 'firebase-functions';
import { CHAT_SECRETS } from '../telemetry/config';
import { realDeps } from './admin';
import { MAX_INSTANCES, REGION } from './config';
import { documentOf, type Reaction, type Watched } from './reaction';
import { toRecordChange, type WriteEvent } from './recordChange';
import { runReactions } from './runReactions';

/** The longest that an event's function may take; each reaction has a limit of its own. */
const TIMEOUT_SECONDS = 540;

/**
 * One function for all that follows from writes to a collection's documents: `reactions`, in the order in which they run.
 * `runReactions` says what happens when one fails.
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
