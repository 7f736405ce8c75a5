import { writeFile } from 'node:fs/promises';
import { gradientPng } from '../../../scripts/seed/picture';
import { expectLoaded, goTo, signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { readCollection } from '../fixtures/database';
import { addCustomer, addProperty, addTechnician } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

const MEGABYTE = 1024 * 1024;

test('a job is booked from its customer, worked on with photos, and waits for its invoice', async ({
  page,
  company,
}) => {
  const { owner } = company;
  const customer = await addCustomer(owner);
  await addProperty(owner, customer.id);
  await addTechnician(owner);
  await signIn(page, owner, `/customers/${customer.id}/details`);
  await page.getByRole('link', { name: 'New job' }).first().click();

  await test.step('the customer, the only property and the contact are filled in', async () => {
    await expect(page.getByRole('textbox', { name: 'Customer', exact: true })).toHaveValue('Ada Lovelace');
    await page.getByRole('button', { name: 'Contact on site' }).click();
    await expect(page.getByLabel('Contact phone')).toHaveValue('(828) 555-0134');
    await expectLoaded(page);
    await checkPage(page);
  });
  await page.getByLabel('Title').fill('No heat upstairs');
  await page.getByRole('button', { name: 'Checklist' }).click();
  await page.getByRole('button', { name: 'Common checks: Service call' }).click();
  await page.getByRole('button', { name: 'Book job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No heat upstairs' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Property' })).toContainText('4711');
  const address = page.url();

  const progress = page.getByRole('region', { name: 'Progress' }).getByRole('listitem');
  await test.step('start, put on hold with a reason, resume', async () => {
    await page.getByRole('button', { name: 'Start job' }).click();
    await expect(progress.first()).toContainText('In progress');
    await page.getByRole('button', { name: /^More actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Put on hold…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Put on hold/ });
    await dialog.getByRole('radio', { name: 'Other' }).click();
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(dialog.getByLabel('Details')).toHaveAccessibleDescription('Enter what the job is waiting for');
    await checkPage(page);
    await dialog.getByLabel('Details').fill('Dog in the yard');
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(progress.first()).toContainText('Dog in the yard');
    await page.getByRole('button', { name: 'Resume' }).first().click();
    await expect(progress.first()).toContainText('In progress');
  });

  await test.step('a photo appears; a file that is too large or isn’t a picture is refused with the reason', async () => {
    const photos = page.getByRole('region', { name: 'Photos' });
    const choose = async (...files: [name: string, content: Uint8Array][]): Promise<void> => {
      // From disk, as a person would: passing 61 MB in a message takes the browser long.
      const written = files.map(async ([name, content]) => {
        const file = test.info().outputPath(name);
        await writeFile(file, content);
        return file;
      });
      const chooser = page.waitForEvent('filechooser');
      await photos.getByRole('button', { name: 'Add photos' }).click();
      await (await chooser).setFiles(await Promise.all(written));
    };
    await choose(['notes.txt', Buffer.from('no picture')], ['huge.png', Buffer.alloc(61 * MEGABYTE)]);
    await expect(photos.getByRole('alert')).toContainText('notes.txt: This is not a picture that can be uploaded.');
    await expect(photos.getByRole('alert')).toContainText(
      'huge.png: This picture is 61 MB; at most 60 MB can be uploaded.',
    );
    await checkPage(page);
    await choose(['burner.png', gradientPng([11, 93, 87], [251, 182, 36])]);
    await expect(photos.getByRole('button', { name: /^Open/ })).toHaveCount(1);
    await photos.getByRole('button', { name: /^Open/ }).click();
    const large = page.getByRole('dialog').getByAltText(/photo/);
    await expect(large).toHaveJSProperty('naturalWidth', 320);
    await checkPage(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await page.getByRole('button', { name: 'Finish job' }).click();
  const question = page.getByRole('dialog', { name: 'Finish with open checks?' });
  await checkPage(page);
  await question.getByRole('button', { name: 'Finish anyway' }).click();
  await expect(progress.first()).toContainText('Work done');
  await page.reload();
  await expect(progress).toContainText([/Work done/, /In progress/, /Dog in the yard/, /In progress/, /Scheduled/]);

  await test.step('it appears in the list of jobs to invoice', async () => {
    await goTo(page, '/jobs');
    await page.getByRole('button', { name: 'To invoice' }).click();
    await expect(page).toHaveURL(/view=needs-invoicing/);
    await expect(page.getByRole('link', { name: /No heat upstairs/ })).toHaveAttribute(
      'href',
      new URL(address).pathname,
    );
    await checkPage(page);
    await goTo(page, '/landing');
    await expect(page.getByRole('region', { name: /^Needs you/ })).toContainText('No heat upstairs');
  });

  const [job] = await readCollection(`companies/${company.companyId}/jobs`);
  expect(job).toMatchObject({
    progress: 'work-done',
    holdReason: '',
    invoiceId: null,
    invoice: { status: null, customerId: customer.id },
  });
});
