import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askPortalLink, openPortalPaper, readPortal, readPortalDoor } from '@/domain/portal/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderVisitor } from '@/testing/renderVisitor';
// Loaded before the first test, so that it doesn't have to wait.
import './PortalPage';

const TOKEN = 'Ab3-_Ab3-_Ab3-_Ab3-_Ab';
const company = { name: 'Lovelace Heating', phone: '', logoUrl: '', primaryColor: '#1d4ed8', accentColor: '#1d4ed8' };

it('shows what needs attention first, and opens each document under its own link', async () => {
  const calls = answerCalls([
    answering(readPortal, () => ({
      ...{ company, customerName: 'Ada Lovelace', timeZone: 'America/Chicago', endsAt: '2026-06-08T15:00:00.000Z' },
      papers: [
        {
          ...{ kind: 'invoice' as const, id: 'i1', title: 'Invoice INV-7', details: 'Repair · $123.45 open' },
          ...{ amountText: '$123.45', isOpen: true },
        },
        {
          ...{ kind: 'estimate' as const, id: 'e1', title: 'Estimate E26-1', details: 'Accepted' },
          ...{ amountText: '$5.00', isOpen: false },
        },
      ],
      payments: [{ on: 'Jun 1, 2026', amountText: '$5.00', details: 'Cash' }],
    })),
    answering(openPortalPaper, () => ({ token: 'B'.repeat(22) })),
  ]);
  const { user, router } = renderVisitor(`/portal/${TOKEN}`);
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(waiting).toHaveTextContent('Invoice INV-7, $123.45');
  expect(screen.getByRole('region', { name: 'Estimates' })).toHaveTextContent('Accepted');
  expect(screen.getByRole('region', { name: 'Payments' })).toHaveTextContent('$5.00, Jun 1, 2026');
  await user.click(within(waiting).getByRole('button', { name: 'Pay Invoice INV-7' }));
  expect(calls.callsOf(openPortalPaper)).toEqual([{ token: TOKEN, kind: 'invoice', id: 'i1' }]);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/invoices/${'B'.repeat(22)}`));
});

it('explains a link copied with a trailing period, instead of failing', async () => {
  renderVisitor('/portal/AAAABBBBCCCCDDDDEEEE.');
  expect(await screen.findByText(/This link does not show anything/)).toBeVisible();
});

it('e-mails the link on request, with the same answer for any address', async () => {
  const calls = answerCalls([answering(readPortalDoor, () => ({ company })), answering(askPortalLink, () => ({}))]);
  const { user } = renderVisitor('/portal/AAAABBBBCCCCDDDDEEEE');
  await user.type(await screen.findByRole('textbox', { name: /E-mail address/ }), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/If Lovelace Heating has ada@example.com on file/)).toBeVisible();
  expect(calls.callsOf(askPortalLink)).toEqual([{ companyId: 'AAAABBBBCCCCDDDDEEEE', email: 'ada@example.com' }]);
});
