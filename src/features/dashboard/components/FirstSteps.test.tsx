import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getPayoutAccount } from '@/domain/payment/api';
import { removeSampleData } from '@/domain/sample-data/api';
import { NO_SAMPLES } from '@/domain/sample-data/schema';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEstimate } from '@/testing/factories/estimate';
import { renderApp } from '@/testing/renderApp';
import { FirstSteps } from './FirstSteps';

const ALL = {
  customers: true,
  jobs: true,
  technicians: true,
  pricebook: true,
  taxes: true,
  payments: true,
  estimates: true,
};
const routes = [
  {
    path: '/here',
    Page: () => (
      <>
        <p>Page</p>
        <FirstSteps place="top" />
        <FirstSteps place="end" />
      </>
    ),
    handle: { title: 'Here' },
  },
];
async function open(extra: Partial<Parameters<typeof renderApp>[0]> = {}) {
  answerCalls([answering(getPayoutAccount, () => ({ state: 'none' as const, accountId: '', isTestMode: true }))]);
  const view = await renderApp({
    routes,
    path: '/here',
    role: 'admin',
    features: ALL,
    ...extra,
    company: { email: 'office@blueridge.example', ...extra.company },
  });
  await screen.findByText('Page');
  return view;
}

describe('the onboarding checklist', () => {
  it('checks off what has been done, with a link to each step', async () => {
    await open({
      records: {
        customers: [buildCustomer({ id: 'c1' })],
        estimates: [buildEstimate({ id: 'e1', state: 'draft' })],
      },
    });
    expect(await screen.findByText('1 of 6 done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import your customers: done' })).toHaveAttribute('href', '/customers');
    expect(screen.getByRole('link', { name: /^Set your sales tax/ })).toHaveAttribute('href', '/taxes');
    expect(screen.getByRole('link', { name: /^Accept cards/ })).toHaveAttribute('href', '/payments');
    // A draft doesn't count as sent.
    expect(screen.getByRole('link', { name: /^Send your first estimate/ })).toHaveAttribute('href', '/estimates/new');
  });

  it('asks for the company’s e-mail if missing, since customers reply to it', async () => {
    await open({ company: { email: '' } });
    expect(await screen.findByText('0 of 7 done')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Enter your company’s e-mail/ })).toHaveAttribute(
      'href',
      '/settings?tab=company',
    );
  });

  it('does not count sample data, which can be removed here', async () => {
    const { user } = await open({
      records: { customers: [buildCustomer({ id: 'c1' })] },
      company: { sampleData: { ...NO_SAMPLES, customers: ['c1'] } },
    });
    expect(await screen.findByText('0 of 6 done')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Get your first job paid' })).toBeVisible();
    answerCalls([answering(removeSampleData, () => ({ removedCount: 20, keptNames: ['Maria Alvarez'] }))]);
    await user.click(screen.getByRole('button', { name: 'Remove sample data' }));
    expect(await screen.findByText(/20 sample records removed\. 1 record that you have changed or used/)).toBeVisible();
  });

  it('no longer promises the first paid job once one is paid', async () => {
    await open({
      features: { ...ALL, invoices: true },
      records: { customers: [buildCustomer({ id: 'c1' })], payments: [{ id: 'p1' }] },
    });
    expect(await screen.findByRole('region', { name: 'Finish setting up' })).toBeVisible();
  });

  it('shows the progress once it is known', async () => {
    answerCalls([answering(getPayoutAccount, () => new Promise<never>(() => undefined))]);
    await renderApp({
      routes,
      path: '/here',
      role: 'admin',
      features: ALL,
      now: '2026-01-12T15:30:00.000Z',
    });
    expect(await screen.findByRole('link', { name: /^Set your sales tax/ })).toBeVisible();
    expect(screen.queryByText(/of 6 done/)).not.toBeInTheDocument();
  });

  it('can be hidden, and stays hidden', async () => {
    const { user, unmount } = await open();
    await user.click(await screen.findByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByText('Get your first job paid')).not.toBeInTheDocument());
    unmount();
    await open();
    expect(screen.queryByText('Get your first job paid')).not.toBeInTheDocument();
  });

  it('disappears when everything the user may do is done', async () => {
    await open({ features: { customers: true }, records: { customers: [buildCustomer({ id: 'c1' })] } });
    await waitFor(() => expect(screen.queryByText('Get your first job paid')).not.toBeInTheDocument());
  });

  it.each(['office', 'technician', 'user'] as const)('is not shown to the role %s', async (role) => {
    await open({ role });
    expect(screen.queryByText('Get your first job paid')).not.toBeInTheDocument();
  });
});
