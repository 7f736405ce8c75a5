import { expectOffline, goOffline, goOnline, installApp, outbox } from '../actions/offline';
import { expectLoaded, signIn } from '../actions/session';
import { checkPage, expectNoSideScroll } from '../fixtures/accessibility';
import { readDocument } from '../fixtures/database';
import { addCustomer, addJob, addProperty, addTechnician } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

const CHECKS = ['Gas off', 'Filter changed'];

/** A function's first call is slow on a busy machine. */
const SERVER_MS = 60_000;

test("a technician's day continues offline, and everything arrives once", async ({ page, company, guard }) => {
  const { owner } = company;
  const member = await company.hire('technician');
  const [customer, technician] = [await addCustomer(owner), await addTechnician(owner, member)];
  const property = await addProperty(owner, customer.id);
  const checklist = CHECKS.map((label, index) => ({ id: `check-${index}`, label }));
  const job = await addJob(owner, { customer, property, technicianIds: [technician.id], checklist });
  const path = `companies/${company.companyId}/jobs/${job.id}`;

  // The server creates the visit implied by the job, under the same id.
  const visit = `companies/${company.companyId}/schedule/${job.id}`;
  await expect
    .poll(() => readDocument(visit).catch(() => null), { timeout: SERVER_MS })
    .toMatchObject({ state: 'planned' });

  await signIn(page, member);
  await installApp(page);
  await page.goto('/technician-dashboard');
  const stop = page.getByRole('region', { name: 'Next stop' });
  await expect(stop).toContainText('No heat upstairs');
  await expect(stop).toContainText('Gate code 4711');
  await expect(stop.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await expect(stop.getByRole('link', { name: 'Navigate' })).toHaveAttribute('href', /destination=12%20Elm%20St/);
  await expectNoSideScroll(page);
  await checkPage(page);

  const current = page.getByRole('region', { name: 'Current job' });
  await stop.getByRole('button', { name: 'On my way' }).tap();
  const offer = page.getByRole('dialog', { name: /^Message / });
  await offer.getByText('Don’t send').tap();
  await expectNoSideScroll(page);
  await checkPage(page);
  await offer.getByRole('button', { name: 'Done' }).tap();
  await expect(current).toContainText('On the way');
  await current.getByRole('button', { name: 'Start job' }).tap();
  await expect(current).toContainText('On site');
  await expect(outbox(page, 0)).toBeVisible();
  // The server updates the job from its visit.
  await expect.poll(async () => (await readDocument(path))['progress']).toBe('in-progress');
  await current.getByRole('link', { name: 'Open job' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'No heat upstairs' })).toBeVisible();
  await expectLoaded(page);
  await expectNoSideScroll(page);
  await checkPage(page);

  await test.step('offline: an item is checked off, the job finished, the app reloaded', async () => {
    await goOffline(page, guard);
    await page.getByRole('checkbox', { name: 'Gas off' }).tap();
    await expect(page.getByRole('checkbox', { name: 'Gas off' })).toBeChecked();
    await page.getByRole('button', { name: 'Finish job' }).tap();
    await page
      .getByRole('dialog', { name: 'Finish with open checks?' })
      .getByRole('button', { name: 'Finish anyway' })
      .tap();
    await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Work done');
    await expect(outbox(page, 2)).toBeVisible();
    await outbox(page, 2).tap();
    await expect(
      page.getByRole('dialog', { name: 'Changes on this device' }).getByText('Waiting for a connection'),
    ).toHaveCount(2);
    await checkPage(page);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();

    await page.reload();
    await expectOffline(page);
    await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Work done');
    await expect(page.getByRole('checkbox', { name: 'Gas off' })).toBeChecked();
    await expect(outbox(page, 2)).toBeVisible();
    expect(await readDocument(path)).toMatchObject({ progress: 'in-progress' });
  });

  await goOnline(page);
  await expect(outbox(page, 0)).toBeVisible({ timeout: 60_000 });
  const stored = await readDocument(path);
  expect(stored['progressLog']).toMatchObject([
    { state: 'scheduled', by: owner.uid },
    { state: 'in-progress', by: member.uid },
    { state: 'work-done', by: member.uid },
  ]);
  expect(stored).toMatchObject({
    progress: 'work-done',
    checklist: [
      { label: 'Gas off', isDone: true, doneBy: member.uid },
      { label: 'Filter changed', isDone: false },
    ],
  });
  await page.goto('/technician-dashboard');
  await expect(page.getByRole('region', { name: 'Done (1)' })).toContainText('No heat upstairs');
});
