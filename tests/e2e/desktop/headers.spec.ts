import { hostingHeaders } from '../../../scripts/build/hosting';
import { expect, test } from '../fixtures/test';

/** Paths of pages to check behind production's headers. The guard fails on anything that they block. */
const PAGES = ['/', '/demo', '/blog', '/login', '/register'];

test('pages have production’s headers, and nothing on them is blocked', async ({ page, request }) => {
  for (const address of PAGES) {
    const response = await request.get(address);
    const sent = response.headers();
    const wanted = hostingHeaders(address);
    for (const name of [
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
      'Cross-Origin-Opener-Policy',
    ])
      expect(sent[name.toLowerCase()], `${name} of ${address}`).toBe(wanted[name]);
    expect(sent['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

/** Chromium's own API for the features a page is allowed to use. */
type WithPolicy = Document & { featurePolicy: { allowsFeature: (feature: string) => boolean } };

test('microphone, camera and location are allowed, and other devices aren’t', async ({ page, context }) => {
  await page.goto('/login');
  const allowed = await page.evaluate(
    (features) => features.filter((feature) => (document as WithPolicy).featurePolicy.allowsFeature(feature)),
    ['microphone', 'camera', 'geolocation', 'screen-wake-lock', 'display-capture', 'bluetooth', 'usb'],
  );
  expect(allowed).toEqual(['microphone', 'camera', 'geolocation', 'screen-wake-lock']);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 30.27, longitude: -97.74 });
  const latitude = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords.latitude), reject),
      ),
  );
  expect(latitude).toBe(30.27);
});

test('an injected script doesn’t run', async ({ page, guard }) => {
  guard.allow(/Content Security Policy/);
  await page.goto('/login');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.head.append(script);
    return 'hasRun' in window;
  });
  expect(ran).toBe(false);
});

test('a company’s site has its own headers', async ({ request }) => {
  const response = await request.get('/public-website/nobody-has-this-name');
  expect(response.status()).toBe(404);
  const headers = response.headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()');
});
