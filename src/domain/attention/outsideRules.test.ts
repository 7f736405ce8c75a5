import { describe, expect, it } from 'vitest';
import { buildStored } from '@/testing/factories/build';
import { connectionSchema, type Connection } from '../connection/schema';
import { nextdoorPostSchema } from '../nextdoor/schema';
import { reviewSchema } from '../review/schema';
import { connectionItems, duePostItems, reviewItems } from './outsideRules';

const NOW = '2026-05-04T12:00:00.000Z';
const connection = (overrides: Partial<Connection>) =>
  buildStored({
    kind: 'connection',
    schema: connectionSchema,
    fields: { provider: 'google', state: 'connected', connectedBy: 'u', connectedAt: NOW, ...overrides },
    overrides: { id: 'google' },
  });

describe('a connection', () => {
  it('is named when it is over, or ends within two weeks, with the way to connect it again', () => {
    expect(connectionItems([connection({}), connection({ endsAt: '2026-06-30T00:00:00.000Z' })], NOW)).toEqual([]);
    const [over] = connectionItems([connection({ state: 'needs-reconnect', reason: 'Google ended the access.' })], NOW);
    expect(over).toMatchObject({
      detail: 'Google ended the access.',
      action: { to: '/google-my-business?tab=connection' },
    });
    const [soon] = connectionItems([connection({ endsAt: '2026-05-10T00:00:00.000Z' })], NOW);
    expect(soon?.title).toBe('Google ends the connection soon');
  });
});

it('a post that is due leads to it', () => {
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

it('a review that nobody has answered leads to it, however many stars it has', () => {
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
