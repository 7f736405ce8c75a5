import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registerInvited } from '@/data/registration';
import { setAuthState } from '@/data/session/authState';
import { report } from '@/data/telemetry/report';
import { renderApp } from '@/testing/renderApp';
import { authRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './RegisterPage';

const PATH = `/register?from=${encodeURIComponent('/subscribe?plan=essentials&interval=month')}`;

it('redirects a signed-in member without reporting the click again', async () => {
  setAuthState({
    status: 'signed-in',
    user: { uid: 'user-1', email: 'ada@example.com', isEmailVerified: true, provider: 'password' },
  });
  await renderApp({ routes: authRoutes, path: PATH });
  expect(await screen.findByText(/^Elsewhere: \/onboarding/)).toBeVisible();
  expect(vi.mocked(report)).not.toHaveBeenCalled();
});

const INVITED = '/register?invited&email=grace%40example.com&company=company-1&first=Grace&last=Hopper&key=k1';

it('needs only a password when opened from an invitation e-mail', async () => {
  setAuthState({ status: 'signed-out' });
  vi.mocked(registerInvited).mockResolvedValue();
  const { user } = await renderApp({ routes: authRoutes, path: INVITED });
  await user.type(await screen.findByLabelText(/^Password/), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Elsewhere: /start')).toBeVisible();
  expect(registerInvited).toHaveBeenCalledWith(
    { email: 'grace@example.com', password: 'correct horse battery' },
    { firstName: 'Grace', lastName: 'Hopper' },
    { companyId: 'company-1', key: 'k1', inviteId: '' },
  );
});

it('requires verification of an address other than the invited one', async () => {
  setAuthState({ status: 'signed-out' });
  vi.mocked(registerInvited).mockResolvedValue();
  const { user } = await renderApp({ routes: authRoutes, path: INVITED });
  await user.type(await screen.findByLabelText(/^Password/), 'correct horse battery');
  await user.clear(screen.getByLabelText(/^E-mail/));
  await user.type(screen.getByLabelText(/^E-mail/), 'other@example.com');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText(/^Elsewhere: \/onboarding/)).toBeVisible();
  expect(vi.mocked(registerInvited).mock.calls[0]?.[2]).toBeUndefined();
});

it('says so when someone other than the invited person is signed in', async () => {
  setAuthState({
    status: 'signed-in',
    user: { uid: 'user-1', email: 'ada@example.com', isEmailVerified: true, provider: 'password' },
  });
  await renderApp({ routes: authRoutes, path: INVITED });
  expect(await screen.findByRole('heading', { name: 'This invitation is for someone else' })).toBeVisible();
  expect(screen.getByText(/It was sent to grace@example.com/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/start');
});

it('asks for an address to verify when opened from an invitation text', async () => {
  setAuthState({ status: 'signed-out' });
  vi.mocked(registerInvited).mockResolvedValue();
  const path = '/register?invited&company=company-1&invite=i1&first=Grace&last=Hopper&key=k1';
  const { user } = await renderApp({ routes: authRoutes, path });
  expect(await screen.findByText(/We send you one e-mail to confirm the address/)).toBeVisible();
  await user.type(await screen.findByLabelText(/^E-mail/), 'grace@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  // The invitation link is passed on, so that the company is known after confirmation.
  expect(await screen.findByText(/^Elsewhere: \/onboarding\?.*invite=i1.*key=k1/)).toBeVisible();
  expect(vi.mocked(registerInvited).mock.calls[0]?.[2]).toBeUndefined();
});
