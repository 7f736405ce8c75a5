import type { Page } from '@playwright/test';
import { newEmail } from '../../../tests/e2e/fixtures/company';
import type { Journey } from './journey';
import { linkInMailTo } from './mailbox';

/** Returns the journey on the technician's phone, starting at a copy of an estimate. */
export const signedHere = (estimateId: string): Journey => ({
  name: 'technician, from an estimate to its signature on this phone',
  limit: 4,
  arrange: async (page) => {
    await page.goto(`/estimates/new?copyOf=${estimateId}`);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Show to customer' }).waitFor();
  },
  walk: async ({ page, click, draw }) => {
    await click(page.getByRole('button', { name: 'Show to customer' }));
    await draw(page.getByLabel('Draw your signature here'));
    await click(page.getByRole('button', { name: /^Accept for/ }));
    await page.getByText(/^Thank you/).waitFor();
    await click(page.getByRole('button', { name: 'Hand back' }));
    await page
      .getByText(/signature/i)
      .first()
      .waitFor();
  },
});

/** Not counted: the office writes down what was done, and the work is finished. */
export async function finishJob(page: Page, jobPath: string): Promise<void> {
  await page.goto(jobPath);
  await page.getByLabel('Name, line 1').fill('Capacitor, replaced');
  await page.getByLabel('Price, line 1').fill('180');
  await page.getByLabel('Price, line 1').press('Tab');
  await page.getByText('$180.00 before discounts and tax').waitFor();
  await page.getByRole('button', { name: 'Start job' }).first().click();
  await page.getByRole('button', { name: 'Finish job' }).first().click();
  await page.getByRole('link', { name: 'Invoice now' }).first().waitFor();
}

/** Returns the journey on the phone of a technician who may collect payments. */
export const paidAtTheDoor = (jobPath: string): Journey => ({
  name: 'technician, from a finished job to cash and its receipt',
  limit: 5,
  arrange: async (page) => {
    await page.goto(jobPath);
    await page.getByRole('link', { name: 'Collect payment' }).first().waitFor();
  },
  walk: async ({ page, click }) => {
    await click(page.getByRole('link', { name: 'Collect payment' }).first());
    // People read the balance before they ask for it.
    await page.getByText('$180.00').first().waitFor();
    await click(page.getByRole('button', { name: 'Cash' }));
    await click(page.getByRole('button', { name: 'I have the cash' }));
    await page.getByText(/cash is on invoice/).waitFor();
    await click(page.getByRole('button', { name: 'E-mail the receipt' }));
    await page.getByRole('button', { name: 'E-mailed' }).waitFor();
  },
});

/** From the office's start page, with a customer on the phone who has agreed to texts. */
export const bookedByText: Journey = {
  name: 'office, a call from a known customer to a booked job, confirmed by text',
  limit: 8,
  arrange: async (page) => {
    await page.goto('/landing');
    await page.getByRole('link', { name: 'New job' }).first().waitFor();
  },
  walk: async ({ page, click, fill }) => {
    await click(page.getByRole('link', { name: 'New job' }).first());
    await fill(page.getByRole('textbox', { name: 'Customer', exact: true }), '5550134');
    await click(page.getByRole('option', { name: /Ada Lovelace/ }).first());
    await fill(page.getByLabel('Title'), 'Thermostat is blank');
    await click(page.getByRole('button', { name: 'Book job' }));
    await click(page.getByRole('button', { name: 'Tell the customer…' }));
    const message = page.getByRole('dialog', { name: /^Booked/ });
    await message.getByText(/^Counts as 1 text message/).waitFor();
    await click(message.getByRole('button', { name: /^Send/ }));
    await message.waitFor({ state: 'hidden' });
  },
};

/** From the team's settings to the invited person's first day, on their own phone; one message is sent. */
export const invitedColleague = (theirs: Page): Journey => {
  const email = newEmail('sam');
  return {
    name: 'owner and technician, from an invitation to the first day seen',
    limit: 6,
    arrange: async (page) => {
      await page.goto('/settings?tab=team');
      await page.getByRole('button', { name: 'Invite colleagues' }).waitFor();
    },
    walk: async ({ page, click, fill, clickElsewhere, on }) => {
      await click(page.getByRole('button', { name: 'Invite colleagues' }));
      const dialog = page.getByRole('dialog', { name: 'Invite colleagues' });
      await fill(dialog.getByLabel(/^Who/), `Sam Field ${email}`);
      await click(dialog.getByRole('button', { name: 'Invite', exact: true }));
      await dialog.getByText(`${email} is invited`).waitFor();
      const link = await linkInMailTo(email, 'register');
      await clickElsewhere(() => theirs.goto(link));
      const hand = on(theirs);
      await hand.fill(theirs.getByLabel(/^Password/), 'correct horse battery');
      await hand.click(theirs.getByRole('button', { name: 'Join', exact: true }));
      await theirs.getByRole('heading', { level: 1, name: 'My day' }).waitFor();
    },
  };
};
