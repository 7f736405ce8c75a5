import { describe, expect, it } from 'vitest';
import { buildStored } from '@/testing/factories/build';
import { connectionSchema, type Connection } from '../connection/schema';
import { quickbooksSetupSchema } from '../quickbooks/setup';
import { nextdoorPostSchema } from '../nextdoor/schema';
import { reviewSchema } from '../review/schema';
import { threadSchema, type Thread } from '../message/thread';
import { textSchema } from '../message/schema';
import {
  answerItems,
  booksItems,
  connectionItems,
  duePostItems,
  reviewItems,
  strangersTextItems,
} from './outsideRules';

const NOW = '2026-05-04T12:00:00.000Z';
const connection = (overrides: Partial<Connection>) =>
  buildStored({
    kind: 'connection',
    schema: connectionSchema,
    fields: { provider: 'google', state: 'connected', connectedBy: 'u', connectedAt: NOW, ...overrides },
    overrides: { id: 'google' },
  });

describe('a connection', () => {
  it('is listed when it ended or ends within two weeks, with a link to reconnect', () => {
    expect(connectionItems([connection({}), connection({ endsAt: '2026-06-30T00:00:00.000Z' })], NOW)).toEqual([]);
    const [over] = connectionItems([connection({ state: 'needs-reconnect', reason: 'Google ended the access.' })], NOW);
    expect(over).toMatchObject({
      detail: 'Google ended the access.',
      action: { to: '/google-my-business?tab=connection' },
    });
    const [soon] = connectionItems([connection({ endsAt: '2026-05-10T00:00:00.000Z' })], NOW);
    expect(soon?.title).toBe('Google ends the connection soon');
    const [hard] = connectionItems(
      [connection({ provider: 'quickbooks', hardEndsAt: '2026-06-20T00:00:00.000Z' })],
      NOW,
    );
    expect(hard).toMatchObject({ title: 'QuickBooks ends the connection soon', at: '2026-06-20T00:00:00.000Z' });
  });
});

it('lists QuickBooks differences until they are resolved', () => {
  const setup = (differenceCount: number) =>
    buildStored({
      kind: 'setup',
      schema: quickbooksSetupSchema,
      fields: { differenceCount, comparedAt: NOW },
      overrides: { id: 'setup' },
    });
  expect(booksItems([setup(0)])).toEqual([]);
  expect(booksItems([setup(2)])).toMatchObject([
    {
      detail: expect.stringMatching(/^2 documents differ/) as string,
      action: { to: '/quickbooks?tab=reconcile' },
      isNews: false,
    },
  ]);
});

it('links to a post that is due', () => {
  const post = buildStored({
    kind: 'post',
    schema: nextdoorPostSchema,
    fields: { text: 'Hi neighbors\nmore', neighborhoodName: 'Riverside', remindOn: '2026-05-04' },
    overrides: { id: 'p1' },
  });
  expect(duePostItems([post])).toMatchObject([
    { title: 'A post for Riverside is due', detail: 'Hi neighbors', action: { to: '/nextdoor?open=p1' } },
  ]);
});

it('links to an unanswered review, whatever its rating', () => {
  const review = (stars: number) =>
    buildStored({
      kind: 'review',
      schema: reviewSchema,
      fields: { source: 'own', stars, authorName: 'Grace K.', text: 'Leaked again', writtenAt: NOW, needsReply: true },
      overrides: { id: `r${String(stars)}` },
    });
  expect(reviewItems([review(1), review(5), review(0)])).toMatchObject([
    { title: 'Grace K. wrote a review with 1 star', detail: 'Leaked again', action: { to: '/reviews?open=r1' } },
    { title: 'Grace K. wrote a review with 5 stars' },
    { title: 'Grace K. wrote a review' },
  ]);
});

it('links a text reply to its customer; STOP requests are handled automatically', () => {
  const answer = (id: string, body: string, customerId = 'c1') =>
    buildStored({
      kind: 'text',
      schema: textSchema,
      fields: {
        kind: 'reply',
        phone: '+15125552134',
        body,
        segments: 1,
        state: 'received',
        requestedAt: NOW,
        sentBy: 'customer',
        customerId,
      },
      overrides: { id },
    });
  const texts = [answer('t1', 'please cancel', ''), answer('t2', 'STOP', ''), answer('t3', 'Gate is 4412\nthanks')];
  expect(strangersTextItems(texts)).toMatchObject([
    {
      title: '(512) 555-2134 answered: about the work, or no more texts?',
      detail: 'please cancel',
      isNews: true,
      action: { label: 'Find customer' },
    },
  ]);
});

it('lists customers waiting for a reply by name, until someone answers', () => {
  const waits = (customerName: string, fields: Partial<Thread>) =>
    buildStored({
      kind: 'thread',
      schema: threadSchema,
      fields: { customerId: 'c1', customerName, lastAt: NOW, isFromCustomer: true, needsAnswer: true, ...fields },
      overrides: { id: 'c1' },
    });
  const threads = [
    waits('Ada Lovelace', { lastWords: 'Gate is 4412 thanks' }),
    waits('Alan Turing', { lastWords: 'please cancel' }),
    waits('Grace Hopper', { lastChannel: 'email' }),
    waits('Joan Clarke', { isFromCustomer: false }),
    waits('Asked for another time', { lastChannel: 'request' }),
  ];
  expect(answerItems(threads)).toMatchObject([
    {
      title: 'Ada Lovelace texted',
      detail: 'Gate is 4412 thanks',
      isNews: false,
      action: { label: 'Answer', to: '/customers/inbox?with=c1' },
    },
    { title: 'Alan Turing answered: about the work, or no more texts?' },
    { title: 'Grace Hopper e-mailed' },
    { title: 'Joan Clarke waits for an answer' },
  ]);
});
