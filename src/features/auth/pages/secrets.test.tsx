import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderVisitor } from '@/testing/renderVisitor';
// Imported up front, so that no test waits for a page's code to load.
import './LoginPage';
import './RegisterPage';

const PASSWORD = 'correct horse';
const kept = (): string => JSON.stringify([window.localStorage, window.sessionStorage]);

it('keeps nothing on the device when signing in', async () => {
  const { user, unmount } = renderVisitor('/login');
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  unmount();
  expect(kept()).not.toContain(PASSWORD);
  expect(kept()).not.toContain('ada@example.com');
});

it('keeps the registration form’s entries, but never the password', async () => {
  const first = renderVisitor('/register');
  await first.user.type(await screen.findByLabelText(/^Company name/), 'Ada');
  await first.user.type(screen.getByLabelText(/^Password/), PASSWORD);
  await waitFor(() => expect(kept()).toContain('Ada'));
  first.unmount();
  expect(kept()).not.toContain(PASSWORD);

  renderVisitor('/register');
  expect(await screen.findByLabelText(/^Company name/)).toHaveValue('Ada');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
});
