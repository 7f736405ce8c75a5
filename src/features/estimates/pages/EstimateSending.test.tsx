import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consentEntrySchema } from '@/domain/message/consent';
import { sendDocument, textDocument } from '@/domain/public-document/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { countedGets } from '@/testing/countedGets';
import { buildStored } from '@/testing/factories/build';
import { PAYING } from '@/testing/factories/company';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEstimate } from '@/testing/factories/estimate';
import { renderApp } from '@/testing/renderApp';
import { estimateLinkRoutes, estimatesRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './EstimateViewPage';
import './EstimateDetailsPage';

const NOW = '2026-01-12T15:12:00.000Z';
const ada = buildCustomer({ id: 'customer-1', email: 'ada@example.com' });
const answers = {
  mail: answering(sendDocument, () => ({ mailId: 'm1', number: 'E26-K7M3Q', token: 'a'.repeat(22), leftToday: null })),
  text: answering(textDocument, () => ({ to: '(512) 555-0134', number: 'E26-K7M3Q', token: 'a'.repeat(22) })),
};

/** A draft's page, for a company with this customer. */
const open = (customer = ada, more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: [...estimatesRoutes, ...estimateLinkRoutes],
    path: '/estimates/e1/view',
    now: NOW,
    company: PAYING,
    features: { customers: true, jobs: true, invoices: true, estimates: true },
    ...more,
    records: { customers: [customer], estimates: [buildEstimate({ id: 'e1' })], ...more.records },
  });

it('sends a draft once despite repeated clicks, and asks before sending without tax', async () => {
  const calls = answerCalls([answers.mail]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send E26-K7M3Q' });
  expect(await within(dialog).findByText('ada@example.com')).toBeVisible();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send' }));
  const question = await screen.findByRole('dialog', { name: 'Send it without sales tax?' });
  expect(calls.callsOf(sendDocument)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Send without tax' }));
  expect(await screen.findByText('Sent to ada@example.com.')).toBeVisible();
  const sent = calls.callsOf(sendDocument) as { sendId: string; subjectId: string; to: string[] }[];
  expect(new Set(sent.map(({ sendId }) => sendId)).size).toBe(1);
  expect(sent[0]).toMatchObject({ kind: 'estimate', subjectId: 'e1', to: ['ada@example.com'] });
});

it('sends by text, e-mail or both, with consent and the segment count', async () => {
  const phone = '+15125550134';
  const consents = [
    buildStored({
      kind: 'consent',
      schema: consentEntrySchema,
      fields: { phone, channel: 'sms', purpose: 'transactional', state: 'yes', source: 'phone', at: NOW, by: 'user-1' },
      overrides: {},
    }),
  ];
  const calls = answerCalls([answers.mail, answers.text]);
  const { user } = await open({ ...ada, phone }, { records: { consents } });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send E26-K7M3Q' });
  await user.click(await within(dialog).findByRole('radio', { name: 'Both' }));
  const preview = within(dialog).getByRole('region', { name: 'Preview of the text message' });
  expect(preview).toHaveTextContent(
    /your estimate E26-K7M3Q from .* is ready: http.*\/estimates\/.*Reply STOP to opt out/,
  );
  expect(preview).toHaveTextContent('Counts as 1 text message ');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Send without tax' }));
  expect(await screen.findByText('Sent to ada@example.com, (512) 555-0134.')).toBeVisible();
  expect(calls.callsOf(sendDocument)).toHaveLength(1);
  expect(calls.callsOf(textDocument)).toMatchObject([
    { kind: 'estimate', subjectId: 'e1', message: expect.stringContaining('{link}') as string, isReminder: false },
  ]);
});

it('requires consent before texting, and offers the phone’s own messages until then', async () => {
  const { user } = await open({ ...ada, phone: '+15125550134' });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send E26-K7M3Q' });
  await user.click(await within(dialog).findByRole('radio', { name: 'Text message' }));
  expect(await within(dialog).findByText(/has not agreed to text messages yet/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Record consent…' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Text from this phone' })).toBeVisible();
});

it('keeps the e-mail open when the customer cannot be read, without endless retries', async () => {
  const gets = countedGets('customers/customer-1', { isBroken: true });
  const { user } = await open(ada, { wrapStore: gets.wrapStore });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send E26-K7M3Q' });
  const subject = await within(dialog).findByLabelText(/Subject/);
  const count = gets.count();
  // Parts of the form read the customer, too.
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(subject).toBeInTheDocument();
  expect(gets.count()).toBe(count);
});

it('saves the typed address of a customer without one', async () => {
  answerCalls([answers.mail]);
  const { user, store } = await open({ ...ada, email: '' });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send E26-K7M3Q' });
  expect(await within(dialog).findByText(/is saved to the customer/)).toBeVisible();
  await user.type(within(dialog).getByPlaceholderText('name@example.com'), 'Ada@New.example{Enter}');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Send without tax' }));
  expect(await screen.findByText('Sent to ada@new.example.')).toBeVisible();
  expect((await store.get('companies/company-1/customers', 'customer-1'))?.data['email']).toBe('ada@new.example');
});
