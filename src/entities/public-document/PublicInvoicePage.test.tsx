import { act, render, screen, waitFor } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPublicDocument } from '@/data/publicDocuments';
import { startCardPayment, startFieldPayment } from '@/domain/payment/api';
import type { CardFields } from '@/domain/payment/fields';
import { recordView } from '@/domain/public-document/api';
import type { PublicDocument, PublicInvoice } from '@/domain/public-document/schema';
import { openAddress } from '@/lib/openAddress';
import { answerCalls, answering } from '@/testing/answerCalls';
import { playedStripe } from '@/testing/playedStripe';
import { theme } from '@/ui/theme';
import { PublicInvoicePage } from './PublicInvoicePage';
// Imported up front, so that no test waits for its code to load.
import '../payment/CardFields';

const TOKEN = 'abcdefghijklmnopqrstuv';
let tell: (document: PublicDocument | null) => void = () => undefined;

const invoice = (changes: Partial<PublicInvoice> = {}): PublicInvoice => ({
  status: 'issued',
  currency: 'USD',
  totalCents: 25_000,
  balanceCents: 25_000,
  dueOn: '2199-01-12',
  canPayByCard: true,
  lateFeeNotice: '',
  financing: null,
  payments: [],
  ...changes,
});
const shown = (changes: Partial<PublicInvoice> = {}): PublicDocument => ({
  kind: 'invoice',
  companyId: 'c1',
  subjectId: 'i1',
  businessUnitId: '',
  updatedAt: '2026-01-12T10:00:00.000Z',
  endsAt: '',
  timeZone: 'America/Chicago',
  company: {
    name: 'Blue Ridge Heating',
    logoUrl: '',
    primaryColor: '#0b5d57',
    accentColor: '#0b5d57',
    phone: '(828) 555-0100',
    email: '',
    website: '',
    addressLines: [],
  },
  paper: null,
  estimate: null,
  item: null,
  visit: null,
  agreement: null,
  loadCalculation: null,
  plumbing: null,
  inspection: null,
  readings: null,
  serviceReport: null,
  invoice: invoice(changes),
});

const FIELDS: CardFields = {
  publishableKey: 'pk_test_1',
  accountId: 'acct_1',
  clientSecret: 'pi_1_secret_2',
  script: '',
};

/** `fields`: the response of a server with a publishable key; null = of one without. */
function open(search = '', fields: CardFields | null = null) {
  const calls = answerCalls([
    answering(startFieldPayment, () => ({ fields })),
    answering(recordView, () => ({})),
    answering(startCardPayment, () => ({ url: 'https://checkout.stripe.example/1' })),
  ]);
  render(
    <MantineProvider theme={theme} env="test">
      <MemoryRouter initialEntries={[`/invoices/${TOKEN}${search}`]}>
        <PublicInvoicePage token={TOKEN} />
      </MemoryRouter>
    </MantineProvider>,
  );
  return { calls, user: userEvent.setup() };
}

beforeEach(() => {
  vi.mocked(openAddress).mockClear();
  vi.mocked(watchPublicDocument).mockImplementation((_token, onNext) => {
    tell = (document) => act(() => onNext(document));
    return () => undefined;
  });
});

