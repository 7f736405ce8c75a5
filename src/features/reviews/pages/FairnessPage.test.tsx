import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestFactsSchema, reviewRequestSchema, type RequestFacts } from '@/domain/review/request';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { reviewsRoutes } from '../routes';
import './FairnessPage';

const NOW = '2026-07-06T15:00:00.000Z';
const facts = (changes: Partial<RequestFacts> = {}): RequestFacts =>
  requestFactsSchema.parse({
    trigger: 'done',
    isAutomaticOn: true,
    minIntervalDays: 90,
    isSample: false,
    isFinished: true,
    occurredAt: '2026-07-01T15:00:00.000Z',
    decidedAt: '2026-07-02T15:00:00.000Z',
    lastAskedAt: '',
    sms: { isOn: false, contact: 'no-address' },
    email: { isOn: true, contact: 'ok' },
    ...changes,
  });
const decision = (id: string, fields: object) =>
  buildStored({
    kind: 'review request',
    schema: reviewRequestSchema,
    fields: {
      jobId: id,
      jobNumber: '26-K7M3Q',
      trigger: 'done',
      occurredAt: '2026-07-01T15:00:00.000Z',
      ...fields,
    },
    overrides: { id },
  });
const asked = decision('job-1', { customerName: 'Ada Lovelace', rule: 'asked', state: 'sent', facts: facts() });
const recent = decision('job-2', {
  customerName: 'Grace Hopper',
  rule: 'asked-lately',
  state: 'not-asked',
  facts: facts({ lastAskedAt: '2026-06-20T15:00:00.000Z' }),
});
const open = (reviewRequests: ReturnType<typeof decision>[]) =>
  renderApp({
    routes: reviewsRoutes,
    path: '/reviews/fairness',
    features: { reviews: true, jobs: true, customers: true },
    role: 'admin',
    now: NOW,
    records: { reviewRequests },
  });

it('lists who was asked by which rule, rechecked from stored facts', async () => {
  await open([asked, recent]);
  expect(await screen.findByText(/Ada Lovelace/)).toBeVisible();
  expect(screen.getByText(/Grace Hopper/)).toBeVisible();
  expect(screen.getByText('2 decisions listed here, decided again: all the same')).toBeVisible();
});

it('says when a decision comes out differently', async () => {
  await open([
    asked,
    decision('job-3', { customerName: 'Alan Turing', rule: 'no-address', state: 'not-asked', facts: facts() }),
  ]);
  expect(await screen.findByText('1 decision of 2 comes out differently')).toBeVisible();
  expect(screen.getByText('different!')).toBeVisible();
});

it('says what will be listed before anything is decided', async () => {
  await open([]);
  expect(await screen.findByText('Nothing decided yet')).toBeVisible();
});
