import { describe, expect, it } from 'vitest';
import { linkFault, publicLinks } from './links';
import { cityOf, proposedAuthor } from './place';
import { decideRequest, followUpAt, isDecisionRight, requestFactsSchema, type RequestFacts } from './request';
import { isShown, needsReply, replyFault, reviewSchema } from './schema';
import { DEFAULT_REVIEW_SETTINGS } from './settings';
import { requestText } from './words';

const FACTS: RequestFacts = {
  trigger: 'done',
  isAutomaticOn: true,
  minIntervalDays: 180,
  isSample: false,
  isFinished: true,
  occurredAt: '2026-06-01T15:00:00.000Z',
  decidedAt: '2026-06-02T15:00:00.000Z',
  lastAskedAt: '',
  sms: { isOn: true, contact: 'not-asked' },
  email: { isOn: true, contact: 'ok' },
};
const decided = (changes: Partial<RequestFacts>) => decideRequest({ ...FACTS, ...changes });

describe('the decision to ask for a review', () => {
  it.each<[string, Partial<RequestFacts>, string, string]>([
    ['by e-mail', {}, 'asked', 'email'],
    ['by text where they agreed, and then by nothing else', { sms: { isOn: true, contact: 'ok' } }, 'asked', 'sms'],
    ['not while it is off', { isAutomaticOn: false }, 'off', ''],
    ['by hand also while it is off', { isAutomaticOn: false, trigger: 'by-hand' }, 'asked', 'email'],
    ['not by a way that is off', { email: { isOn: false, contact: 'ok' } }, 'no-consent', ''],
    ['not of a job that was opened again', { isFinished: false }, 'reopened', ''],
    ['not a sample', { isSample: true }, 'sample', ''],
    ['not after a month', { decidedAt: '2026-07-02T15:00:00.000Z' }, 'too-old', ''],
    ['not within the interval', { lastAskedAt: '2026-01-02T15:00:00.000Z' }, 'asked-lately', ''],
    [
      'not by hand within the interval',
      { lastAskedAt: '2026-06-01T15:00:00.000Z', trigger: 'by-hand' },
      'asked-lately',
      '',
    ],
    ['again after it', { lastAskedAt: '2025-11-01T15:00:00.000Z' }, 'asked', 'email'],
    // The interval is 180 days of 24 hours, until June 2 at 3 PM.
    ['not a second before the interval is over', { lastAskedAt: '2025-12-04T15:00:01.000Z' }, 'asked-lately', ''],
    ['again as the interval ends', { lastAskedAt: '2025-12-04T15:00:00.000Z' }, 'asked', 'email'],
    ['still on the last of the days', { decidedAt: '2026-07-01T15:00:00.000Z' }, 'asked', 'email'],
    ['not a second after the last of the days', { decidedAt: '2026-07-01T15:00:01.000Z' }, 'too-old', ''],
    ['the same day, where no interval is set', { minIntervalDays: 0, lastAskedAt: FACTS.decidedAt }, 'asked', 'email'],
    ['in the morning', { email: { isOn: true, contact: 'quiet' } }, 'waiting', ''],
    ['not who unsubscribed', { email: { isOn: true, contact: 'unsubscribed' } }, 'no-consent', ''],
    [
      'not who has no address',
      { sms: { isOn: true, contact: 'no-address' }, email: { isOn: true, contact: 'no-address' } },
      'no-address',
      '',
    ],
    [
      'not who has no number and unsubscribed',
      { sms: { isOn: true, contact: 'no-address' }, email: { isOn: true, contact: 'unsubscribed' } },
      'no-consent',
      '',
    ],
  ])('is made: %s', (_, changes, rule, channel) => {
    expect(decided(changes)).toEqual({ rule, channel });
  });

  it('never depends on how the job went, and can be reproduced from stored facts', () => {
    expect(Object.keys(requestFactsSchema.shape).join(' ')).not.toMatch(
      /star|rating|score|price|cents|paid|complaint/i,
    );
    const stored = requestFactsSchema.parse(JSON.parse(JSON.stringify(FACTS)));
    expect(isDecisionRight({ facts: stored, rule: 'asked', tried: [] })).toBe(true);
    expect(isDecisionRight({ facts: stored, rule: 'off', tried: [] })).toBe(false);
    // Only the first request is checked against the decision: a follow-up may use another channel.
    const followUp = { channel: 'sms', round: 2, at: FACTS.decidedAt, isSent: true, note: '' } as const;
    expect(isDecisionRight({ facts: stored, rule: 'asked', tried: [followUp] })).toBe(true);
    const byText = { channel: 'sms', round: 1, at: FACTS.decidedAt, isSent: true, note: '' } as const;
    expect(isDecisionRight({ facts: stored, rule: 'asked', tried: [byText] })).toBe(false);
    expect(isDecisionRight({ facts: null, rule: '', tried: [] })).toBeNull();
  });

  it('is followed up after the set days, or never', () => {
    expect(followUpAt(FACTS.decidedAt, { followUpDays: 5 })).toBe('2026-06-07T15:00:00.000Z');
    expect(followUpAt(FACTS.decidedAt, { followUpDays: 0 })).toBe('');
  });
});

