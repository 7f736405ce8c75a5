import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setAuthState } from '@/data/session/authState';
import { report } from '@/data/telemetry/report';
import { renderApp } from '@/testing/renderApp';
import { authRoutes } from '../routes';
// Loaded beforehand, so that no test waits for a page's code.
import './RegisterPage';

const PATH = `/register?from=${encodeURIComponent('/subscribe?plan=essentials&interval=month')}`;

it('leads a member on at once, whose click was noted where it was made', async () => {
  setAuthState({
    status: 'signed-in',
    user: { uid: 'user-1', email: 'ada@example.com', isEmailVerified: true, provider: 'password' },
  });
  await renderApp({ routes: authRoutes, path: PATH });
  expect(await screen.findByText(/^Elsewhere: \/onboarding/)).toBeVisible();
  expect(vi.mocked(report)).not.toHaveBeenCalled();
});
