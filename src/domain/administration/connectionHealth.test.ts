import { expect, it } from 'vitest';
import { connectionSchema } from '../connection/schema';
import { connectionHealth, type HealthFacts } from './connectionHealth';

const NOW = '2026-11-29T12:00:00.000Z';
const SILENT = { lastSentAt: '', failedCount: 0, fault: '', faultAt: '' };
const facts: HealthFacts = {
  features: {},
  payoutAccount: null,
  connections: {},
  faults: {},
  financing: { isOn: false, link: '', lenderName: 'Wisetack' },
  mail: SILENT,
  texts: SILENT,
  now: NOW,
};
const connection = (fields: object) =>
  connectionSchema.parse({ provider: 'quickbooks', state: 'connected', connectedBy: 'u', connectedAt: NOW, ...fields });
const states = (changes: Partial<HealthFacts>) =>
  Object.fromEntries(connectionHealth({ ...facts, ...changes }).map(({ id, state }) => [id, state]));

it('leaves out services that are neither in the plan nor connected', () => {
  expect(states({})).toEqual({ mail: 'off', texts: 'off' });
  expect(states({ features: { quickbooks: true, wisetack: true } })).toEqual({
    ...{ quickbooks: 'off', financing: 'off', mail: 'off', texts: 'off' },
  });
  expect(states({ connections: { quickbooks: connection({}) } })).toMatchObject({ quickbooks: 'connected' });
});

it('lists broken connections first, then expiring or faulty ones', () => {
  const all = connectionHealth({
    ...facts,
    features: { payments: true },
    payoutAccount: { state: 'ready', isTestMode: false },
    connections: {
      quickbooks: connection({ state: 'needs-reconnect', reason: 'QuickBooks ended it.' }),
      google: connection({ provider: 'google', endsAt: '2026-12-05T12:00:00.000Z' }),
    },
    texts: {
      ...SILENT,
      lastSentAt: NOW,
      failedCount: 2,
      fault: 'No such number.',
      faultAt: '2026-11-28T12:00:00.000Z',
    },
  });
  expect(all.map(({ id, state }) => [id, state])).toEqual([
    ['quickbooks', 'broken'],
    ['google', 'attention'],
    ['texts', 'attention'],
    ['stripe', 'connected'],
    ['mail', 'off'],
  ]);
  expect(all[0]).toMatchObject({ text: 'QuickBooks ended it.' });
  expect(all[1]).toMatchObject({ endsAt: '2026-12-05T12:00:00.000Z' });
  expect(all[2]).toMatchObject({ text: '2 were not sent in the last 7 days.', fault: 'No such number.' });
});

it('shows mail as broken when nothing was sent since a failure', () => {
  const failed = { lastSentAt: '2026-11-28T10:00:00.000Z', failedCount: 1, fault: 'Refused.' };
  expect(states({ mail: { ...failed, faultAt: '2026-11-28T11:00:00.000Z' } })).toMatchObject({ mail: 'broken' });
  expect(states({ mail: { ...failed, faultAt: '2026-11-28T09:00:00.000Z' } })).toMatchObject({ mail: 'attention' });
});

it('never shows test mode, an unfinished account or financing without a link as healthy', () => {
  const stripe = (payoutAccount: HealthFacts['payoutAccount']) => states({ payoutAccount })['stripe'];
  expect(stripe({ state: 'ready', isTestMode: true })).toBe('attention');
  expect(stripe({ state: 'incomplete', isTestMode: false })).toBe('attention');
  expect(stripe({ state: 'disconnected', isTestMode: false })).toBe('broken');
  expect(states({ financing: { isOn: true, link: 'ftp://x', lenderName: 'W' } })).toMatchObject({
    financing: 'broken',
  });
});
