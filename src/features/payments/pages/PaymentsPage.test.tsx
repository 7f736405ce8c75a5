import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookClosingSchema, closeBooks } from '@/domain/ledger/closing';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { connectPayoutAccount, getPayoutAccount, listPayouts, refundPayment } from '@/domain/payment/api';
import { sendDocument } from '@/domain/public-document/api';
import { openAddress } from '@/lib/openAddress';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { buildPayment } from '@/testing/factories/invoice';
import { renderApp } from '@/testing/renderApp';
import { paymentsRoutes } from '../routes';

const FEATURES = { customers: true, invoices: true, payments: true };
const RECORDS = {
  payments: [
    buildPayment({
      id: 'p1',
      customerName: 'Ada Lovelace',
      method: 'cash',
      amountCents: 12_000,
      receivedOn: '2026-03-02',
      reference: 'till 1',
    }),
    buildPayment({
      id: 'p2',
      customerName: 'Grace Hopper',
      method: 'cheque',
      amountCents: 30_050,
      receivedOn: '2026-03-02',
      reference: '1042',
    }),
    buildPayment({
      id: 'p3',
      customerName: 'Alan Turing',
      method: 'card',
      state: 'disputed',
      amountCents: 7_500,
      receivedOn: '2026-03-01',
      stripePaymentIntentId: 'pi_1',
      stripeFeeCents: 248,
    }),
  ],
};
const account = (state: 'none' | 'incomplete' | 'ready') =>
  answering(getPayoutAccount, () => ({ state, accountId: '', isTestMode: true }));

const open = (path: string, features: Record<string, boolean> = FEATURES, records: object = RECORDS) =>
  renderApp({ routes: paymentsRoutes, path, features, records, now: '2026-03-02T18:00:00.000Z' });

