import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setFinancingState } from '@/domain/financing/api';
import { financingSchema } from '@/domain/financing/schema';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { financingRoutes } from '../routes';
import './FinancingPage';

const application = (id: string, changes: object) =>
  buildStored({
    kind: 'application',
    schema: financingSchema,
    fields: {
      ...{ subjectKind: 'invoice', subjectId: 'i1', subjectNumber: 'INV-00041', customerId: 'c1', mode: 'link' },
      ...{
        customerName: 'Ada Lovelace',
        lenderName: 'Wisetack',
        amountCents: 500_000,
        feePpm: 39_000,
        state: 'locked',
      },
      ...{ consentAt: '2026-01-10T10:00:00.000Z', consentBy: 'u1' },
      log: [{ at: '2026-01-10T10:00:00.000Z', by: 'u1', byName: 'Grace Hopper', state: 'sent', note: '' }],
      ...changes,
    },
    overrides: { id },
  });

const open = (path: string, records: object) =>
  renderApp({
    routes: financingRoutes,
    path,
    features: { invoices: true, wisetack: true },
    role: 'admin',
    now: '2026-01-13T19:00:00.000Z',
    records,
  });

describe('/wisetack', () => {
  it('lists and filters applications, and records a payout with the lender’s fee', async () => {
    const { callsOf } = answerCalls([answering(setFinancingState, () => ({}))]);
    const financing = [application('f1', {}), application('f2', { customerName: 'Alan Turing', state: 'declined' })];
    const { user } = await open('/wisetack', { financing });
    const table = await screen.findByRole('table', { name: 'Financing applications' });
    expect(await within(table).findByText('Alan Turing')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'ada');
    await waitFor(() => expect(screen.queryByText('Alan Turing')).toBeNull());
    await user.click(await screen.findByRole('link', { name: /Ada Lovelace/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Financing application' });
    expect(await within(drawer).findByText(/Updated by hand/)).toBeVisible();
    expect(within(drawer).getByText(/Grace Hopper/)).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: 'Update the status…' }));
    await user.click(within(drawer).getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Paid out' }));
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(callsOf(setFinancingState)).toMatchObject([
        { financingId: 'f1', state: 'paid-out', paidOutOn: '2026-01-13', feeCents: 19_500 },
      ]),
    );
  });

  it('leaves the status to a connected lender, and confirms the work there', async () => {
    const { callsOf } = answerCalls([answering(setFinancingState, () => ({}))]);
    const financing = [application('f1', { mode: 'partner', externalId: 'tx_1', merchantId: 'm-1' })];
    const { user } = await open('/wisetack?application=f1', { financing });
    const drawer = await screen.findByRole('dialog', { name: 'Financing application' });
    expect(await within(drawer).findByText(/Wisetack says where it is/)).toBeVisible();
    expect(within(drawer).queryByRole('button', { name: 'Update the status…' })).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: 'The work is done…' }));
    await user.click(await screen.findByRole('button', { name: 'The work is done' }));
    await waitFor(() => expect(callsOf(setFinancingState)).toMatchObject([{ financingId: 'f1', state: 'confirmed' }]));
  });

  it('records a partial refund of a loan, up to what is left', async () => {
    const { callsOf } = answerCalls([answering(setFinancingState, () => ({}))]);
    const steps = ['', '$1,000.00 given back'].map((note, index) => ({
      ...{ at: `2026-01-1${index + 1}T10:00:00.000Z`, by: 'u1', byName: 'Grace Hopper', state: 'paid-out', note },
    }));
    const paidOut = {
      state: 'paid-out',
      refundedCents: 100_000,
      paidOutOn: '2026-01-12',
      feeCents: 19_500,
      log: steps,
    };
    const { user } = await open('/wisetack?application=f1', { financing: [application('f1', paidOut)] });
    const drawer = await screen.findByRole('dialog', { name: 'Financing application' });
    expect(await within(drawer).findByText('$1,000.00')).toBeVisible();
    expect(within(drawer).getByText('Given back in part')).toBeVisible();
    expect(within(drawer).queryByRole('button', { name: 'Update the status…' })).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: 'Give money back…' }));
    const amount = within(drawer).getByRole('textbox', { name: 'Amount' });
    await user.clear(amount);
    await user.type(amount, '4000.01');
    await user.type(within(drawer).getByRole('textbox', { name: 'Reason' }), 'No duct');
    await user.click(within(drawer).getByRole('button', { name: 'Record the refund' }));
    expect(await within(drawer).findByText('At most $4,000.00', { selector: 'p' })).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '250');
    await user.click(within(drawer).getByRole('button', { name: 'Record the refund' }));
    await waitFor(() =>
      expect(callsOf(setFinancingState)).toMatchObject([
        { financingId: 'f1', state: 'refunded', givenBackCents: 125_000, note: 'No duct' },
      ]),
    );
  });

  it('previews the fee and the example, and requires a link when turned on', async () => {
    const { user, store } = await open('/wisetack?tab=settings', {});
    expect(await screen.findByText('On $5,000.00, the lender keeps $195.00 and you receive $4,805.00.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Offer monthly payments' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Paste your link from the lender’s portal', { selector: 'p' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Your link' }), 'https://lender.example/m/1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Financing settings saved.');
    expect((await store.get('companies/company-1/settings', 'billing'))?.data).toMatchObject({
      financing: { isOn: true, link: 'https://lender.example/m/1' },
    });
  });
});
