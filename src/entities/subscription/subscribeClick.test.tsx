import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { report } from '@/data/telemetry/report';
import { renderVisitor } from '@/testing/renderVisitor';
import { noteSubscribeClick, reportKeptClick } from './subscribeClick';

const told = vi.mocked(report);
const WISH = { planId: 'essentials', interval: 'month', feature: 'invoices' } as const;
const CLICK = { type: 'subscribe_click', planId: 'essentials', feature: 'invoices' };

it('of a member is told at once', () => {
  noteSubscribeClick(WISH, true);
  expect(told).toHaveBeenCalledExactlyOnceWith(CLICK);
  reportKeptClick();
  expect(told).toHaveBeenCalledOnce();
});

it('of a visitor is told by the page that it leads to, once', async () => {
  noteSubscribeClick(WISH, false);
  expect(told).not.toHaveBeenCalled();
  const { unmount } = renderVisitor(
    `/register?from=${encodeURIComponent('/subscribe?plan=essentials&interval=month')}`,
  );
  expect(await screen.findByText('Everything in Essentials is on for 14 days. No card needed.')).toBeVisible();
  expect(told).toHaveBeenCalledExactlyOnceWith(CLICK);
  unmount();
  reportKeptClick();
  expect(told).toHaveBeenCalledOnce();
});

it('is no message when nothing was clicked, or what is kept is not ours', () => {
  reportKeptClick();
  sessionStorage.setItem('fieldwright:subscribe-click', '{"planId":"gold"}');
  reportKeptClick();
  expect(told).not.toHaveBeenCalled();
});

it('promises a visitor without a chosen plan the one that everybody tries', async () => {
  renderVisitor('/register');
  expect(await screen.findByText('Everything in Professional is on for 14 days. No card needed.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'I was invited to a company' }));
  expect(screen.queryByText(/14 days/)).not.toBeInTheDocument();
});
