import { expectOffline, goOffline, goOnline, installApp, outbox } from '../actions/offline';
import { expectLoaded, signIn } from '../actions/session';
import { expectNoSideScroll } from '../fixtures/accessibility';
import { patchDocument, readCollection } from '../fixtures/database';
import { switchOn } from '../fixtures/features';
import { addCustomer, addJob, addTechnician } from '../fixtures/records';
import { expect, test } from '../fixtures/test';
import { gradientPng } from '../../../scripts/seed/picture';

test.use({ serviceWorkers: 'allow' });

/** The upload URL of a photo's file. */
const UPLOAD = /\/o\?name=/;

test('the connection drops during a photo, and the job is finished and paid offline: everything arrives once', async ({
  page,
  context,
  company,
  guard,
}) => {
  const { owner, companyId } = company;
  const member = await company.hire('technician');
  await switchOn(company, [owner, member]);
  await patchDocument(`users/${member.uid}`, { rights: { collects: true } });
  const [customer, technician] = [await addCustomer(owner), await addTechnician(owner, member)];
  const job = await addJob(owner, { customer, technicianIds: [technician.id] });
  const stored = (name: string) => readCollection(`companies/${companyId}/${name}`);
  await signIn(page, member, `/jobs/${job.id}`);
  await installApp(page);
  await page.getByRole('button', { name: 'Start job' }).tap();
  await expectLoaded(page);
  await expect(outbox(page, 0)).toBeVisible();

  await test.step('the photo is uploading when the connection drops', async () => {
    await context.route(UPLOAD, () => new Promise(() => undefined));
    const isOnItsWay = page.waitForRequest(UPLOAD);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Take photo' }).tap();
    const buffer = Buffer.from(gradientPng([11, 93, 87], [251, 182, 36]));
    await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
    await isOnItsWay;
    await goOffline(page, guard);
    await context.unroute(UPLOAD);
    await expect(page.getByText('1 photo kept on this device').first()).toBeVisible();
  });

  await test.step('an item, the end of the work and cash are entered, and the app is reopened', async () => {
    await page.getByLabel('Name, line 1').fill('Igniter, replaced');
    await page.getByLabel('Price, line 1').fill('180');
    await page.getByLabel('Price, line 1').press('Tab');
    await page.getByRole('button', { name: 'Finish job' }).tap();
    await expect(page.getByText(/Work and parts come to \$180\.00/)).toBeVisible();
    await expectNoSideScroll(page);
    await page.getByRole('button', { name: 'Cash' }).tap();
    await page.getByLabel(/Amount/).fill('180');
    await page.getByRole('button', { name: 'I have the cash' }).tap();
    await expect(page.getByText('$180.00 cash is written down')).toBeVisible();
    await page.reload();
    await expectOffline(page);
    await expect(page.getByText(/Saved on this phone/)).toBeVisible();
  });

  await goOnline(page);
  await expect(page.getByText(/^\$180\.00 cash is on invoice/)).toBeVisible({ timeout: 60_000 });
  await expect(outbox(page, 0)).toBeVisible({ timeout: 60_000 });
  expect(await stored('payments')).toMatchObject([{ amountCents: 18_000, method: 'cash' }]);
  expect(await stored('invoices')).toMatchObject([{ totalCents: 18_000, status: 'paid' }]);
  expect(await stored('photos')).toHaveLength(1);
});
