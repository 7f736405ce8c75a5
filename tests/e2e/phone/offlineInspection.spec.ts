import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { gradientPng } from '../../../scripts/seed/picture';
import { expectOffline, goOffline, goOnline, installApp, outbox } from '../actions/offline';
import { expectLoaded, signIn } from '../actions/session';
import { checkPage, expectNoSideScroll } from '../fixtures/accessibility';
import { readCollection, readDocument } from '../fixtures/database';
import { switchOn } from '../fixtures/features';
import {
  addCustomer,
  addEquipment,
  addInspectionTemplate,
  addJob,
  addProperty,
  addTechnician,
} from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

const MEGABYTE = 1024 * 1024;
type Picture = { name: string; content: Uint8Array };
/** As taken by an iPhone, in a format this browser can't display. */
const HEIC: Picture = {
  name: 'IMG_0001.HEIC',
  content: Buffer.concat([Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'), Buffer.alloc(64)]),
};
/** Larger than the upload limit: it is downscaled on the device. */
const HUGE: Picture = {
  name: 'plate.png',
  content: Buffer.concat([gradientPng([11, 93, 87], [251, 182, 36]), Buffer.alloc(30 * MEGABYTE)]),
};

const question = (page: Page, label: string): Locator => page.getByRole('heading', { level: 2, name: label });
const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).tap();

async function addPicture(page: Page, within: Locator, { name, content }: Picture): Promise<void> {
  // From disk, as a person would: passing 30 MB in a message takes the browser long.
  const file = test.info().outputPath(name);
  await writeFile(file, content);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    within.getByRole('button', { name: 'Add photos' }).tap(),
  ]);
  await chooser.setFiles(file);
  await page
    .getByRole('dialog', { name: /^Mark the photo/ })
    .getByRole('button', { name: 'Use photo' })
    .tap();
}

/** Types the name, as a customer would who prefers not to draw. */
async function sign(dialog: Locator): Promise<void> {
  await dialog.getByText('Type', { exact: true }).tap();
  await dialog.getByLabel('Your name').fill('Ada Lovelace');
  await dialog.getByRole('button', { name: 'Sign', exact: true }).tap();
  await expect(dialog).toBeHidden();
}

