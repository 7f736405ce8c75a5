// Must come before Firestore, which looks for the session only once, when it starts.
import '../firebase/auth';
import { afterFirstScreen } from '@/lib/afterFirstScreen';
import { keepsData } from '../deviceStorage';
import { firestoreDb } from '../firebase/firestore';
import { createMemoryOutbox, indexedDbOutbox } from '../outbox/storage';
import { createFirestoreStore } from '../records/firestoreStore';
import { createMemoryPhotos, indexedDbPhotos } from '../uploads/photoStorage';
import { checkUserSubscriptions } from './subscriptionCheck';
import { openWorkspace, type Workspace } from './workspace';

/** Opens the real workspace, with the subscription check that runs on every sign-in. Import dynamically: it includes Firestore. */
export async function openFirestoreWorkspace(uid: string): Promise<Workspace> {
  const store = createFirestoreStore(firestoreDb);
  const [outboxStorage, photoStorage] = keepsData.get()
    ? [indexedDbOutbox, indexedDbPhotos]
    : [createMemoryOutbox(), createMemoryPhotos()];
  const workspace = await openWorkspace({ uid, store, outboxStorage, photoStorage });
  // Not awaited: what it unlocks reaches the screens through the user's document.
  const checking = new AbortController();
  void afterFirstScreen().then(() => {
    if (!checking.signal.aborted) void checkUserSubscriptions(workspace.getState().user);
  });
  return {
    ...workspace,
    dispose: () => {
      checking.abort();
      workspace.dispose();
    },
  };
}
