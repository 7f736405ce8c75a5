import { newId } from '@/lib/ids';
import { openVerificationLinks } from '../../seed/emulators';
import type { Journey } from './journey';
import { linkInMailTo } from './mailbox';

/** Passed from one journey of the new company to the next. */
type Story = { email: string; customerEmail: string; estimatePage: string };

/** From the home page to a new company's first payment; in this order. */
export function ownerJourneys(): { byOwner: Journey[]; byCustomer: Journey; afterwards: Journey[] } {
  const id = newId(8).toLowerCase();
  const story: Story = { email: `rosa.${id}@example.com`, customerEmail: `dana.${id}@example.com`, estimatePage: '' };

  const firstEstimate: Journey = {
    name: 'new owner, from the home page to the first priced, taxed estimate sent',
    limit: 25,
    arrange: async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    walk: async ({ page, click, fill, clickElsewhere }) => {
      await click(page.getByRole('link', { name: 'Start free' }).first());
      await fill(page.getByLabel('E-mail'), story.email);
      await fill(page.getByLabel(/^Password/), 'correct horse battery');
      await fill(page.getByLabel('Company name'), 'Ibáñez Plumbing');
      await click(page.getByText('Plumbing', { exact: true }));
      await click(page.getByRole('button', { name: 'Create company', exact: true }));

      await fill(page.getByLabel('Your name'), 'Rosa Ibáñez');
      await fill(page.getByLabel('Company phone'), '8285550100');
      await fill(page.getByLabel('Street'), '48 Haywood Rd');
      await fill(page.getByLabel('City'), 'Asheville');
      await fill(page.getByLabel('ZIP code'), '28806');
      await click(page.getByRole('button', { name: 'Continue' }));
      await fill(page.getByLabel('Its rate'), '2.25');
      await click(page.getByRole('button', { name: 'Charge 7%' }));
      await click(page.getByRole('button', { name: /^Write your first estimate/ }));

      await fill(page.getByRole('textbox', { name: 'Customer', exact: true }), 'Dana Whitfield');
      await click(page.getByRole('option', { name: /^New customer/ }));
      const customer = page.getByRole('dialog', { name: 'New customer' });
      await fill(customer.getByLabel('E-mail'), story.customerEmail);
      await click(customer.getByRole('button', { name: /^(Create|Save)/ }));
      await customer.waitFor({ state: 'hidden' });
      // The title comes from the first line.
      await fill(page.getByRole('textbox', { name: 'Name, line 1' }), '50 gallon gas heater, installed');
      await fill(page.getByRole('textbox', { name: 'Price, line 1' }), '2400');
      await click(page.getByRole('button', { name: 'Save and send' }));
      const mail = page.getByRole('dialog', { name: /^Send/ });
      await mail.waitFor();
      await clickElsewhere(() => openVerificationLinks([story.email]));
      // Back from the mail, as if by switching tabs.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await mail.getByText('Confirm your e-mail address first').waitFor({ state: 'hidden' });
      await click(mail.getByRole('button', { name: 'Send', exact: true }));
      await mail.waitFor({ state: 'hidden' });
      await page.getByText('Sent', { exact: true }).first().waitFor();
      await page.getByText('$2,568.00').first().waitFor();
      story.estimatePage = page.url().split('#')[0] ?? '';
    },
  };
  const sign: Journey = {
    name: 'customer, from the mail to a signed estimate',
    walk: async ({ page, click, fill, clickElsewhere }) => {
      const link = await linkInMailTo(story.customerEmail, 'estimates|invoices');
      await clickElsewhere(() => page.goto(link));
      await fill(page.getByLabel('Your name'), 'Dana Whitfield');
      // With a finger the signature is drawn; with a mouse it is typed.
      await click(page.getByText('Type', { exact: true }));
      await click(page.getByRole('button', { name: /^Accept for/ }));
      await page.getByText('Thank you, this estimate is accepted').waitFor();
    },
  };
  const job: Journey = {
    name: 'office, from an accepted estimate to its job',
    arrange: async (page) => {
      await page.goto(story.estimatePage);
      await page.getByRole('button', { name: 'Create job' }).waitFor();
    },
    walk: async ({ page, click }) => {
      await click(page.getByRole('button', { name: 'Create job' }));
      await page.waitForURL('**/jobs/*');
      // It isn't scheduled yet.
      await page.getByText('Find a time').first().waitFor();
    },
  };
  const invoice: Journey = {
    name: 'office, from a finished job to its sent invoice',
    arrange: async (page) => {
      // The next free window is suggested.
      await page.getByRole('button', { name: /^More/ }).first().click();
      await page.getByRole('menuitem', { name: 'Set a time…' }).click();
      await page.getByRole('button', { name: 'No window' }).waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Start job' }).first().click();
      await page.getByRole('button', { name: 'Finish job' }).first().click();
      await page.getByRole('link', { name: 'Invoice now' }).first().waitFor();
    },
    walk: async ({ page, click }) => {
      await click(page.getByRole('link', { name: 'Invoice now' }).first());
      await click(page.getByRole('button', { name: 'Send invoice' }));
      await page.waitForURL(/\/invoices\/[A-Za-z0-9]{20}$/);
      await page.getByRole('heading', { level: 1, name: /INV-/ }).waitFor();
    },
  };
  const payment: Journey = {
    name: 'office, a check comes in for an invoice',
    walk: async ({ page, click }) => {
      await click(page.getByRole('button', { name: 'Record payment' }).first());
      const dialog = page.getByRole('dialog');
      await click(dialog.getByRole('button', { name: 'Record payment' }));
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText('Paid', { exact: true }).first().waitFor();
    },
  };
  return { byOwner: [firstEstimate], byCustomer: sign, afterwards: [job, invoice, payment] };
}
