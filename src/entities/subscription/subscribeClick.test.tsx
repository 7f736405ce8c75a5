import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { report } from '@/data/telemetry/report';
import { renderVisitor } from '@/testing/renderVisitor';
import { noteArrival, noteSubscribeClick } from './subscribeClick';

const told = vi.mocked(report);
const WISH = { planId: 'essentials', interval: 'month', feature: 'invoices' } as const;
const CHOSEN = { planId: 'essentials', interval: 'month' } as const;
const click = (feature: string | null, planId = 'essentials') => ({ type: 'subscribe_click', planId, feature });
const registration = `/register?from=${encodeURIComponent('/subscribe?plan=essentials&interval=month')}`;

it('of a member is told at once', () => {
  noteSubscribeClick(WISH, true);
  expect(told).toHaveBeenCalledExactlyOnceWith(click('invoices'));
});

it('of a visitor is told by the registration that it leads to, once', async () => {
  noteSubscribeClick(WISH, false);
  expect(told).not.toHaveBeenCalled();
  const { unmount } = renderVisitor(registration);
  expect(await screen.findByText('Everything in Essentials is on for 14 days. No card needed.')).toBeVisible();
  expect(told).toHaveBeenCalledExactlyOnceWith(click('invoices'));
  unmount();
  noteArrival(CHOSEN);
  expect(told).toHaveBeenCalledOnce();
});

it('on a public page, which runs no script of ours, is known by the plan that a visitor brings along', async () => {
  const { unmount } = renderVisitor(registration);
  await screen.findByText(/Essentials is kept for you/);
  expect(told).toHaveBeenCalledExactlyOnceWith(click(null));
  unmount();
  noteArrival(CHOSEN);
  expect(told).toHaveBeenCalledOnce();
  noteArrival({ planId: 'complete', interval: 'year' });
  expect(told).toHaveBeenLastCalledWith(click(null, 'complete'));
});

it('is no message when nothing was clicked, or what is kept is not ours', () => {
  noteArrival(null);
  sessionStorage.setItem('fieldwright:subscribe-click', '{"planId":"gold"}');
  noteArrival(null);
  expect(told).not.toHaveBeenCalled();
});

it('promises a visitor without a chosen plan the one that everybody tries', async () => {
  renderVisitor('/register');
  expect(await screen.findByText('Everything in Complete is on for 14 days. No card needed.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'I was invited to a company' }));
  expect(screen.queryByText(/14 days/)).not.toBeInTheDocument();
  expect(told).not.toHaveBeenCalled();
});
