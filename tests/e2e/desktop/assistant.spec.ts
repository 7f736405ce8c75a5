import { expectLoaded, signIn } from '../actions/session';
import { checkDark, checkPage } from '../fixtures/accessibility';
import { readCollection } from '../fixtures/database';
import { switchOn } from '../fixtures/features';
import { addCustomer } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test('a manager turns AI on, asks a question, opens a source, accepts a note and undoes it', async ({
  page,
  company,
}) => {
  const { owner, companyId } = company;
  await switchOn(company, [owner], ['aiAssistant', 'customers', 'jobs']);
  await addCustomer(owner);
  await signIn(page, owner, '/settings?tab=assistant');

  await test.step('nothing is requested before someone turned it on', async () => {
    await page.getByRole('switch', { name: 'Use AI in this company' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('AI settings saved.')).toBeVisible();
  });

  await test.step('an answer comes with the record it is based on', async () => {
    await page.goto('/assistant');
    await expectLoaded(page);
    await page.getByRole('textbox', { name: 'Your question' }).fill('Find the customer Lovelace');
    await page.keyboard.press('Enter');
    const chip = page.getByRole('link', { name: /Ada Lovelace/ }).first();
    await expect(chip).toBeVisible();
    await checkPage(page);
    await checkDark(page);
    await chip.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  });

  await test.step('next to the page a note is proposed, added and undone', async () => {
    const notes = async () => (await readCollection(`companies/${companyId}/notes`)).length;
    await page.keyboard.press('Control+j');
    const panel = page.getByRole('complementary', { name: 'Assistant' });
    await panel
      .getByRole('textbox', { name: 'Your question' })
      .fill('Write a note about this customer: gate code is 4411');
    await page.keyboard.press('Enter');
    const card = panel.getByRole('region', { name: /^Proposal/ });
    await expect(card).toContainText('4411');
    expect(await notes()).toBe(0);
    await card.getByRole('button', { name: 'Add note' }).click();
    await expect(card).toContainText('Done');
    expect(await notes()).toBe(1);
    await checkPage(page);
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toContainText('Taken back');
    expect(await notes()).toBe(0);
  });
});
