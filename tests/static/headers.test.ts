import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { qrServiceAddress } from '../../src/features/business-card/content/qrService';
import { localHeaders } from '../../scripts/build/hosting';
import { policyOf } from '../../scripts/build/pinnedPolicy';
import { sourcesIn } from './sources';

const PROJECT = {
  VITE_FIREBASE_PROJECT_ID: 'acme',
  VITE_FIREBASE_STORAGE_BUCKET: 'acme.appspot.com',
  VITE_FIREBASE_AUTH_DOMAIN: 'acme.firebaseapp.com',
};
const ALL = { ...PROJECT, VITE_FIREBASE_MEASUREMENT_ID: 'G-1', VITE_GOOGLE_SIGN_IN: 'true', VITE_APP_CHECK_KEY: 'key' };

const sourcesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const headersFor = (source: string) =>
  Object.fromEntries(
    (firebase.hosting.headers.find((entry) => entry.source === source)?.headers ?? []).map(({ key, value }) => [
      key,
      value,
    ]),
  );
/** Company sites respond with their own headers. */
const everywhere = headersFor('!/public-website/**');

describe('a project’s page', () => {
  it('connects to its own functions and files, and to no one else’s', () => {
    const policy = policyOf(ALL);
    expect(policy).toContain('https://us-central1-acme.cloudfunctions.net');
    expect(policy).toContain('https://firebasestorage.googleapis.com/v0/b/acme.appspot.com/');
    expect(policy).not.toMatch(/\*\.(cloudfunctions\.net|run\.app|googleapis\.com|firebaseapp\.com)/);
  });

  it('allows no service that isn’t configured', () => {
    expect(policyOf(PROJECT)).not.toMatch(/analytics|googletagmanager|apis\.google\.com|firebaseapp|recaptcha/);
    expect(policyOf({ ...PROJECT, VITE_SIGN_UP_CHALLENGE: 'true' })).toMatch(/recaptcha/);
    expect(policyOf({})).toBe('');
  });

  it('shows the pictures of a configured map server, and of no other', () => {
    const policy = policyOf({ ...PROJECT, VITE_BASE_MAP_URL: 'https://tiles.example/{z}/{x}/{y}.png' });
    expect(sourcesOf(policy).get('img-src')).toContain('https://tiles.example');
    expect(sourcesOf(policy).get('connect-src')).toEqual(sourcesOf(policyOf(PROJECT)).get('connect-src'));
    expect(policyOf({ ...PROJECT, VITE_BASE_MAP_URL: 'tiles/{z}/{x}/{y}.png' })).toBe(policyOf(PROJECT));
  });

  it('reads streets from the one configured file, and from nothing else on its server', () => {
    const file = 'https://storage.googleapis.com/acme-map/nc.pmtiles';
    const [policy, plain] = [policyOf({ ...PROJECT, VITE_BASE_MAP_URL: `${file}?v=2` }), policyOf(PROJECT)].map(
      sourcesOf,
    );
    expect(policy?.get('connect-src')).toEqual([...(plain?.get('connect-src') ?? []), file]);
    for (const [name, sources] of policy ?? []) if (name !== 'connect-src') expect(sources).toEqual(plain?.get(name));
    for (const address of ['http://storage.googleapis.com/acme-map/nc.pmtiles', 'https://', 'nc.pmtiles'])
      expect(policyOf({ ...PROJECT, VITE_BASE_MAP_URL: address })).toBe(policyOf(PROJECT));
  });

  it('shows pictures from one other site: the business card’s QR code', () => {
    const { origin } = new URL(qrServiceAddress('BEGIN:VCARD'));
    const own = ["'self'", 'data:', 'blob:', 'https://firebasestorage.googleapis.com/v0/b/acme.appspot.com/'];
    expect(sourcesOf(policyOf(PROJECT)).get('img-src')).toEqual([...own, origin]);
    for (const directive of ['script-src', 'connect-src', 'frame-src'])
      expect(sourcesOf(policyOf(PROJECT)).get(directive)).not.toContain(origin);
  });

  it('lets Stripe’s fields work: their script, requests, frames and those of banks, and nothing else from Stripe', () => {
    const policy = sourcesOf(policyOf(PROJECT));
    const ofStripe = (directive: string) => policy.get(directive)?.filter((source) => source.includes('stripe'));
    expect(ofStripe('script-src')).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com']);
    expect(ofStripe('connect-src')).toEqual(['https://api.stripe.com']);
    expect(ofStripe('frame-src')).toEqual([
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
    ]);
    for (const directive of ['img-src', 'media-src']) expect(ofStripe(directive)).toEqual([]);
    // The machine that plays Stripe serves its script from the app's own address: no policy is widened for it.
    expect(localHeaders('/invoice/abc', { isBuilt: true })['Content-Security-Policy']).not.toMatch(
      /script-src[^;]*127\.0\.0\.1/,
    );
  });

  it('asks for nothing the headers refuse', () => {
    const allowed = sourcesOf(everywhere['Content-Security-Policy'] ?? '');
    const covers = (source: string, pattern: string): boolean =>
      pattern === source ||
      source.startsWith(`${pattern}/`) ||
      (pattern.startsWith('https://*.') &&
        source.startsWith('https://') &&
        source.endsWith(pattern.slice('https://*'.length)));
    for (const [name, sources] of sourcesOf(policyOf(ALL)))
      for (const source of sources)
        expect(
          allowed.get(name)?.some((pattern) => covers(source, pattern)),
          `${name} ${source}`,
        ).toBe(true);
  });
});

