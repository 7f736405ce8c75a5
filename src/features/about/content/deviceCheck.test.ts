import { describe, expect, it } from 'vitest';
import { checkDevice, type Device } from './deviceCheck';
import { supportText } from './supportText';

const GOOD: Device = {
  keepsData: () => Promise.resolve(true),
  navigator: {
    onLine: true,
    storage: {
      estimate: () => Promise.resolve({ quota: 2_000_000_000, usage: 0 }),
      persisted: () => Promise.resolve(true),
    },
    mediaDevices: { enumerateDevices: () => Promise.resolve([{ kind: 'videoinput' } as MediaDeviceInfo]) },
    serviceWorker: { controller: {}, getRegistration: () => Promise.resolve(undefined) },
  },
  notificationPermission: 'default',
};

const statesOf = async (device: Device) =>
  Object.fromEntries((await checkDevice(device)).map(({ name, state }) => [name, state]));

describe('the device check', () => {
  it('reports that everything works on a good device', async () => {
    expect(await statesOf(GOOD)).toEqual({
      Storage: 'works',
      Camera: 'works',
      Notifications: 'works',
      Offline: 'works',
      Connection: 'works',
    });
  });

  it('reports missing features in an old private browser instead of failing', async () => {
    const bare: Device = {
      keepsData: () => Promise.resolve(false),
      navigator: { onLine: false, mediaDevices: { enumerateDevices: () => Promise.reject(new Error('not allowed')) } },
      notificationPermission: null,
    };
    expect(await statesOf(bare)).toEqual({
      Storage: 'missing',
      Camera: 'missing',
      Notifications: 'missing',
      Offline: 'missing',
      Connection: 'limited',
    });
  });

  it('reports limits for full storage, no camera, and blocked notifications', async () => {
    const full: Device = {
      ...GOOD,
      navigator: {
        ...GOOD.navigator,
        storage: {
          estimate: () => Promise.resolve({ quota: 1_000_000, usage: 999_000 }),
          persisted: () => Promise.resolve(true),
        },
        mediaDevices: { enumerateDevices: () => Promise.resolve([]) },
        serviceWorker: { controller: null, getRegistration: () => Promise.resolve(undefined) },
      },
      notificationPermission: 'denied',
    };
    expect(await statesOf(full)).toMatchObject({
      Storage: 'limited',
      Camera: 'limited',
      Notifications: 'limited',
      Offline: 'limited',
    });
  });
});

it('includes version and checks in the support text, but nothing personal', () => {
  const text = supportText([{ name: 'Storage', state: 'works', detail: 'Fine.' }], {
    build: { version: '1.2.3', commit: 'abc', builtOn: '2026-11-23' },
    userAgent: 'Browser/1',
    language: 'en-US',
    timeZone: 'America/New_York',
    screen: '390 × 844',
  });
  expect(text.split('\n')).toEqual([
    'Fieldwright 1.2.3 (abc), built 2026-11-23',
    'Browser: Browser/1',
    'Screen: 390 × 844',
    'Language: en-US, time zone: America/New_York',
    'Storage: works. Fine.',
  ]);
});
