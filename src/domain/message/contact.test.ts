import { describe, expect, it } from 'vitest';
import { consentStanding, type ConsentEntry } from './consent';
import { CONTACT_PURPOSES, mayContact, type ContactQuestion } from './contact';

const NOON = '2026-06-01T17:00:00.000Z';
const NIGHT = '2026-06-02T04:00:00.000Z';
const base: ContactQuestion = {
  channel: 'email',
  purpose: 'reviews',
  isByHand: false,
  hasAddress: true,
  standing: 'never-asked',
  suppressedFor: [],
  isVetoed: false,
  now: NOON,
  timeZone: 'America/Chicago',
};
const rule = (changes: Partial<ContactQuestion>) => mayContact({ ...base, ...changes }).rule;

describe('mayContact', () => {
  it('lets e-mail about one’s own work go out until somebody says no, and texts only after a yes', () => {
    expect(rule({})).toBe('ok');
    expect(rule({ channel: 'sms' })).toBe('not-asked');
    expect(rule({ channel: 'sms', standing: 'agreed' })).toBe('ok');
    expect(rule({ purpose: 'marketing' })).toBe('not-asked');
    expect(rule({ purpose: 'marketing', standing: 'agreed' })).toBe('ok');
    expect(rule({ hasAddress: false })).toBe('no-address');
  });

  it.each(CONTACT_PURPOSES)('a veto and a STOP end %s', (purpose) => {
    for (const isByHand of [false, true]) {
      // Messages a person sends that were ordered or are owed go out anyway.
      const expected = purpose === 'documents' && isByHand ? 'ok' : null;
      expect(rule({ purpose, isByHand, isVetoed: true })).toBe(expected ?? 'refused');
      expect(rule({ purpose, isByHand, channel: 'sms', standing: 'stopped' })).toBe('stopped');
    }
  });

  it('ends what somebody unsubscribed from, and nothing else', () => {
    expect(rule({ suppressedFor: ['reviews'] })).toBe('unsubscribed');
    expect(rule({ suppressedFor: ['marketing'] })).toBe('ok');
    expect(rule({ purpose: 'visits', suppressedFor: ['reviews', 'marketing'] })).toBe('ok');
  });

  it('ends all e-mail that nobody ordered by one button, and none that was ordered', () => {
    for (const purpose of ['reviews', 'marketing'] as const)
      expect(rule({ purpose, standing: 'agreed', suppressedFor: ['all'] })).toBe('unsubscribed');
    for (const purpose of ['documents', 'visits', 'reminders', 'leads'] as const)
      expect(rule({ purpose, suppressedFor: ['all'] })).toBe('ok');
    expect(rule({ purpose: 'visits', channel: 'sms', standing: 'agreed', suppressedFor: ['all'] })).toBe(
      'unsubscribed',
    );
  });

  it('keeps the hours of the place for texts, but for news of a visit under way', () => {
    const texas = [{ state: 'TX', timeZones: ['America/Chicago'] }];
    // Sunday, 9 AM.
    const sunday = { now: '2026-06-07T14:00:00.000Z', channel: 'sms', standing: 'agreed', places: texas } as const;
    expect(mayContact({ ...base, ...sunday })).toMatchObject({
      rule: 'quiet',
      reason: expect.stringContaining('state') as string,
    });
    expect(rule({ ...sunday, isUrgent: true })).toBe('ok');
  });

  it('sends no fourth text in 24 hours where the state allows three, but for news of a visit under way', () => {
    const florida = [{ state: 'FL', timeZones: ['America/New_York'] }];
    const text = { channel: 'sms', standing: 'agreed', places: florida } as const;
    expect(rule({ ...text, sentLately: 2 })).toBe('ok');
    expect(rule({ ...text, sentLately: 3 })).toBe('quiet');
    expect(rule({ ...text, sentLately: 3, isUrgent: true })).toBe('ok');
  });

  it('keeps the night for texts, and for e-mail that nobody ordered and nobody sends by hand', () => {
    expect(rule({ now: NIGHT })).toBe('quiet');
    expect(rule({ now: NIGHT, isByHand: true })).toBe('ok');
    expect(rule({ now: NIGHT, purpose: 'visits' })).toBe('ok');
    expect(rule({ now: NIGHT, channel: 'sms', standing: 'agreed', isByHand: true })).toBe('quiet');
  });
});

it('a yes to texts about visits is none to being asked for reviews; a STOP is about everything', () => {
  const entry = (
    purpose: ConsentEntry['purpose'],
    state: 'yes' | 'no',
    source: ConsentEntry['source'],
    minute: number,
  ) => ({ purpose, state, source, at: `2026-06-01T15:0${String(minute)}:00.000Z` }) as const;
  const agreed = [entry('transactional', 'yes', 'phone', 1)];
  expect(consentStanding(agreed, 'reviews')).toBe('never-asked');
  const both = [...agreed, entry('reviews', 'yes', 'phone', 1)];
  expect(consentStanding(both, 'reviews')).toBe('agreed');
  const stopped = [...both, entry('all', 'no', 'text', 2)];
  expect([consentStanding(stopped), consentStanding(stopped, 'reviews')]).toEqual(['stopped', 'stopped']);
});

it('who comes back after unsubscribing from all e-mail stands as before', () => {
  const said = (purpose: ConsentEntry['purpose'], state: 'yes' | 'no', minute: number) =>
    ({ purpose, state, source: 'link', at: `2026-06-01T15:0${String(minute)}:00.000Z` }) as const;
  const off = said('all', 'no', 2);
  const back = said('all', 'yes', 3);
  expect(consentStanding([off], 'marketing')).toBe('refused');
  expect(consentStanding([off, back], 'marketing')).toBe('never-asked');
  expect(consentStanding([said('marketing', 'yes', 1), off, back], 'marketing')).toBe('agreed');
  expect(consentStanding([off, said('marketing', 'yes', 4)], 'marketing')).toBe('agreed');
});
