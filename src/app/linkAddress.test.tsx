import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderVisitor } from '@/testing/renderVisitor';
// Loaded before the first test, so that it doesn't have to wait.
import '@/entities/public-document/LinkShowsNothing';

it.each([
  '/invoices/xyz?paid=1',
  '/invoice/xyz/view',
  '/estimates/AAAABBBBCCCCDDDDEEE/view',
  '/pricebook/AAAABBBBCCCCDDDDEEEEFFF',
  '/invoices/AAAABBBBCCCCDDDDEEEE%20%21',
])('tells a visitor of %s that the link is invalid, and where members sign in', async (path) => {
  const { router } = renderVisitor(path);
  expect(await screen.findByText('This link does not show anything')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login?from=${encodeURIComponent(path)}`,
  );
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(path);
});

it.each([
  '/invoices/AAAABBBBCCCCDDDDEEEE',
  '/invoices/estimate-AAAABBBBCCCCDDDDEEEE',
  '/invoices/AAAABBBBCCCCDDDDEEEE-2026-05-01',
  '/estimates/AAAABBBBCCCCDDDDEEEE/view',
  '/invoices/new',
  '/pricebook/import',
  '/customers/xyz/details',
])('asks a visitor of %s to sign in first', async (path) => {
  const { router } = renderVisitor(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe(`?from=${encodeURIComponent(path)}`);
});