test('an inspection done offline, from its start to the signed repair, arrives once and in order', async ({
  page,
  context,
  company,
  guard,
}) => {
  test.slow();
  const { owner, companyId } = company;
  const member = await company.hire('technician');
  await switchOn(company, [owner, member], ['inspections', 'estimates']);
  const [customer, technician] = [await addCustomer(owner), await addTechnician(owner, member)];
  const property = await addProperty(owner, customer.id);
  const unit = await addEquipment(owner, customer.id, property.id);
  await addInspectionTemplate(owner, 'Autumn check', {
    sections: [
      {
        id: 'burner',
        title: 'Burner',
        items: [
          { id: 'filter', kind: 'check', label: 'Filter clean', isRequired: true },
          { id: 'igniter', kind: 'check', label: 'Igniter whole', isRequired: true, comments: ['Cracked.'] },
          { id: 'co', kind: 'number', label: 'CO in the flue', unit: 'ppm', max: 100, isRequired: true },
          { id: 'done', kind: 'text', label: 'What was done', isRequired: true },
          { id: 'plate', kind: 'photo', label: 'Rating plate', isRequired: true },
          { id: 'customer', kind: 'signature', label: 'Customer', isRequired: true },
        ],
      },
    ],
  });
  const job = await addJob(owner, { customer, property, technicianIds: [technician.id], equipmentIds: [unit.id] });
  const inCompany = (collection: string) => readCollection(`companies/${companyId}/${collection}`);

  await signIn(page, member, `/jobs/${job.id}`);
  await installApp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'No heat upstairs' })).toBeVisible();
  await expectLoaded(page);
  await expect(outbox(page, 0)).toBeVisible();

  await test.step('it starts on the job with a company template, and is answered by thumb', async () => {
    await goOffline(page, guard);
    await page.getByRole('link', { name: 'New inspection' }).tap();
    await page.getByRole('link', { name: /^Autumn check/ }).tap();
    await expect(page.getByLabel('Inspector')).toHaveValue('Marcus Reed');
    await page.getByRole('button', { name: 'Start inspection' }).tap();
    await expect(question(page, 'Filter clean')).toBeVisible();
    await expectNoSideScroll(page);
    await checkPage(page);
    await page.getByRole('button', { name: 'Pass' }).tap();
    await expect(question(page, 'Igniter whole')).toBeVisible();
    await page.getByRole('button', { name: 'Fail' }).tap();
    await page.getByRole('button', { name: 'Cracked.' }).tap();
  });

  const address = page.url();
  await test.step('the tab is closed in the middle, and everything is there after reopening', async () => {
    await page.close({ runBeforeUnload: false });
  });
  const again = await context.newPage();
  await again.goto(address);
  await expectOffline(again);
  await expect(question(again, 'Igniter whole')).toBeVisible();
  await expect(again.getByRole('button', { name: 'Fail', pressed: true })).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Note' })).toHaveValue('Cracked.');
  await expect(again.getByText('2 of 6 answered')).toBeVisible();

  await test.step('a finding with a photo and a price, approved with a signature', async () => {
    await again.getByRole('button', { name: 'Raise finding' }).tap();
    const raising = again.getByRole('dialog', { name: 'Raise a finding' });
    await expect(raising.getByLabel('What is wrong')).toHaveValue('Failed: Igniter whole (cracked)');
    await raising.getByLabel('What is wrong').fill('Igniter is cracked');
    await addPicture(again, raising, HEIC);
    await raising.getByRole('button', { name: 'Add line' }).tap();
    const line = again.getByRole('dialog', { name: /^Line 1/ });
    await line.getByLabel('Name').first().fill('Igniter, replaced');
    await line.getByLabel('Price per unit').fill('189');
    await line.getByRole('button', { name: 'Done' }).tap();
    await checkPage(again);
    await raising.getByRole('button', { name: 'Save finding' }).tap();
    await expect(raising).toBeHidden();

    await again.getByRole('button', { name: 'Igniter is cracked' }).tap();
    const finding = again.getByRole('dialog', { name: 'Igniter is cracked' });
    await finding.getByRole('button', { name: 'More steps' }).tap();
    await again.getByRole('menuitem', { name: 'Approve and sign…' }).tap();
    const approving = again.getByRole('dialog', { name: 'Approve and sign' });
    await expect(approving).toContainText('$189.00');
    await checkPage(again);
    await sign(approving);
    await finding.getByRole('button', { name: 'Plan the repair' }).tap();
    await again.getByRole('menuitem', { name: 'Repair it on the job where it was found' }).tap();
    // The steps move when the state changes.
    await expect(finding.getByText('Repair scheduled')).toBeVisible();
    await finding.getByRole('button', { name: 'Repaired…' }).tap();
    await again.getByRole('button', { name: 'Yes, repaired' }).tap();
    await expect(finding).toContainText('Repaired');
    await finding.getByRole('button', { name: 'Close' }).tap();
  });

  await test.step('the rest is answered, signed and completed', async () => {
    await next(again);
    await again.getByRole('textbox', { name: 'CO in the flue' }).fill('36');
    await next(again);
    await again.getByRole('textbox', { name: 'What was done' }).fill('Cleaned the burner.');
    await next(again);
    await expect(question(again, 'Rating plate')).toBeVisible();
    await addPicture(again, again.getByRole('main'), HUGE);
    await next(again);
    await again.getByRole('button', { name: 'Sign', exact: true }).tap();
    await sign(again.getByRole('dialog', { name: 'Customer' }));
    await next(again);
    await again.getByRole('button', { name: 'Complete inspection' }).tap();
    await expect(again.getByRole('heading', { level: 1, name: 'Autumn check' })).toBeVisible();
    await expect(again.getByRole('region', { name: 'Summary' })).toContainText('67%');
    await checkPage(again);
    expect(await inCompany('inspections')).toEqual([]);
  });

  await goOnline(again);
  // A photo that failed while the connection came back is retried a minute later.
  await expect(outbox(again, 0)).toBeVisible({ timeout: 120_000 });
  const [inspection, ...more] = await inCompany('inspections');
  expect(more).toEqual([]);
  expect(inspection).toMatchObject({
    title: 'Autumn check',
    state: 'failed',
    score: 67,
    failedCount: 1,
    jobId: job.id,
    customerId: customer.id,
    customerName: 'Ada Lovelace',
    equipmentIds: [unit.id],
    inspectorName: 'Marcus Reed',
    signatures: [{ id: 'customer', name: 'Ada Lovelace' }],
  });
  expect(inspection?.['answers']).toMatchObject([
    { id: 'filter', value: 'pass', by: member.uid },
    { id: 'igniter', value: 'fail', note: 'Cracked.' },
    { id: 'co', value: '36' },
    { id: 'done', value: 'Cleaned the burner.' },
    { id: 'customer', value: 'Ada Lovelace' },
  ]);
  const [finding, ...others] = await inCompany('findings');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    title: 'Igniter is cracked',
    state: 'repaired',
    source: { kind: 'inspection', id: inspection?.id, itemId: 'igniter' },
    approvedByName: 'Ada Lovelace',
    repairJobId: job.id,
    equipmentId: unit.id,
  });
  expect(await inCompany('findingApprovals')).toMatchObject([
    { findingId: finding?.id, name: 'Ada Lovelace', work: '1 Igniter, replaced', totalCents: 18_900 },
  ]);
  const photos = await inCompany('photos');
  expect(
    photos.map(({ subjectKind, itemId, contentType }) => [subjectKind, itemId, contentType].join(' ')).toSorted(),
  ).toEqual(['finding  image/heic', 'inspection plate image/jpeg']);

  await again.goto(`/jobs/${job.id}`);
  await expect(again.getByRole('region', { name: 'To put right on this job' })).toContainText('Igniter is cracked');
  await expect(again.getByRole('region', { name: 'Inspections' })).toContainText('67%');
  expect(await readDocument(`companies/${companyId}/jobs/${job.id}`)).toMatchObject({ title: 'No heat upstairs' });
});
