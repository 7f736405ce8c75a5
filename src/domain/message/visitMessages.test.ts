import { describe, expect, it } from 'vitest';
import { buildVisit } from '@/testing/factories/visit';
import { DEFAULT_MESSAGE_SETTINGS, VISIT_MESSAGE_KINDS } from './settings';
import { dayToRemindOf, isToRemindOf, visitMessageFault, visitNews } from './visitRules';
import { finishText, saysHowToOptOut } from './finishText';
import { segmentCount, textSpelling } from './segments';
import { DEFAULT_WORDS, fillWords, messageGreeting, messageValues, textValues, wordsOf } from './words';

/** 3 PM on Sunday in New York; the visit is on Monday, January 12, at 11 AM. */
const SUNDAY = '2026-01-11T20:00:00.000Z';
const MONDAY_MORNING = '2026-01-12T15:00:00.000Z';
const ZONE = 'America/New_York';
const visit = buildVisit({ propertyAddress: '12 Elm St, Austin, TX 78701', state: 'confirmed' });
const company = { name: 'Lovelace Heating', phone: '5125550134' };
const told = { visit, company, firstName: 'Ada', technician: 'Marcus', minutesLate: 20, now: SUNDAY };
const values = messageValues(told);

describe('message text', () => {
  it('is filled in, with times in the visit’s time zone', () => {
    expect(fillWords(DEFAULT_WORDS.reminder.smsText, textValues(told))).toBe(
      'Hi Ada, Lovelace Heating will come tomorrow, Jan 12, at 11 AM. Where: 12 Elm St. Reply C to confirm.',
    );
    expect(fillWords(DEFAULT_WORDS.booked.emailText, values)).toContain('When: tomorrow, Monday, Jan 12, at 11 AM');
    const promised = buildVisit({
      placement: { windowStartsAt: '2026-01-12T15:00:00.000Z', windowEndsAt: '2026-01-12T17:30:00.000Z' },
    });
    const ofWindow = messageValues({ visit: promised, company, firstName: 'Ada', technician: '', now: MONDAY_MORNING });
    expect(ofWindow).toMatchObject({
      day: 'today, Monday, Jan 12',
      time: 'between 10 AM and 12:30 PM',
      technician: 'our technician',
    });
    // Planned times aren't shown: a drag on the board would break a promise that no one intended to make.
    expect(
      messageValues({ visit: buildVisit(), company, firstName: 'Ada', technician: '', now: SUNDAY }),
    ).toMatchObject({ day: 'tomorrow, Monday, Jan 12', time: 'during the day' });
  });

  it('leaves out unknown values, with their sentence or line', () => {
    const unknown = { ...values, phone: '', address: '' };
    expect(fillWords(DEFAULT_WORDS['on-my-way'].smsText, unknown)).toBe(
      'Hi Ada, Marcus from Lovelace Heating is on the way to you now.',
    );
    const letter = fillWords(DEFAULT_WORDS.reminder.emailText, unknown);
    expect(letter).not.toContain('Where:');
    expect(letter).not.toMatch(/\n{3}|[{}]/);
  });

  it('uses the company’s own wording if there is any', () => {
    const own = { ...DEFAULT_MESSAGE_SETTINGS.onMyWay, smsText: 'Coming!' };
    const settings = { ...DEFAULT_MESSAGE_SETTINGS, onMyWay: own };
    expect(wordsOf(settings, 'on-my-way')).toEqual({ ...DEFAULT_WORDS['on-my-way'], smsText: 'Coming!' });
    expect(fillWords('{company} costs $1 & {unknown}', values)).toBe('Lovelace Heating costs $1 & {unknown}');
  });

  it('of a text always names the sender and the opt-out, and stays short', () => {
    expect(finishText('We’re coming', company.name)).toBe("Lovelace Heating: We're coming. Reply STOP to opt out.");
    expect(finishText('Lovelace Heating here. Text stop to end.', company.name)).toBe(
      'Lovelace Heating here. Text stop to end.',
    );
  });

  const usual = [
    ['Lovelace Heating', 'Ada', 'Marcus', '12 Elm St'],
    ['Blue Ridge Heating & Cooling', 'Christopher', 'Alexander', '1250 Merrimon Avenue'],
    ['Lone Star Comfort & Plumbing', 'María', 'José', '4812 Camino Español'],
    ['Hernández & Sons Plumbing LLC', 'Guadalupe', 'Ana', '907 Saint Francis Ave'],
    ['Mountain View Heating and Air', 'Elizabeth', 'Linh', '22 Old Charlotte Highway'],
    ['Smith Brothers Roofing & Siding, Inc.', 'Maria', 'Jesse', '310 Haywood Rd'],
    ['D’Angelo’s Drain Pros', 'Zoë', 'Renée', '8 Biltmore Plaza'],
  ] as const;
  it.each(usual)('of a text fits in one segment for %s and %s', (name, firstName, technician, street) => {
    const placement = {
      startsAt: '2026-01-12T15:30:00.000Z',
      endsAt: '2026-01-12T17:30:00.000Z',
      windowStartsAt: '2026-01-12T15:30:00.000Z',
      windowEndsAt: '2026-01-12T17:30:00.000Z',
    };
    const planned = buildVisit({ propertyAddress: `${street}, Apt 4, Asheville, NC 28801`, placement });
    const about = { visit: planned, company: { name, phone: '5125550134' }, firstName, technician, minutesLate: 120 };
    const texts = ['2026-01-05T15:00:00.000Z', SUNDAY, MONDAY_MORNING].flatMap((now) =>
      VISIT_MESSAGE_KINDS.map((kind) =>
        finishText(fillWords(DEFAULT_WORDS[kind].smsText, textValues({ ...about, now })), name),
      ),
    );
    expect(texts.filter((text) => segmentCount(text) !== 1)).toEqual([]);
    expect(texts.filter((text) => !saysHowToOptOut(text))).toEqual([]);
    expect(texts[0]).toContain('Reply C to confirm, STOP to opt out.');
  });

  it('keeps other scripts, and accents that phones support', () => {
    expect(['José', 'María', 'Núñez', 'Zoë', 'Trần', '李', 'Владимир', 'O’Neil'].map(textSpelling)).toEqual([
      'José',
      'Maria',
      'Nuñez',
      'Zoe',
      'Tran',
      '李',
      'Владимир',
      "O'Neil",
    ]);
    expect(finishText('Hi Maria, Hernandez is on the way.', 'Hernández')).toBe(
      'Hi Maria, Hernandez is on the way. Reply STOP to opt out.',
    );
  });
});

