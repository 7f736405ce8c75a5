import { changePushDevices, type PushDevice } from '@/domain/push/api';
import { AppError } from '@/lib/appError';
import { base64Url } from '@/lib/base64Url';
import { keptText } from '@/lib/keptText';
import { callFunction } from '../callables';
import { isDemoTab } from '../demo/demoTab';

/** Whether this device can show notifications, or why not. */
export type PushAbility = 'possible' | 'demo' | 'unsupported' | 'home-screen' | 'blocked';

/** The user this device shows notifications for, and the endpoint: '' = none. Kept even if the browser drops the subscription. */
const KEY = 'fieldwright:push';
const PATIENCE_MS = 5000;
const markOf = (uid: string, endpoint: string): string => `${uid} ${endpoint}`;

const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Returns what this browser supports. iPhones and iPads only allow notifications for apps on the home screen. */
export function pushAbility(): PushAbility {
  if (isDemoTab()) return 'demo';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isIos() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** Returns the service worker registration that push needs; null if the app isn't installed on this device (yet). */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  return pushAbility() === 'possible' ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

type Devices = { publicKey: string; devices: readonly PushDevice[] };

/** Reads the user's own devices, and whether this server sends notifications at all (`publicKey` is '' if not). @throws AppError */
export async function readPushDevices(): Promise<Devices> {
  const endpoint = (await subscribed())?.endpoint ?? '';
  return callFunction(changePushDevices, { endpoint, change: { kind: 'none' } });
}

/**
 * Sets up this device: asks for permission, subscribes and registers with the server. Call it from a click handler.
 * @throws AppError `failed-precondition` if it isn't allowed or not possible
 */
export async function addThisDevice(uid: string, publicKey: string): Promise<Devices> {
  const registration = await registered();
  if (!registration) throw unable('Fieldwright is not kept on this device yet. Reload the page and try again.');
  if ((await Notification.requestPermission()) !== 'granted')
    throw unable('Notifications were not allowed. Your browser’s settings for this site change that.');
  const before = await registration.pushManager.getSubscription();
  // A subscription for a different server key is useless here, and in the way.
  if (before && !isOfKey(before, publicKey)) await before.unsubscribe();
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((error: unknown) => {
      throw unable('Your browser could not reach its notification service. Check the connection and try again.', error);
    });
  const { endpoint, keys } = subscription.toJSON();
  const answer = await callFunction(changePushDevices, {
    endpoint: endpoint ?? '',
    change: {
      kind: 'add',
      subscription: { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    },
  });
  keptText.set(KEY, markOf(uid, endpoint ?? ''));
  return answer;
}

/** Removes a device; if it's this one, it also stops listening. @throws AppError */
export async function removePushDevice({ id, isThis }: Pick<PushDevice, 'id' | 'isThis'>): Promise<Devices> {
  const answer = await callFunction(changePushDevices, { endpoint: '', change: { kind: 'remove', id } });
  if (isThis) await forgetPush(PATIENCE_MS);
  return answer;
}

/**
 * Ends notifications on this device, as on logging out: the next person holding it must not see them. Never throws, and waits no longer
 * than `patienceMs`: when offline, some browsers don't respond.
 */
export async function forgetPush(patienceMs: number): Promise<void> {
  if (isDemoTab() || keptText.get(KEY) === '') return;
  keptText.set(KEY, '');
  const ending = subscribed()
    .then((subscription) => subscription?.unsubscribe())
    .catch((error: unknown) => console.warn('Notifications could not be ended on this device', error));
  await Promise.race([ending, new Promise((resolve) => void setTimeout(resolve, patienceMs))]);
}

/** Restores a subscription the browser dropped or renewed, on a device that `uid` set up. Never throws. */
export async function renewPush(uid: string): Promise<void> {
  const mark = keptText.get(KEY);
  if (!mark.startsWith(`${uid} `) || pushAbility() !== 'possible' || Notification.permission !== 'granted') return;
  try {
    const subscription = await subscribed();
    if (subscription && mark === markOf(uid, subscription.endpoint)) return;
    const { publicKey } = await readPushDevices();
    if (publicKey !== '') await addThisDevice(uid, publicKey);
  } catch (error) {
    console.warn('Notifications could not be renewed on this device', error);
  }
}

const isOfKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  publicKey === base64Url(new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));

const unable = (userMessage: string, cause?: unknown): AppError =>
  new AppError({ code: 'failed-precondition', userMessage, cause });
