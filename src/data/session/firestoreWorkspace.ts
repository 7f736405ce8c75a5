import { firestoreDb } from '../firebase/firestore';
import { indexedDbOutbox } from '../outbox/storage';
import { indexedDbPhotos } from '../uploads/photoStorage';
import { createFirestoreStore } from '../records/firestoreStore';
import { openWorkspace, type Workspace } from './workspace';

/** The real workspace. Imported dynamically, because it brings Firestore along. */
export const openFirestoreWorkspace = (uid: string): Promise<Workspace> =>
  openWorkspace({ uid, store: createFirestoreStore(firestoreDb), outboxStorage: indexedDbOutbox, photoStorage: indexedDbPhotos });
