import { createFlag } from './flag';

/** Whether this browser keeps data when the page is closed. Known once Firestore has been set up. */
export const keepsData = createFlag(true);

/** A database that takes longer than this to open never will: some browsers neither reject nor respond. */
const OPEN_WITHIN_MS = 2_000;
const PROBE = 'fieldwright-probe';

function opensDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), OPEN_WITHIN_MS);
    const request = indexedDB.open(PROBE);
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = () => resolve(false);
  });
}

/** Checks the two things Firestore relies on and crashes without: local storage, and opening a database. */
export async function probeDeviceStorage(): Promise<boolean> {
  try {
    localStorage.getItem(PROBE);
    keepsData.set(await opensDatabase());
  } catch {
    keepsData.set(false);
  }
  return keepsData.get();
}
