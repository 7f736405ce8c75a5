import { signOut } from 'firebase/auth';
import { forgetDirectory } from '../directory/forgetDirectory';
import { firebaseAuth } from '../firebase/auth';
import { forgetImportFiles } from '../imports/forgetImportFiles';
import { clearAllCaches } from '../records/namedCaches';
import { everyAnswer } from '../records/openQuestions';
import { forgetRecentRecords } from '../recentRecords';
import { noteLogout } from './authState';
import { forgetPictures } from '../uploads/forgetPictures';
import { closeWorkspace } from './currentWorkspace';

/** Pending requests are awaited: Firestore would send them signed out, and the server would reject them. */
const PATIENCE_MS = 1000;

/**
 * Clears all caches, then signs out. Changes that haven't reached the server stay on this device and are sent when the same user signs in
 * here again; if there are none, the device's copy of the company's data is removed too.
 * @throws the original error, after logging 'Error during logout'.
 */
export async function logout(): Promise<void> {
  noteLogout();
  try {
    const workspace = await closeWorkspace();
    clearAllCaches();
    forgetRecentRecords();
    await Promise.all([
      ...[forgetDirectory(), forgetImportFiles(), forgetPictures(), everyAnswer(PATIENCE_MS)],
      import('../push/ownPush').then(({ forgetPush }) => forgetPush(PATIENCE_MS)),
    ]);
    await signOut(firebaseAuth);
    if (workspace && workspace.outbox.entries().length === 0) {
      const { forgetDevice } = await import('../firebase/firestore');
      await forgetDevice();
    }
  } catch (error) {
    noteLogout(false);
    console.error('Error during logout', error);
    throw error;
  }
}
