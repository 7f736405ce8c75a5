import { createFlag } from './flag';

/** Whether this browser keeps what is entered when the page is closed. Known when Firestore has been set up. */
export const keepsData = createFlag(true);

/** A database that takes longer to open than this will not open: some browsers neither refuse nor answer. */
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

/** Tries once what Firestore counts on and dies of when it throws: local storage, and opening a database. */
export async function probeDeviceStorage(): Promise<boolean> {
  try {
    localStorage.getItem(PROBE);
    keepsData.set(await opensDatabase());
  } catch {
    keepsData.set(false);
  }
  return keepsData.get();
}
