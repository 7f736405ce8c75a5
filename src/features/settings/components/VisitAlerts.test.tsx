import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { changePushDevices, type PushDevice } from '@/domain/push/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../routes';

const PUBLIC_KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/this-phone';
const PHONE: PushDevice = { id: 'd1', name: 'Chrome on Android', addedAt: '2026-11-20T12:00:00.000Z', isThis: true };

let subscription: object | null = null;
const unsubscribe = vi.fn(() => {
  subscription = null;
  return Promise.resolve(true);
});
/** Fakes a browser with notifications, whose user answers `permission` when asked. */
function browserThatCan({ permission, isAsked = true }: { permission: NotificationPermission; isAsked?: boolean }) {
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: vi.fn(() => {
      const toJSON = () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } });
      subscription = { endpoint: ENDPOINT, options: {}, unsubscribe, toJSON };
      return Promise.resolve(subscription);
    }),
  };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', {
    permission: isAsked ? 'default' : permission,
    requestPermission: () => Promise.resolve(permission),
  });
  return pushManager;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  subscription = null;
});

function serverWith(devices: PushDevice[], publicKey = PUBLIC_KEY) {
  let known = devices;
  return answerCalls([
    answering(changePushDevices, ({ change }) => {
      if (change.kind === 'add') known = [...known, PHONE];
      if (change.kind === 'remove') known = known.filter(({ id }) => id !== change.id);
      return { publicKey, devices: known };
    }),
  ]);
}
async function open(alertsBy: 'email' | 'push' = 'email') {
  const app = await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=profile',
    role: 'technician',
    user: { alertsBy },
  });
  const choice = await screen.findByRole('radio', { name: 'Notification' });
  return { ...app, choice };
}

it('sets up this phone when notifications are selected, and lists it', async () => {
  browserThatCan({ permission: 'granted' });
  const { callsOf } = serverWith([]);
  const { user, choice } = await open();
  await vi.waitFor(() => expect(choice).toBeEnabled());
  await user.click(choice);

  const list = await screen.findByRole('list', { name: 'Devices with notifications' });
  expect(within(list).getByText('Chrome on Android (this device)')).toBeVisible();
  expect(choice).toBeChecked();
  expect(callsOf(changePushDevices)).toContainEqual({
    endpoint: ENDPOINT,
    change: {
      kind: 'add',
      subscription: { endpoint: ENDPOINT, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    },
  });

  await user.click(within(list).getByRole('button', { name: 'Remove Chrome on Android' }));
  expect(await screen.findByText(/No device of yours is set up/)).toBeVisible();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
});

it('keeps e-mail if the user blocks notifications, and says so', async () => {
  const { subscribe } = browserThatCan({ permission: 'denied' });
  serverWith([]);
  const { user, choice } = await open();
  await vi.waitFor(() => expect(choice).toBeEnabled());
  await user.click(choice);
  expect(await screen.findByText(/Notifications were not allowed/)).toBeVisible();
  expect(subscribe).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'E-mail' })).toBeChecked();
});

it('says why this device cannot show notifications: browser, home screen, block, or operator', async () => {
  serverWith([]);
  const { choice, unmount } = await open();
  expect(await screen.findByText(/This browser shows none/)).toBeVisible();
  expect(choice).toBeDisabled();
  unmount();

  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)');
  const iPhone = await open();
  expect(await screen.findByText(/Add to Home Screen/)).toBeVisible();
  iPhone.unmount();

  browserThatCan({ permission: 'denied', isAsked: false });
  const blocked = await open();
  expect(await screen.findByText(/Blocked for this site/)).toBeVisible();
  blocked.unmount();

  browserThatCan({ permission: 'granted' });
  serverWith([], '');
  const off = await open();
  expect(await screen.findByText(/Your operator can switch them on/)).toBeVisible();
  expect(off.choice).toBeDisabled();
});

it('lets a user with a registered phone select notifications on a computer without them', async () => {
  serverWith([{ ...PHONE, isThis: false }]);
  const { choice } = await open('push');
  await vi.waitFor(() => expect(choice).toBeEnabled());
  expect(screen.getByText('Chrome on Android')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
});
