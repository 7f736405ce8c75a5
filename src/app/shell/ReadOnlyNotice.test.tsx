import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '@/domain/access/roles';
import { renderApp } from '@/testing/renderApp';
import { ReadOnlyNotice } from './ReadOnlyNotice';

const Page = () => (
  <>
    <h1>The page</h1>
    <ReadOnlyNotice />
  </>
);

const open = (path: string, role: Role, invoices: 'on' | 'withdrawn') =>
  renderApp({
    routes: ['/invoices', '/customers'].map((at) => ({ path: at, Page, handle: { title: '' } })),
    path,
    role,
    features: { customers: true, ...(invoices === 'on' && { invoices: true }) },
    user: { readOnlyFeatures: { invoices: true } },
  });

it('says that a withdrawn feature is read-only, and links admins to the plans', async () => {
  await open('/invoices', 'admin', 'withdrawn');
  expect(await screen.findByText('Read-only: your plan no longer includes Invoices')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/settings?tab=billing');
});

it('tells other roles whom to ask', async () => {
  await open('/invoices', 'office', 'withdrawn');
  expect(await screen.findByText(/An admin of your company can choose a plan/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
});

it.each([
  ['/customers', 'withdrawn'],
  ['/invoices', 'on'],
] as const)('shows no notice on %s with invoices %s', async (path, invoices) => {
  await open(path, 'admin', invoices);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.queryByText(/Read-only/)).not.toBeInTheDocument();
});