describe('an invoice link', () => {
  it('shows the balance, accepts less but never more, and opens the payment page', async () => {
    const { calls, user } = open();
    tell(shown());
    expect(screen.getAllByText('$250.00')[0]).toBeVisible();
    expect(screen.getByText('Due Jan 12, 2199')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $250.00' })).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
    await waitFor(() => expect(calls.callsOf(recordView)).toEqual([{ token: TOKEN }]));

    await user.click(screen.getByRole('button', { name: 'Pay a different amount' }));
    const amount = screen.getByRole('textbox', { name: /Amount to pay/ });
    await user.clear(amount);
    await user.type(amount, '300');
    await user.click(screen.getByRole('button', { name: 'Pay $300.00' }));
    expect(screen.getByText(/At most \$250\.00/, { selector: 'p' })).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '100');
    await user.click(screen.getByRole('button', { name: 'Add a tip' }));
    await user.type(screen.getByRole('textbox', { name: 'Tip' }), '{Backspace}{Backspace}{Backspace}{Backspace}5');
    await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith('https://checkout.stripe.example/1'));
    expect(calls.callsOf(startCardPayment)).toMatchObject([{ token: TOKEN, amountCents: 10_000 }]);
  });

  it('takes payment in Stripe’s fields, and retries after a decline', async () => {
    const stripe = playedStripe([{ error: { message: 'Your card was declined.' } }, {}]);
    const { calls, user } = open('', FIELDS);
    tell(shown());
    await user.click(screen.getByRole('button', { name: 'Pay $250.00' }));
    const pay = await screen.findByRole('button', { name: 'Pay $250.00' });
    await waitFor(() => expect(pay).toBeEnabled());
    await user.click(pay);
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    expect(screen.queryByText('Your payment is being processed')).toBeNull();
    await user.click(pay);
    expect(await screen.findByText('Your payment is being processed')).toBeVisible();
    expect(stripe.loaded).toEqual([FIELDS]);
    expect(stripe.confirmed).toEqual(['payment', 'payment']);
    expect(openAddress).not.toHaveBeenCalled();
    expect(calls.callsOf(startCardPayment)).toEqual([]);
  });

  it('opens Stripe’s page if the fields cannot load', async () => {
    playedStripe('blocked');
    const { user } = open('', FIELDS);
    tell(shown());
    await user.click(screen.getByRole('button', { name: 'Pay $250.00' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith('https://checkout.stripe.example/1'));
  });

  it('shows a payment only when the document says so, not the address', () => {
    sessionStorage.setItem(`fw-paying-${TOKEN}`, '0');
    open('?paid=1');
    tell(shown());
    expect(screen.getByText('Your payment is being processed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    tell(
      shown({
        status: 'paid',
        balanceCents: 0,
        payments: [{ on: '2026-01-13', method: 'card', amountCents: 25_000, isProcessing: false }],
      }),
    );
    expect(screen.getByText('Thank you, your payment has arrived')).toBeVisible();
    expect(screen.getByText('Paid')).toBeVisible();
    expect(screen.getByText('Paid in full')).toBeVisible();
    expect(screen.queryByText('$0.00')).not.toBeInTheDocument();
  });

  it('does not ask again for a pending payment', () => {
    open();
    tell(shown({ payments: [{ on: '2026-01-13', method: 'bank', amountCents: 25_000, isProcessing: true }] }));
    expect(screen.getByText('Your payment is being processed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('says how to pay a company that takes no cards', () => {
    open();
    tell(shown({ canPayByCard: false }));
    expect(screen.getByText('To arrange payment, please call (828) 555-0100.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('shows nothing for an invalid link', () => {
    const { calls } = open();
    tell(null);
    expect(screen.getByText('This link does not show anything')).toBeVisible();
    expect(calls.callsOf(recordView)).toEqual([]);
  });

  it('shows the monthly payment with its example, only within the lender’s range', async () => {
    const financing = {
      ...{ lenderName: 'Wisetack', link: 'https://lender.example/m/1', minCents: 20_000, maxCents: 2_500_000 },
      ...{ aprPpm: 120_000, termMonths: 60, terms: 'Subject to credit approval.' },
    };
    open();
    tell(shown({ financing }));
    const offer = await screen.findByRole('list', { name: 'Monthly payments' });
    expect(offer).toHaveTextContent('About $5.57 a month');
    expect(offer).toHaveTextContent('at 12% APR is 60 payments of $5.57. Subject to credit approval.');
    expect(screen.getByRole('link', { name: 'See monthly options with Wisetack' })).toHaveAttribute(
      'href',
      'https://lender.example/m/1',
    );
    tell(shown({ financing: { ...financing, minCents: 50_000 } }));
    await waitFor(() => expect(screen.queryByText('Pay monthly')).toBeNull());
  });
});