it('greets a person by first name, and a company by its contact’s', () => {
  const ada = { kind: 'person', firstName: 'Ada', name: 'Ada Lovelace', sortName: 'lovelace, ada' } as const;
  const mill = { kind: 'company', firstName: '', name: 'Old Mill LLC', sortName: 'old mill llc' } as const;
  expect([ada, mill, { ...mill, firstName: 'Bea' }].map(messageGreeting)).toEqual(['Ada', 'there', 'Bea']);
});

describe('visit notifications', () => {
  it.each([
    ['planned', '', ''],
    ['dispatched', '', ''],
    ['en-route', 'You can only send a reminder before the visit starts.', ''],
    ['on-site', 'You can only send a reminder before the visit starts.', 'before someone arrives'],
    ['cancelled', 'You can only send a reminder before the visit starts.', 'before someone arrives'],
  ] as const)('are right for a visit that is %s', (state, reminder, onMyWay) => {
    const told = buildVisit({ state });
    expect(visitMessageFault(told, 'reminder', SUNDAY)).toBe(reminder);
    expect(visitMessageFault(told, 'on-my-way', MONDAY_MORNING)).toContain(onMyWay);
  });

  it('announce times only before the visit, and a cancellation only after it', () => {
    expect(visitMessageFault(visit, 'booked', SUNDAY)).toBe('');
    expect(visitMessageFault(visit, 'moved', '2026-01-12T17:00:00.000Z')).toBe(
      'This visit should have started already.',
    );
    expect(visitMessageFault(buildVisit({ state: 'en-route' }), 'moved', SUNDAY)).toContain('before the visit starts');
    expect(visitMessageFault(visit, 'canceled', SUNDAY)).toBe('This visit is not canceled.');
    const off = buildVisit({ state: 'cancelled' });
    expect(visitMessageFault(off, 'canceled', SUNDAY)).toBe('');
    expect(visitMessageFault(off, 'canceled', '2026-02-01T20:00:00.000Z')).toBe('This visit is past.');
    expect(visitMessageFault(off, 'booked', SUNDAY)).not.toBe('');
  });

  it('say booked, moved or canceled depending on what was promised', () => {
    const later = buildVisit({
      placement: { startsAt: '2026-01-12T18:00:00.000Z', endsAt: '2026-01-12T19:00:00.000Z' },
    });
    const off = buildVisit({ state: 'cancelled' });
    expect(visitNews(null, visit, SUNDAY)).toBe('booked');
    expect(visitNews(visit, later, SUNDAY)).toBe('moved');
    expect(visitNews(visit, off, SUNDAY)).toBe('canceled');
    expect(visitNews(off, visit, SUNDAY)).toBe('booked');
    // The promise is unchanged: another start on a day promised without a time, one within the window, and no change at all.
    const at = (startsAt: string, state: 'planned' | 'confirmed') =>
      buildVisit({ state, placement: { startsAt, endsAt: '2026-01-12T20:00:00.000Z' } });
    const [noon, one] = ['2026-01-12T17:00:00.000Z', '2026-01-12T18:00:00.000Z'] as const;
    expect(visitNews(at(noon, 'planned'), at(one, 'planned'), SUNDAY)).toBeNull();
    expect(visitNews(at(noon, 'confirmed'), at(one, 'confirmed'), SUNDAY)).toBe('moved');
    const promise = { windowStartsAt: '2026-01-12T15:00:00.000Z', windowEndsAt: '2026-01-12T19:00:00.000Z' };
    const within = (startsAt: string) => buildVisit({ placement: { ...promise, startsAt } });
    expect(visitNews(within('2026-01-12T16:00:00.000Z'), within('2026-01-12T17:00:00.000Z'), SUNDAY)).toBeNull();
    expect(visitNews(visit, visit, SUNDAY)).toBeNull();
    // No one to notify, or too late.
    expect(visitNews(null, buildVisit({ customerId: '' }), SUNDAY)).toBeNull();
    expect(visitNews(null, visit, '2026-01-12T17:00:00.000Z')).toBeNull();
    expect(visitNews(off, off, SUNDAY)).toBeNull();
  });

  it('send no “on my way” for another day, and no reminder after the start', () => {
    expect(visitMessageFault(visit, 'running-late', SUNDAY)).toBe('This visit is not today.');
    expect(visitMessageFault(visit, 'reminder', '2026-01-12T17:00:00.000Z')).toContain('should have started');
    expect(visitMessageFault(buildVisit({ customerId: '' }), 'reminder', SUNDAY)).toContain('no customer');
  });

  it('remind the day before, from the company’s hour until nine', () => {
    expect(dayToRemindOf('2026-01-11T19:59:00.000Z', ZONE, 15)).toBe('');
    expect(dayToRemindOf(SUNDAY, ZONE, 15)).toBe('2026-01-12');
    expect(dayToRemindOf('2026-01-12T01:59:00.000Z', ZONE, 15)).toBe('2026-01-12');
    expect(dayToRemindOf('2026-01-12T02:00:00.000Z', ZONE, 15)).toBe('');
    expect(isToRemindOf(visit, '2026-01-12', SUNDAY)).toBe(true);
    expect(isToRemindOf(visit, '2026-01-13', SUNDAY)).toBe(false);
    expect(isToRemindOf(buildVisit({ state: 'cancelled' }), '2026-01-12', SUNDAY)).toBe(false);
  });
});
