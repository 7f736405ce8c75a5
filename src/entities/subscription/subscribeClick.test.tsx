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

it('reports a member’s click on Subscribe at once', () => {
  noteSubscribeClick(WISH, true);
  expect(told).toHaveBeenCalledExactlyOnceWith(click('invoices'));
});

it('reports a visitor’s click once, at the registration it leads to', async () => {
  noteSubscribeClick(WISH, false);
  expect(told).not.toHaveBeenCalled();
  const { unmount } = renderVisitor(registration);
  expect(await screen.findByText('Everything in Essentials is on for 14 days. No card needed.')).toBeVisible();
  expect(told).toHaveBeenCalledExactlyOnceWith(click('invoices'));
  unmount();
  noteArrival(CHOSEN);
  expect(told).toHaveBeenCalledOnce();
});

it('recognizes a click on a public page by the plan in the address', async () => {
  const { unmount } = renderVisitor(registration);
  await screen.findByText(/Essentials is kept for you/);
  expect(told).toHaveBeenCalledExactlyOnceWith(click(null));
  unmount();
  noteArrival(CHOSEN);
  expect(told).toHaveBeenCalledOnce();
  noteArrival({ planId: 'complete', interval: 'year' });
  expect(told).toHaveBeenLastCalledWith(click(null, 'complete'));
});

it('reports nothing without a click, or with foreign data in storage', () => {
  noteArrival(null);
  sessionStorage.setItem('fieldwright:subscribe-click', '{"planId":"gold"}');
  noteArrival(null);
  expect(told).not.toHaveBeenCalled();
});

it('promises a visitor without a plan the default trial', async () => {
  renderVisitor('/register');
  expect(await screen.findByText('Everything in Complete is on for 14 days. No card needed.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'I was invited to a company' }));
  expect(screen.queryByText(/14 days/)).not.toBeInTheDocument();
  expect(told).not.toHaveBeenCalled();
});
