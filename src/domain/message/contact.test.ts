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
  it('allows e-mail about the customer’s own work until they opt out, and texts only after opting in', () => {
    expect(rule({})).toBe('ok');
    expect(rule({ channel: 'sms' })).toBe('not-asked');
    expect(rule({ channel: 'sms', standing: 'agreed' })).toBe('ok');
    expect(rule({ purpose: 'marketing' })).toBe('not-asked');
    expect(rule({ purpose: 'marketing', standing: 'agreed' })).toBe('ok');
    expect(rule({ hasAddress: false })).toBe('no-address');
  });

  it.each(CONTACT_PURPOSES)('stops %s after an opt-out or STOP', (purpose) => {
    for (const isByHand of [false, true]) {
      // Messages a person sends that were requested or are required go out anyway.
      const expected = purpose === 'documents' && isByHand ? 'ok' : null;
      expect(rule({ purpose, isByHand, isVetoed: true })).toBe(expected ?? 'refused');
      expect(rule({ purpose, isByHand, channel: 'sms', standing: 'stopped' })).toBe('stopped');
    }
  });

  it('stops only what the customer unsubscribed from', () => {
    expect(rule({ suppressedFor: ['reviews'] })).toBe('unsubscribed');
    expect(rule({ suppressedFor: ['marketing'] })).toBe('ok');
    expect(rule({ purpose: 'visits', suppressedFor: ['reviews', 'marketing'] })).toBe('ok');
  });

  it('stops all unrequested e-mail with one unsubscribe, but no requested e-mail', () => {
    for (const purpose of ['reviews', 'marketing'] as const)
      expect(rule({ purpose, standing: 'agreed', suppressedFor: ['all'] })).toBe('unsubscribed');
    for (const purpose of ['documents', 'visits', 'reminders', 'leads'] as const)
      expect(rule({ purpose, suppressedFor: ['all'] })).toBe('ok');
    expect(rule({ purpose: 'visits', channel: 'sms', standing: 'agreed', suppressedFor: ['all'] })).toBe(
      'unsubscribed',
    );
  });

  it('observes the recipient’s local hours for texts, except for a visit in progress', () => {
    const texas = [{ state: 'TX', timeZones: ['America/Chicago'] }];
    // Sunday, 9 AM.
    const sunday = { now: '2026-06-07T14:00:00.000Z', channel: 'sms', standing: 'agreed', places: texas } as const;
    expect(mayContact({ ...base, ...sunday })).toMatchObject({
      rule: 'quiet',
      reason: expect.stringContaining('state') as string,
    });
    expect(rule({ ...sunday, isUrgent: true })).toBe('ok');
  });

  it('sends no fourth text in 24 hours where the state allows three, except for a visit in progress', () => {
    const florida = [{ state: 'FL', timeZones: ['America/New_York'] }];
    const text = { channel: 'sms', standing: 'agreed', places: florida } as const;
    expect(rule({ ...text, sentLately: 2 })).toBe('ok');
    expect(rule({ ...text, sentLately: 3 })).toBe('quiet');
    expect(rule({ ...text, sentLately: 3, isUrgent: true })).toBe('ok');
  });

  it('holds texts and unrequested automatic e-mail at night', () => {
    expect(rule({ now: NIGHT })).toBe('quiet');
    expect(rule({ now: NIGHT, isByHand: true })).toBe('ok');
    expect(rule({ now: NIGHT, purpose: 'visits' })).toBe('ok');
    expect(rule({ now: NIGHT, channel: 'sms', standing: 'agreed', isByHand: true })).toBe('quiet');
  });
});

it('does not count consent to visit texts as consent to review requests, while STOP covers all', () => {
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

it('restores earlier consent after resubscribing to all e-mail', () => {
  const said = (purpose: ConsentEntry['purpose'], state: 'yes' | 'no', minute: number) =>
    ({ purpose, state, source: 'link', at: `2026-06-01T15:0${String(minute)}:00.000Z` }) as const;
  const off = said('all', 'no', 2);
  const back = said('all', 'yes', 3);
  expect(consentStanding([off], 'marketing')).toBe('refused');
  expect(consentStanding([off, back], 'marketing')).toBe('never-asked');
  expect(consentStanding([said('marketing', 'yes', 1), off, back], 'marketing')).toBe('agreed');
  expect(consentStanding([off, said('marketing', 'yes', 4)], 'marketing')).toBe('agreed');
});
