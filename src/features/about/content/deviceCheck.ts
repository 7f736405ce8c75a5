/** Support for something on this device. */
export type CheckState = 'works' | 'limited' | 'missing';
export type Check = { name: string; state: CheckState; detail: string };

/** The browser APIs that the checks use. Browsers leave out what they don't support, whatever the types say. */
export type Device = {
  /** Whether text and records can be stored (`probeDeviceStorage`). */
  keepsData: () => Promise<boolean>;
  navigator: {
    onLine: boolean;
    storage?: Pick<StorageManager, 'estimate' | 'persisted'> | undefined;
    mediaDevices?: Pick<MediaDevices, 'enumerateDevices'> | undefined;
    serviceWorker?: { controller: unknown; getRegistration: () => Promise<unknown> } | undefined;
  };
  notificationPermission: NotificationPermission | null;
};

const MEGABYTE = 1_000_000;

async function checkStorage({ keepsData, navigator }: Device): Promise<Check> {
  const name = 'Storage';
  if (!(await keepsData()))
    return {
      name,
      state: 'missing',
      detail: 'This browser keeps nothing when the page is closed. A private window or a setting may be the reason.',
    };
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  const freeMegabytes = Math.max(0, Math.floor((quota - usage) / MEGABYTE));
  if (quota === 0) return { name, state: 'works', detail: 'Records and photos are kept on this device.' };
  return freeMegabytes < 100
    ? { name, state: 'limited', detail: `Only ${freeMegabytes} MB are free: photos may not be kept.` }
    : {
        name,
        state: 'works',
        detail: `Records and photos are kept on this device; ${freeMegabytes.toLocaleString('en-US')} MB are free.`,
      };
}

async function checkCamera({ navigator }: Device): Promise<Check> {
  const name = 'Camera';
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  if (devices.some(({ kind }) => kind === 'videoinput'))
    return { name, state: 'works', detail: 'A camera was found. The browser asks before it is used.' };
  return { name, state: 'limited', detail: 'No camera was found. Photos can be chosen from files.' };
}

function checkNotifications({ notificationPermission }: Device): Check {
  const name = 'Notifications';
  if (notificationPermission === null)
    return {
      name,
      state: 'missing',
      detail: 'This browser shows none. On an iPhone, add Fieldwright to the home screen first.',
    };
  if (notificationPermission === 'denied')
    return { name, state: 'limited', detail: 'They are blocked for this site in the browser’s settings.' };
  return {
    name,
    state: 'works',
    detail:
      notificationPermission === 'granted'
        ? 'They are allowed.'
        : 'This browser can show them, and has not been asked.',
  };
}

async function checkOffline({ navigator }: Device): Promise<Check> {
  const name = 'Offline';
  if (!navigator.serviceWorker)
    return { name, state: 'missing', detail: 'This browser cannot keep the app for when there is no signal.' };
  const isInstalled =
    navigator.serviceWorker.controller !== null || (await navigator.serviceWorker.getRegistration()) !== undefined;
  return isInstalled
    ? { name, state: 'works', detail: 'The app is kept on this device and opens without a signal.' }
    : { name, state: 'limited', detail: 'The app is kept here after it has been opened once with a signal.' };
}

const checkConnection = ({ navigator }: Device): Check =>
  navigator.onLine
    ? { name: 'Connection', state: 'works', detail: 'This device is online.' }
    : { name: 'Connection', state: 'limited', detail: 'This device is offline.' };

/** A check that throws counts as a feature that doesn't work. */
const safely = async (name: string, check: () => Check | Promise<Check>): Promise<Check> => {
  try {
    return await check();
  } catch {
    return { name, state: 'missing', detail: 'This browser did not allow it to be checked.' };
  }
};

/** Checks which parts of the app work on this device. Never prompts for a permission. */
export const checkDevice = (device: Device): Promise<Check[]> =>
  Promise.all([
    safely('Storage', () => checkStorage(device)),
    safely('Camera', () => checkCamera(device)),
    safely('Notifications', () => checkNotifications(device)),
    safely('Offline', () => checkOffline(device)),
    safely('Connection', () => checkConnection(device)),
  ]);
