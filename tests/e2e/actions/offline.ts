import { expect, type Page } from '@playwright/test';
import type { ConsoleGuard } from '../fixtures/consoleGuard';
import { OFFLINE_NOISE } from '../fixtures/consoleGuard';

/** Waits until this page is served from the device, as on every visit but the first. */
export async function installApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Each visit asks the server about the subscription. Leaving before the response aborts the request, which is reported.
  const checked = page.waitForResponse(
    (response) => response.url().endsWith('/checkSubscription') && response.request().method() === 'POST',
  );
  await page.reload();
  await checked;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The specification requires logging every failure of this check, even when offline. */
export const SUBSCRIPTION_CHECK = /Error checking user subscriptions/;

/** Matches reads past the device's copy: a transaction, which Firestore rejects if another write intervenes; no data is lost. */
const REPEATED_READ = /status of (?:400 \(Bad Request\)|409 \(Conflict\)) .*documents:commit/;

/** Firestore closes its write channel when the connection is back; the server has forgotten it by then, which loses nothing. */
const FORGOTTEN_CHANNEL = /status of 400 .*\/Write\/channel\?.*TYPE=terminate/;

/** A photo that had arrived when its connection broke is sent again and rejected, because evidence is written once. */
const REPEATED_UPLOAD = /status of 403 .*\/o\?name=/;

/** Takes the browser offline. From then on Chromium's errors about failed requests are expected. */
export async function goOffline(page: Page, guard: ConsoleGuard): Promise<void> {
  guard.allow(OFFLINE_NOISE);
  guard.allow(SUBSCRIPTION_CHECK);
  guard.allow(REPEATED_READ);
  guard.allow(FORGOTTEN_CHANNEL);
  guard.allow(REPEATED_UPLOAD);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
}

/**
 * Expects the offline notice on a page loaded offline. Chromium may or may not report being offline (its `navigator.onLine` is true again
 * after a reload); if not, the app has noticed the silence on its own.
 */
export const expectOffline = (page: Page): Promise<void> =>
  expect(page.getByText(/^(You are offline\.|Slow connection: showing)/)).toBeVisible();

export const goOnline = (page: Page): Promise<void> => page.context().setOffline(false);

/** Returns the header button showing how many changes are only on this device. */
export const outbox = (page: Page, waiting: number) =>
  page.getByRole('button', {
    name:
      waiting === 0
        ? 'Everything is saved on the server'
        : `${waiting} ${waiting === 1 ? 'change' : 'changes'} not on the server yet`,
  });
