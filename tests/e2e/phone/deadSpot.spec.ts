import type { BrowserContext, Page } from '@playwright/test';
import { installApp, outbox, SUBSCRIPTION_CHECK } from '../actions/offline';
import { expectLoaded, signIn } from '../actions/session';
import { checkPage, expectNoSideScroll } from '../fixtures/accessibility';
import { OFFLINE_NOISE } from '../fixtures/consoleGuard';
import { readDocument } from '../fixtures/database';
import { addCustomer, addJob, addTechnician } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

/** The servers for sign-in, data, functions and files. */
const SERVERS = /^http:\/\/(?:127\.0\.0\.1|localhost):(?:9098|8081|5002|9198)\//;
/** Simulates a dead spot: every request hangs, and the browser thinks it is online. */
async function lie(context: BrowserContext): Promise<void> {
  await context.route(SERVERS, () => new Promise(() => undefined));
}

/** The first line is ready for typing. */
async function addLine(page: Page, name: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Work and parts' });
  const field = section.getByLabel('Name, line 1');
  await field.fill(name);
  await field.press('Tab');
  await expect(field).toHaveValue(name);
}

test('on a dead connection: the job opens from the device, work is entered, and arrives when the server responds', async ({
  page,
  company,
  guard,
  context,
}) => {
  const { owner } = company;
  const member = await company.hire('technician');
  const [customer, technician] = [await addCustomer(owner), await addTechnician(owner, member)];
  const job = await addJob(owner, { customer, technicianIds: [technician.id] });
  await signIn(page, member, `/jobs/${job.id}`);
  await installApp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'No heat upstairs' })).toBeVisible();
  await expectLoaded(page);
  await page.close();

  guard.allow(OFFLINE_NOISE);
  guard.allow(SUBSCRIPTION_CHECK);
  await lie(context);
  const second = await context.newPage();
  await second.goto(`/jobs/${job.id}`);
  await expect(second.getByText(/^Slow connection:/)).toBeVisible();
  await expect(second.getByRole('heading', { level: 1, name: 'No heat upstairs' })).toBeVisible();
  await expect(second.getByText('Slow connection: showing what is on this device.')).toBeVisible();
  await addLine(second, 'Igniter');
  await expect(outbox(second, 1)).toBeVisible();
  await expectNoSideScroll(second);
  await checkPage(second);

  await context.unroute(SERVERS);
  await second.reload();
  await expect(outbox(second, 0)).toBeVisible({ timeout: 60_000 });
  await expect(second.getByText(/^Slow connection:/)).toBeHidden();
  await expect
    .poll(() => readDocument(`companies/${company.companyId}/jobWork/${job.id}`))
    .toMatchObject({ workLines: [{ name: 'Igniter' }] });
});
