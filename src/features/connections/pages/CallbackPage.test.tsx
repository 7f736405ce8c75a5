import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { finishConnection } from '@/domain/connection/api';
import { LOST_STATE } from '@/domain/connection/words';
import { AppError } from '@/lib/appError';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { connectionsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './CallbackPage';

const open = (search: string) => {
  window.history.replaceState({}, '', `/callback${search}`);
  return renderApp({
    routes: connectionsRoutes,
    path: `/callback${search}`,
    features: { googleMyBusiness: true },
    role: 'admin',
    records: {},
  });
};
afterEach(() => window.history.replaceState({}, '', '/'));

describe('the callback page', () => {
  it('finishes the connection once, with the provider’s values, and opens its page', async () => {
    const { callsOf } = answerCalls([answering(finishConnection, () => ({ provider: 'google' as const }))]);
    const { router } = await open(`?state=s1&code=c1&realmId=42&much=${'x'.repeat(201)}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/google-my-business'));
    expect(callsOf(finishConnection)).toEqual([{ state: 's1', code: 'c1', error: '', values: { realmId: '42' } }]);
  });

  it('shows the error, with a link back', async () => {
    answerCalls([
      answering(finishConnection, () => {
        throw new AppError({ code: 'failed-precondition', userMessage: LOST_STATE });
      }),
    ]);
    await open('?state=s1&error=access_denied');
    expect(await screen.findByRole('alert')).toHaveTextContent('was used already');
    expect(screen.getByRole('link', { name: 'Back to Google' })).toHaveAttribute(
      'href',
      '/google-my-business?tab=connection',
    );
  });

  it('says that it does nothing on its own', async () => {
    await open('');
    expect(await screen.findByRole('alert')).toHaveTextContent('on its own it has nothing to do');
  });
});