describe('review links', () => {
  it.each([
    ['google', 'https://g.page/r/abc/review', true],
    ['google', 'https://search.google.com/local/writereview?placeid=x', true],
    ['google', 'http://g.page/r/abc', false],
    ['google', 'https://g.page.evil.example/r', false],
    ['google', 'https://g.page@evil.example/r', false],
    ['google', 'https://evil.example/https://g.page/', false],
    ['facebook', 'https://www.facebook.com/x/reviews', true],
    ['yelp', 'javascript:alert(1)', false],
  ] as const)('for %s are checked: %s', (site, address, isRight) => {
    expect(linkFault(site, address) === '').toBe(isRight);
  });

  it('are the same for every customer, without foreign sites', () => {
    const links = { google: 'https://g.page/r/x', facebook: 'https://evil.example', nextdoor: '', yelp: '' };
    expect(publicLinks({ ...DEFAULT_REVIEW_SETTINGS, links }).map(({ site }) => site)).toEqual(['google']);
    // It takes only the settings: nothing in them tells customers apart.
    expect(publicLinks).toHaveLength(1);
  });
});

describe('a review', () => {
  const review = (fields: object) =>
    reviewSchema.parse({ source: 'own', stars: 1, writtenAt: FACTS.decidedAt, mayPublish: true, ...fields });

  it('is shown if published with consent, whatever its stars', () => {
    for (const stars of [1, 5]) expect(isShown(review({ stars, state: 'published' }))).toBe(true);
    expect(isShown(review({ state: 'published', mayPublish: false }))).toBe(false);
    expect(isShown(review({ state: 'hidden' }))).toBe(false);
  });

  it('needs a reply until one is drafted, or it is hidden', () => {
    expect(needsReply(review({}))).toBe(true);
    expect(needsReply(review({ reply: { text: 'x', state: 'draft' } }))).toBe(false);
    expect(needsReply(review({ reply: { text: 'x', state: 'refused' } }))).toBe(true);
    expect(needsReply(review({ state: 'hidden' }))).toBe(false);
  });

  it('has a reply limited in bytes', () => {
    expect(replyFault('a'.repeat(4096))).toBe('');
    expect(replyFault('é'.repeat(2049))).not.toBe('');
  });
});

it('appends the link to a text that leaves it out', () => {
  const values = { firstName: 'Ada', company: 'Ridge', job: 'Tune-up', link: 'https://x.example/review/t' };
  expect(requestText('Hi {firstName}', values)).toBe('Hi Ada https://x.example/review/t');
  expect(requestText('{link} please', values)).toBe('https://x.example/review/t please');
});

it('shortens the city and author for display', () => {
  expect(cityOf('12 Elm St, Apt 4, Austin, TX 78701')).toBe('Austin');
  expect(cityOf('the lot behind the mill')).toBe('');
  expect(proposedAuthor({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada L.');
  expect(proposedAuthor({ firstName: '', lastName: 'Mill Ltd' })).toBe('');
  expect(proposedAuthor({ firstName: '小龍', lastName: '李' })).toBe('小龍');
  expect(proposedAuthor({ firstName: '小龍', lastName: '𠮷田' })).toBe('小龍 𠮷.');
});
