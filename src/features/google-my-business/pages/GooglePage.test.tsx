import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getConnectionSetup, saveOwnClient } from '@/domain/connection/api';
import { connectionSchema, type Connection } from '@/domain/connection/schema';
import { mendGoogleProfile } from '@/domain/google-profile/api';
import { googleLocationSchema } from '@/domain/google-profile/schema';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { googleRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './GooglePage';

const NOW = '2026-07-06T15:00:00.000Z';
const connection = (overrides: Partial<Connection> = {}) =>
  buildStored({
    kind: 'connection',
    schema: connectionSchema,
    fields: { provider: 'google', state: 'connected', connectedBy: 'user-1', connectedAt: NOW },
    overrides: { id: 'google', ...overrides },
  });
const LOCATION = buildStored({
  kind: 'location',
  schema: googleLocationSchema,
  fields: {
    accountId: '1',
    title: 'Ridge Heating',
    phone: '(555) 010-0100',
    isVerified: true,
    readAt: NOW,
    reviewUrl: 'https://search.google.com/local/writereview?placeid=77',
  },
  overrides: { id: '77' },
});

const open = (path = '/google-my-business', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: googleRoutes,
    path,
    features: { googleMyBusiness: true },
    role: 'admin',
    now: NOW,
    records: {},
    ...options,
  });
const SETUP = {
  clientOwner: null,
  ownClientId: '',
  isSecretLost: false,
  hasServerClient: false,
  callbackUrl: 'https://x/callback',
  isStandIn: false,
};

it('does not accept a review link while the feature is withdrawn', async () => {
  await open('/google-my-business?tab=reviews', {
    features: {},
    user: { readOnlyFeatures: { googleMyBusiness: true } },
    records: { connections: [connection()], googleLocations: [LOCATION] },
  });
  expect(await screen.findByText('Your review link')).toBeVisible();
  expect(screen.queryByLabelText('Review link')).not.toBeInTheDocument();
});

describe('the Google page without a connection', () => {
  it('works by hand after disconnecting, whatever was read before', async () => {
    await open('/google-my-business', { records: { googleLocations: [LOCATION] } });
    expect(await screen.findByRole('list', { name: 'What your profile should say' })).toBeInTheDocument();
    expect(screen.queryByText('Ridge Heating')).not.toBeInTheDocument();
  });

  it('lists what the profile should say, and stores when it was compared', async () => {
    const { user, workspace } = await open();
    const list = within(await screen.findByRole('list', { name: 'What your profile should say' }));
    expect(list.getByText('Mon–Fri 8 AM–5 PM')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I compared it today' }));
    expect(await screen.findByText(/Compared last on Jul 6, 2026/)).toBeInTheDocument();
    const [stored] = await workspace.store.query('companies/company-1/googleSettings', {});
    expect(stored?.data).toMatchObject({ checkedOn: '2026-07-06' });
  });

  it('accepts only a Google review link, and stores it for review requests', async () => {
    const { user, workspace } = await open('/google-my-business?tab=reviews', {
      records: { connections: [connection()], googleLocations: [LOCATION] },
    });
    const field = await screen.findByLabelText('Review link');
    await user.type(field, 'https://evil.example/google.com');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/Use the Google link of your company/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Take the link of the connected profile' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Review link saved.')).toBeInTheDocument();
    const [stored] = await workspace.store.query('companies/company-1/reviewSettings', {});
    expect(stored?.data).toMatchObject({ isOn: false, links: { google: LOCATION.reviewUrl, facebook: '' } });
  });

  it('guides to the user’s own project, and checks and sends its secret once', async () => {
    const { callsOf } = answerCalls([answering(getConnectionSetup, () => SETUP), answering(saveOwnClient, () => ({}))]);
    const { user } = await open('/google-my-business?tab=connection');
    expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeDisabled();
    expect(screen.getByText('https://x/callback')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Client ID/), 'mine.apps.googleusercontent.com');
    await user.click(screen.getByRole('button', { name: 'Save project' }));
    expect((await screen.findAllByText('Paste the client secret')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^Client secret/), 'GOCSPX-1');
    await user.click(screen.getByRole('button', { name: 'Save project' }));
    await waitFor(() =>
      expect(callsOf(saveOwnClient)).toEqual([
        { provider: 'google', clientId: 'mine.apps.googleusercontent.com', clientSecret: 'GOCSPX-1' },
      ]),
    );
  });
});

describe('the Google page when connected', () => {
  it('compares both sides, and sends the shown changes', async () => {
    const { callsOf } = answerCalls([answering(mendGoogleProfile, () => ({}))]);
    const { user } = await open('/google-my-business', {
      records: { connections: [connection()], googleLocations: [LOCATION] },
    });
    await user.click(await screen.findByRole('button', { name: 'Update hours on Google' }));
    await waitFor(() =>
      expect(callsOf(mendGoogleProfile)).toEqual([
        { locationId: '77', fixes: [{ field: 'hours', ours: 'Mon–Fri 8 AM–5 PM', google: 'None' }] },
      ]),
    );
  });

  it('offers only to reconnect when Google would refuse', async () => {
    await open('/google-my-business', {
      records: { connections: [connection({ state: 'needs-reconnect' })], googleLocations: [LOCATION] },
    });
    expect(await screen.findByRole('link', { name: 'Connect again' })).toHaveAttribute(
      'href',
      '/google-my-business?tab=connection',
    );
    expect(screen.queryByRole('button', { name: /Update|Check now/ })).not.toBeInTheDocument();
  });

  it('says why it must be reconnected', async () => {
    answerCalls([
      answering(getConnectionSetup, () => ({ ...SETUP, clientOwner: 'server' as const, hasServerClient: true })),
    ]);
    await open('/google-my-business?tab=connection', {
      records: { connections: [connection({ state: 'needs-reconnect', reason: 'Google ended the access.' })] },
    });
    expect(await screen.findByText(/Google ended the access/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Connect again' })).toBeEnabled();
  });
});
