import { describe, expect, it } from 'vitest';
import { allowedOrigins, appUrl, knownOrigin, storageBucket } from './config';

const allows = (env: NodeJS.ProcessEnv, origin: string): boolean =>
  allowedOrigins(env).some((allowed) => (typeof allowed === 'string' ? allowed === origin : allowed.test(origin)));

describe('allowedOrigins', () => {
  it('allows the hosting and listed sites, and no others', () => {
    const env = { GCLOUD_PROJECT: 'acme', ALLOWED_ORIGINS: 'https://app.acme.com, https://acme.com' };

    for (const origin of [
      'https://acme.web.app',
      'https://acme.firebaseapp.com',
      'https://app.acme.com',
      'https://acme.com',
    ]) {
      expect(allows(env, origin), origin).toBe(true);
    }
    for (const origin of [
      'https://evil.test',
      'https://acme.web.app.evil.test',
      'http://localhost:5173',
      'http://acme.web.app',
    ]) {
      expect(allows(env, origin), origin).toBe(false);
    }
  });

  it('allows localhost in the emulator', () => {
    const env = { FUNCTIONS_EMULATOR: 'true' };

    expect(allows(env, 'http://127.0.0.1:5173')).toBe(true);
    expect(allows(env, 'http://localhost.evil.test')).toBe(false);
  });
});

it('knows a call’s origin only if it is one of our addresses', () => {
  const env = { GCLOUD_PROJECT: 'acme' };

  expect(knownOrigin('https://acme.web.app', env)).toBe('https://acme.web.app');
  for (const origin of [undefined, '', 'https://acme.web.app.evil.test', 'null'])
    expect(knownOrigin(origin, env)).toBe('');
});

describe('appUrl', () => {
  it('is the caller’s site, the configured address or the hosting', () => {
    expect(appUrl('', { FUNCTIONS_EMULATOR: 'true' })).toBe('http://localhost:5173');
    expect(appUrl('', { GCLOUD_PROJECT: 'acme' })).toBe('https://acme.web.app');
    expect(appUrl('', { APP_URL: 'https://app.acme.com/' })).toBe('https://app.acme.com');
    expect(appUrl('https://acme.web.app', { APP_URL: 'https://app.acme.com/' })).toBe('https://acme.web.app');
  });

  it('is reported as missing on a server that has none of them', () => {
    expect(() => appUrl('', {})).toThrow('This server is not set up: APP_URL is missing.');
  });
});

it.each([
  ['{"projectId":"acme","storageBucket":"acme.appspot.com"}', 'acme.appspot.com'],
  ['{"projectId":"acme"}', ''],
  ['/etc/firebase.json', ''],
  [undefined, ''],
])('the bucket for companies’ files is the one Firebase reports: %s', (config, bucket) => {
  expect(storageBucket(config === undefined ? {} : { FIREBASE_CONFIG: config })).toBe(bucket);
});