describe('/payments', () => {
  it('lists payments, finds one by reference, opens and refunds it', async () => {
    const calls = answerCalls([account('ready'), answering(refundPayment, () => ({}))]);
    const { user, router } = await open('/payments');
    expect(await screen.findByText(/^Customers can pay by card/)).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Payments' });
    expect(await within(table).findByText('$300.50')).toBeVisible();
    expect(within(table).getByText('Disputed')).toBeVisible();

    await user.type(screen.getByRole('searchbox'), '1042');
    await waitFor(() => expect(screen.queryByText('Ada Lovelace')).toBeNull());
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    expect(screen.getByRole('link', { name: /Mar 2/ })).toHaveAttribute('href', '/payments?q=1042&payment=p2');

    await router.navigate('/payments?payment=p1');
    const drawer = await screen.findByRole('dialog', { name: 'Payment' });
    await user.click(await within(drawer).findByRole('button', { name: 'Refund…' }));
    const amount = within(drawer).getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '500');
    await user.type(within(drawer).getByRole('textbox', { name: /Reason/ }), 'Paid twice');
    await user.click(within(drawer).getByRole('button', { name: 'Record the refund' }));
    expect(await within(drawer).findByText('At most $120.00', { selector: 'p' })).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '20');
    await user.click(within(drawer).getByRole('button', { name: 'Record the refund' }));
    await waitFor(() =>
      expect(calls.callsOf(refundPayment)).toMatchObject([
        { paymentId: 'p1', amountCents: 2_000, reason: 'Paid twice' },
      ]),
    );
  });

  it('links a loan payment to its application instead of refunding it', async () => {
    answerCalls([account('ready')]);
    const payments = [buildPayment({ id: 'financing-f1', method: 'financing', amountCents: 12_000 })];
    const { user } = await open('/payments?payment=financing-f1', { ...FEATURES, wisetack: true }, { payments });
    const drawer = await screen.findByRole('dialog', { name: 'Payment' });
    await user.click(await within(drawer).findByRole('button', { name: 'Refund…' }));
    const link = within(drawer).getByRole('link', { name: 'Open the application' });
    expect(link).toHaveAttribute('href', '/wisetack?application=f1');
    expect(within(drawer).queryByRole('textbox', { name: /Amount/ })).toBeNull();
  });

  it('e-mails a receipt to the customer with editable text', async () => {
    const calls = answerCalls([
      account('ready'),
      answering(sendDocument, () => ({ mailId: 'm1', number: '', token: '', leftToday: null })),
    ]);
    const { user } = await open('/payments?payment=p1', FEATURES, {
      ...RECORDS,
      customers: [buildCustomer({ id: 'customer-1', email: 'ada@example.com' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Send the receipt…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send receipt' });
    expect(await within(dialog).findByText('ada@example.com')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Send receipt' }));
    await waitFor(() =>
      expect(calls.callsOf(sendDocument)).toMatchObject([
        {
          kind: 'receipt',
          subjectId: 'p1',
          to: ['ada@example.com'],
          message: expect.stringContaining('$120.00 for invoice INV-00041') as string,
        },
      ]),
    );
  });

  it('keeps its filters in the address', async () => {
    answerCalls([account('ready')]);
    await open('/payments?method=cash');
    const table = await screen.findByRole('table', { name: 'Payments' });
    expect(await within(table).findByText('Ada Lovelace')).toBeVisible();
    expect(within(table).queryByText('Grace Hopper')).toBeNull();
  });

  it('links an admin to Stripe setup, and says when the feature is off', async () => {
    answerCalls([
      account('none'),
      answering(connectPayoutAccount, () => ({ url: 'https://connect.stripe.example/x' })),
    ]);
    const { user, unmount } = await open('/payments', FEATURES, {});
    expect(await screen.findByText('No payments yet')).toBeVisible();
    const connect = await screen.findByRole('button', { name: 'Connect Stripe' });
    // The page's main action, beside its title: not a link below it.
    expect(connect.closest('header')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(connect).not.toHaveAttribute('data-variant', 'text');
    await user.click(connect);
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith('https://connect.stripe.example/x'));
    unmount();

    await open('/payments', { invoices: true });
    expect(await screen.findByText('Card payments are not switched on for you')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Payouts' })).toBeNull();
  });

  it('totals a day, and lists payouts with their payments', async () => {
    answerCalls([
      account('ready'),
      answering(listPayouts, () => ({
        payouts: [
          {
            id: 'po_1',
            status: 'paid',
            arrivesOn: '2026-03-02',
            amountCents: 7_252,
            feeCents: 248,
            payments: [
              {
                paymentId: 'p3',
                invoiceNumber: 'INV-00041',
                customerName: 'Alan Turing',
                isDamaged: false,
                amountCents: 7_500,
                feeCents: 248,
              },
              {
                ...{ paymentId: 'p9', invoiceNumber: '', customerName: '', isDamaged: true },
                ...{ amountCents: 5_000, feeCents: 175 },
              },
            ],
          },
        ],
        hasMore: false,
      })),
    ]);
    const { user } = await open('/payments?tab=day');
    expect(await screen.findByRole('row', { name: 'Cash 1 payment $120.00' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Total $420.50' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Payouts' }));
    expect(await screen.findByRole('link', { name: 'Alan Turing, INV-00041' })).toHaveAttribute(
      'href',
      '/payments?payment=p3',
    );
    expect(screen.getByRole('link', { name: 'A payment whose record is damaged' })).toBeVisible();
  });

  it('closes the books through a date, and reopens them only with a reason', async () => {
    const calls = answerCalls([account('ready'), answering(closeBooks, ({ through }) => ({ closedThrough: through }))]);
    const log = [{ at: '2026-02-03T15:00:00.000Z', by: 'u1', byName: 'Ada Lo', before: '', after: '2026-01-31' }];
    const { user } = await renderApp({
      routes: paymentsRoutes,
      path: '/payments?tab=closed',
      features: FEATURES,
      role: 'admin',
      records: {
        bookClosings: [
          buildStored({
            kind: 'closing',
            schema: bookClosingSchema,
            fields: { closedThrough: '2026-01-31', log },
            overrides: { id: 'books' },
          }),
        ],
      },
      now: '2026-03-02T18:00:00.000Z',
    });
    expect(await screen.findByRole('heading', { name: 'Closed through January 31, 2026' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Ada Lo' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Close a period' }));
    await user.click(await screen.findByRole('button', { name: 'Close the period' }));
    await waitFor(() =>
      expect(calls.callsOf(closeBooks)).toEqual([{ before: '2026-01-31', through: '2026-02-28', reason: '' }]),
    );

    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reopen a period' });
    await user.click(within(dialog).getByRole('button', { name: 'Reopen the period' }));
    expect(await within(dialog).findAllByText('Say why the period is reopened.')).not.toHaveLength(0);
  });

  it('totals write-offs in a period, by customer with reasons', async () => {
    answerCalls([account('ready')]);
    const entry = (id: string, changes: object) =>
      buildStored({
        kind: 'entry',
        schema: ledgerEntrySchema,
        fields: {
          kind: 'written-off',
          on: '2026-02-10',
          month: '2026-02',
          at: '2026-02-10T15:00:00.000Z',
          by: 'u1',
          customerId: 'c1',
          customerName: 'Ada Lovelace',
          invoiceId: id,
          invoiceNumber: id,
          balanceChangeCents: -10_000,
          reason: 'Moved away',
          ...changes,
        },
        overrides: { id },
      });
    const ledger = [
      entry('INV-1', {}),
      entry('INV-2', { on: '2026-01-05', month: '2026-01', balanceChangeCents: -2_500 }),
      entry('INV-3', { on: '2026-02-20', balanceChangeCents: 10_000, reason: 'Paid after all' }),
    ];
    const { router } = await open('/payments?tab=bad-debts', FEATURES, { ledger });
    expect(await screen.findByRole('heading', { name: '$25.00 written off' })).toBeVisible();
    expect(screen.getByRole('row', { name: /INV-1 .*Moved away.* \$100\.00/ })).toBeVisible();
    await router.navigate('/payments?tab=bad-debts&month=2026-01');
    await waitFor(() => expect(screen.queryByRole('row', { name: /INV-1/ })).toBeNull());
    expect(await screen.findByRole('row', { name: /INV-2/ })).toBeVisible();
  });
});