describe('the headers', () => {
  it('keep other sites from embedding ours', () => {
    expect(everywhere).toMatchObject({
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
});

/** Features browsers allow only if a page's header permits them, and how the sources request them. */
const ASKED_BY: Record<string, RegExp> = {
  camera: /getUserMedia|capture="environment"|capture="user"/,
  microphone: /getUserMedia|SpeechRecognition|MediaRecorder/,
  geolocation: /navigator\.geolocation/,
  'screen-wake-lock': /wakeLock\.request/,
  'display-capture': /getDisplayMedia/,
  bluetooth: /navigator\.bluetooth/,
  usb: /navigator\.usb/,
};
const sources = sourcesIn('src').filter(({ path }) => !path.startsWith('src/testing/'));
const filesThatUse = (feature: string): string[] =>
  sources.filter(({ text }) => ASKED_BY[feature]?.test(text)).map(({ path }) => path);

describe('a page’s device permissions', () => {
  const allowed = new Map(
    (everywhere['Permissions-Policy'] ?? '').split(', ').map((entry) => {
      const [feature = '', list = ''] = entry.split('=');
      return [feature, list];
    }),
  );

  it.each(Object.keys(ASKED_BY))('%s is allowed where the sources use it, and refused otherwise', (feature) => {
    const users = filesThatUse(feature);
    // Features the header doesn't name are allowed to our pages: that is the browser's default.
    const list = allowed.get(feature) ?? '(self)';
    if (users.length > 0) expect(list, `${users.join(', ')} asks for the ${feature}; see firebase.json`).toBe('(self)');
    else expect(allowed.get(feature), `no source asks for ${feature}; refuse it in firebase.json`).toBe('()');
  });

  it('is in this test’s table, with how the sources ask for it', () => {
    expect([...allowed.keys()].filter((feature) => !(feature in ASKED_BY))).toEqual([]);
  });

  it('is the same on a local server', () => {
    for (const isBuilt of [true, false])
      expect(localHeaders('/jobs', { isBuilt })).toMatchObject({
        'Permissions-Policy': everywhere['Permissions-Policy'],
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      });
    expect(localHeaders('/public-website/acme', { isBuilt: true })).toEqual({});
  });
});

describe('the build on a local server', () => {
  const local = localHeaders('/jobs', { isBuilt: true });

  it('keeps production’s policy, with the emulators added to what pages load', () => {
    const [sent, deployed] = [local['Content-Security-Policy'] ?? '', everywhere['Content-Security-Policy'] ?? ''].map(
      sourcesOf,
    );
    expect(sent?.get('script-src')).toEqual(deployed?.get('script-src'));
    expect(sent?.get('connect-src')).toEqual([...(deployed?.get('connect-src') ?? []), 'http://127.0.0.1:*']);
    expect([...(deployed?.keys() ?? [])].filter((name) => !sent?.has(name))).toEqual(['upgrade-insecure-requests']);
  });

  it('sends what the hosting sends for each address', () => {
    expect(localHeaders('/invoice/abc', { isBuilt: true })['Referrer-Policy']).toBe('no-referrer');
    expect(localHeaders('/jobs/abc/report', { isBuilt: true })['Referrer-Policy']).toBe('no-referrer');
    expect(local['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    expect(localHeaders('/assets/app-1234567.js', { isBuilt: true })['Cache-Control']).toContain('immutable');
    expect(local['Cache-Control']).toBe('no-cache');
    expect(local).not.toHaveProperty('Strict-Transport-Security');
    expect(localHeaders('/jobs', { isBuilt: false })).not.toHaveProperty('Content-Security-Policy');
  });
});

describe('files in the bucket', () => {
  const cors = JSON.parse(readFileSync('storage.cors.json', 'utf8')) as { origin: string[]; method: string[] }[];
  const readers = sources.filter(({ text }) => /await fetch\((?:url|picture)/.test(text)).map(({ path }) => path);

  it('can be read by pages, not only shown: a bucket refuses that by default', () => {
    expect(readers, 'what reads pictures as bytes').toContain('src/documents/pdf/browserPictures.ts');
    expect(cors).toEqual([expect.objectContaining({ origin: ['*'], method: ['GET'] })]);
  });
});
