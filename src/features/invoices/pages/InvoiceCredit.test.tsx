import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { undoWriteOff } from '@/domain/invoice/api';
import { applyCredit, creditUseIds, takeBackCredit } from '@/domain/invoice/credit';
import { cancelScheduledSend, scheduledSendSchema, scheduleSend } from '@/domain/mail/scheduled';
import { bookClosingSchema } from '@/domain/ledger/closing';
import { recordPayment } from '@/domain/payment/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { buildBalance, buildInvoice } from '@/testing/factories/invoice';
import { renderApp } from '@/testing/renderApp';
import { invoiceLinkRoutes, invoicesRoutes } from '../routes';
import './InvoicePage';

const source = buildInvoice({ id: 'source', number: 'INV-00041', state: 'issued', balanceCents: -5000, isOpen: false });
const target = buildInvoice({ id: 'target', number: 'INV-00052', state: 'issued' });

const open = (records: object) =>
  renderApp({
    routes: [...invoicesRoutes, ...invoiceLinkRoutes],
    path: '/invoices/target',
    features: { invoices: true, customers: true },
    role: 'admin',
    now: '2026-01-13T19:00:00.000Z',
    records,
  });

describe('an open invoice', () => {
  it('is paid with another invoice’s credit', async () => {
    const { callsOf } = answerCalls([answering(applyCredit, () => ({}))]);
    const balances = [{ ...buildBalance('customer-1', 0), overpaidCents: 5000 }];
    const { user } = await open({ invoices: [source, target], balances });
    expect(await screen.findByText('Ada Lovelace has $50.00 of credit')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use credit…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Use credit on INV-00052' });
    expect(await within(dialog).findByText('Up to $50.00')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Use credit' }));
    await waitFor(() =>
      expect(callsOf(applyCredit)).toMatchObject([
        { fromInvoiceId: 'source', toInvoiceId: 'target', amountCents: 5000 },
      ]),
    );
  });

  it('returns credit and undoes a write-off, each with a reason', async () => {
    const { callsOf } = answerCalls([answering(takeBackCredit, () => ({})), answering(undoWriteOff, () => ({}))]);
    const at = '2026-01-13T10:00:00.000Z';
    const settlements = [
      { id: creditUseIds('use-1').taken, kind: 'payment', name: 'Credit from INV-00041', amountCents: 5000, at },
      { id: 'gone', kind: 'write-off', name: 'Written off', amountCents: 1000, at },
    ] as const;
    const used = { ...target, document: { ...target.document, settlements: [...settlements] } };
    const { user } = await open({ invoices: [used] });
    const list = await screen.findByRole('list', { name: 'Payments and credits' });
    for (const [button, submit] of [
      ['Remove', 'Remove'],
      ['Undo', 'Undo write-off'],
    ] as const) {
      await user.click(within(list).getByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog');
      await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A mistake');
      await user.click(within(dialog).getByRole('button', { name: submit }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(callsOf(takeBackCredit)).toEqual([{ requestId: 'use-1', reason: 'A mistake' }]);
    expect(callsOf(undoWriteOff)).toEqual([{ invoiceId: 'target', requestId: 'gone', reason: 'A mistake' }]);
  });

  it('refuses a payment dated in closed books', async () => {
    const { callsOf } = answerCalls([]);
    const closing = buildStored({
      kind: 'closing',
      schema: bookClosingSchema,
      fields: { closedThrough: '2026-01-10' },
      overrides: { id: 'books' },
    });
    const { user } = await open({ invoices: [target], bookClosings: [closing] });
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Closed through January 10, 2026')).toBeVisible();
    const day = within(dialog).getByRole('textbox', { name: /Received on/ });
    await user.clear(day);
    await user.type(day, '01/09/2026');
    await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(day).toBeInvalid());
    expect(callsOf(recordPayment)).toEqual([]);
  });

  it('can be scheduled for a date, and says so until it is sent', async () => {
    const { callsOf } = answerCalls([answering(scheduleSend, () => ({})), answering(cancelScheduledSend, () => ({}))]);
    const { user } = await open({ invoices: [target] });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send on another day…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send on another day' });
    const day = await within(dialog).findByRole('textbox', { name: 'Day' });
    await user.clear(day);
    await user.type(day, '01/20/2026');
    await user.tab();
    await user.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await waitFor(() =>
      expect(callsOf(scheduleSend)).toMatchObject([
        { kind: 'invoice', subjectId: 'target', on: '2026-01-20', to: ['ada@example.com'] },
      ]),
    );
  });

  it('shows a scheduled send, and cancels it', async () => {
    const { callsOf } = answerCalls([answering(cancelScheduledSend, () => ({}))]);
    const scheduled = buildStored({
      kind: 'scheduled',
      schema: scheduledSendSchema,
      fields: {
        ...{ kind: 'invoice', subjectId: 'target', on: '2026-01-20', to: ['ada@example.com'], subject: 'Invoice' },
        ...{ message: '', state: 'waiting', by: 'u1', scheduledAt: '2026-01-12T10:00:00.000Z' },
      },
      overrides: { id: 'invoice-target' },
    });
    const { user } = await open({ invoices: [target], scheduledSends: [scheduled] });
    expect(await screen.findByText('Goes out on Jan 20, 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel it' }));
    await user.click(await screen.findByRole('button', { name: 'Do not send it' }));
    await waitFor(() => expect(callsOf(cancelScheduledSend)).toEqual([{ kind: 'invoice', subjectId: 'target' }]));
  });
});
