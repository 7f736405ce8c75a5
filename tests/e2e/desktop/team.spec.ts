import { expectLoaded, signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { newEmail, PASSWORD } from '../fixtures/company';
import { expect, test } from '../fixtures/test';

test('an invited colleague joins, gets another role, and is locked out as soon as they are removed', async ({
  page,
  company,
  openBrowser,
  guard,
}) => {
  const email = newEmail('sam');
  await signIn(page, company.owner, '/settings?tab=team');
  const dialog = page.getByRole('dialog', { name: 'Invite colleagues' });
  const invite = async (whom: string): Promise<void> => {
    await page.getByRole('button', { name: 'Invite colleagues' }).click();
    await dialog.getByLabel(/^Who/).fill(`Sam Field <${whom}>`);
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText(`${whom} is invited`);
  };
  const invitations = page.getByRole('region', { name: 'Open invitations' });

  await test.step('a mistaken invitation is withdrawn', async () => {
    const wrong = newEmail('wrong');
    await invite(wrong);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await invitations.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText(`The invitation of ${wrong} no longer works.`)).toBeVisible();
    await expect(invitations).toHaveCount(0);
  });

  await invite(email);
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(invitations).toContainText(`Sam Field · ${email}`);
  await expect(invitations).toContainText('E-mail sent');
  const mailsTo = async (address: string): Promise<{ text: string }[]> => {
    const mailbox = await page.request.get(
      `http://127.0.0.1:${process.env['FIELDWRIGHT_MAILBOX_PORT']}/api/mails?to=${encodeURIComponent(address)}`,
    );
    return ((await mailbox.json()) as { mails: { text: string }[] }).mails;
  };
  const mails = await mailsTo(email);

  // The specification requires this console message for a user without a company.
  guard.allow(/Subscription check: the user or the company is missing/);
  const theirs = await openBrowser();
  await test.step('the link in the e-mail asks for a password and lets them in', async () => {
    await theirs.goto(/https?:\S+\/register\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Join your company' })).toBeVisible();
    await expect(theirs.getByLabel('E-mail')).toHaveValue(email);
    await expect(theirs.getByLabel('First name')).toHaveValue('Sam');
    await checkPage(theirs);
    await theirs.getByLabel(/^Password/).fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
    await expectLoaded(theirs);
    expect(await mailsTo(email), 'one message').toHaveLength(1);
  });

  await test.step('the admin gives them another role, which they see immediately', async () => {
    await page.reload();
    await expect(invitations).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Role of Sam Field' }).click();
    await page.getByRole('option', { name: 'Office' }).click();
    await expect(page.getByText('Sam Field is now Office.')).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Today' })).toBeVisible();
    await expectLoaded(theirs);
  });

  await test.step('once removed, they lose the page they have open', async () => {
    // Watched data is denied from now on, which the database client reports.
    guard.allow(/permission|insufficient|not allowed|status of 403.*:runAggregationQuery/i);
    await page.getByRole('button', { name: 'More about Sam Field' }).click();
    await page.getByRole('menuitem', { name: 'Remove from the company' }).click();
    await page.getByRole('dialog', { name: 'Remove Sam Field?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Sam Field was removed.')).toBeVisible();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Where do you work?' })).toBeVisible();
    // Their session has ended too, which shows on the next visit.
    guard.allow(/status of 400.*accounts:lookup/);
    await theirs.goto('/customers');
    await expect(theirs).toHaveURL(/\/login\?from=%2Fcustomers$/);
  });
});
