import { describe, expect, it } from 'vitest';
import { answerSettingsFor, answerTo, bookingAnswer, isMachineAddress } from './answer';
import { isOutside, parseArea } from './area';
import { EMPTY_LEAD, formLeadSchema, leadOfWebhook, toCampaign, webhookLeadSchema } from './arrival';
import { newLead } from './create';
import { earlierOf, laterOf } from './duplicates';
import { answeredWithin, bucketOf, countedOf, medianMinutes, withCounted, type LeadMonth } from './months';
import { evidenceRows } from './evidence';
import { leadInputSchema, leadReceiptSchema, type Lead, type LeadReceipt } from './schema';
import { DEFAULT_LEAD_SETTINGS } from './settings';
import { isFresh, parseSignature } from './signature';

const AT = '2026-11-19T15:00:00.000Z';
const lead = (fields: Partial<Lead> = {}): Lead => ({
  ...newLead(
    leadInputSchema.parse({
      ...EMPTY_LEAD,
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: '(512) 555-0134',
      email: 'Ada@Example.com',
      address: { street: '12 Elm Street', city: 'Austin', state: 'TX', postalCode: '78701-2222' },
    }),
    { receivedAt: AT },
  ),
  ...fields,
});

describe('duplicate leads', () => {
  const one = { ...lead(), id: 'b' };
  const other = (fields: Partial<Lead>, id = 'a') => ({
    ...lead({ receivedAt: '2026-11-01T15:00:00.000Z', ...fields }),
    id,
  });

  it.each([
    ['Same phone number', { email: '', placeKey: '' }],
    ['Same e-mail address', { phoneKey: '5125550000', placeKey: '' }],
    ['Same name and address', { phoneKey: '', email: '' }],
  ] as const)('are found: %s', (reason, fields) => {
    expect(earlierOf(one, [other(fields)], 90)).toEqual({ id: 'a', reason });
  });

  it('are found in any address format, but not by town alone', () => {
    expect(one.placeKey).toBe('lovelace|12 elm st|78701');
    expect(newLead({ ...EMPTY_LEAD, lastName: 'Miller' }, { receivedAt: AT }).placeKey).toBe('');
    expect(earlierOf(one, [other({ phoneKey: '1', email: 'x@y.zz', placeKey: '' })], 90)).toBeNull();
  });

  it.each([
    ['Núñez', '12 Elm Street', 'Nunez', '12 Elm St'],
    ['O’Neil', '12 Elm St', 'ONeil', '12 Elm St.'],
    ['Łukasz', '12 Elm St', 'Lukasz', '12 Elm St'],
    ['Smith', '12 Elm Circle', 'Smith', '12 Elm Cir'],
    ['Smith', '12 Elm Heights', 'Smith', '12 Elm Hts'],
    ['Smith', '12 Oak Gardens', 'Smith', '12 Oak Gdns'],
    ['Smith', '100 County Road 12', 'Smith', '100 Co. Rd. 12'],
    ['Smith', '12 Twelfth St', 'Smith', '12 12th Street'],
    ['Smith', '12 Elm St, Apt 4', 'Smith', '12 Elm Street #4'],
    ['Smith', '12 Elm Parkway', 'Smith Jr.', '12 Elm Pkwy'],
    ['Smith', '12 Elm Terrace', 'Smith', '12 Elm Ter'],
    ['Smith', '12 Elm Highway', 'Smith', '12 Elm Hwy'],
    ['Smith', '12 Elm Trail', 'Smith', '12 Elm Trl'],
    ['Smith', '12 NW 5th Street', 'Smith', '12 Northwest Fifth St'],
    ['Smith-Jones', '12 Saint James Pl', 'Smith Jones', '12 St. James Place'],
    ['Иванова', '12 Elm Square', 'иванова', '12 Elm Sq'],
  ])('are found by name and address: %s, %s and %s, %s', (lastName, street, otherName, otherStreet) => {
    const keyOf = (name: string, place: string) =>
      newLead(
        { ...EMPTY_LEAD, lastName: name, address: { ...EMPTY_LEAD.address, street: place, postalCode: '97209' } },
        { receivedAt: AT },
      ).placeKey;
    expect(keyOf(lastName, street)).toBe(keyOf(otherName, otherStreet));
    expect(keyOf(lastName, street)).not.toBe(keyOf(lastName, street.replace('12', '14')));
  });

  it('are not matched outside the time window, or to a later lead', () => {
    expect(earlierOf(one, [other({})], 10)).toBeNull();
    // Ten days of 24 hours before 3 PM on the 19th.
    expect(earlierOf(one, [other({ receivedAt: '2026-11-09T15:00:00.000Z' })], 10)?.id).toBe('a');
    expect(earlierOf(one, [other({ receivedAt: '2026-11-09T14:59:59.000Z' })], 10)).toBeNull();
    expect(earlierOf(one, [other({ receivedAt: '2026-11-20T15:00:00.000Z' })], 90)).toBeNull();
    expect(earlierOf(one, [other({ receivedAt: AT }, 'c')], 90)).toBeNull();
    expect(earlierOf(one, [other({ receivedAt: AT }, 'a')], 90)?.id).toBe('a');
  });

  it('point to the first of several', () => {
    expect(earlierOf(one, [other({ duplicateOfId: 'root' })], 90)?.id).toBe('root');
  });

  it('include later leads when an earlier one arrives late', () => {
    const before = other({});
    expect(laterOf(before, [one, before], 90)).toEqual([{ id: 'b', reason: 'Same phone number' }]);
    expect(laterOf(one, [before], 90)).toEqual([]);
    expect(laterOf(before, [one], 10)).toEqual([]);
    expect(laterOf(before, [{ ...one, duplicateOfId: 'root' }], 90)).toEqual([]);
  });
});

describe('the lead service area', () => {
  it('reads ZIP codes, prefixes and ranges, and reports invalid entries', () => {
    expect(parseArea('28801, 282* ; 28701 - 28715\nAsheville 2880').faults).toEqual(['Asheville', '2880']);
  });
  it.each([
    ['28801', false],
    ['28205-1234', false],
    ['28710', false],
    ['90210', true],
    ['', false],
  ])('%s', (postalCode, outside) => {
    expect(isOutside('28801 282* 28701-28715', { postalCode })).toBe(outside);
    expect(isOutside('', { postalCode })).toBe(false);
  });
});

describe('monthly lead figures', () => {
  const empty: LeadMonth = { month: '2026-11', sources: {} };
  it('count a lead once, and move it with its source', () => {
    const before = countedOf(lead({ source: 'angi', costCents: 5000 }), 'America/New_York');
    const after = countedOf(
      lead({
        source: 'angi',
        costCents: 5000,
        state: 'won',
        isOpen: false,
        firstAnsweredAt: '2026-11-19T15:10:00.000Z',
      }),
      'America/New_York',
    );
    const month = withCounted(withCounted(withCounted(empty, before, 1), before, -1), after, 1);
    expect(month.sources['angi']).toMatchObject({ received: 1, booked: 1, won: 1, costCents: 5000 });
    expect(withCounted(month, after, -1).sources).toEqual({});
  });

  it.each(['', '__proto__', 'a.b/c', 'x'.repeat(61)])('count an unsafe source as none: %j', (source) => {
    expect(countedOf(lead({ source }), 'UTC').source).toBe('-');
  });

  it('take the median from buckets, with exact shares at the marks', () => {
    const counted = [1, 4, 4, 25, 200].reduce<LeadMonth>(
      (month, minutes) =>
        withCounted(month, { ...countedOf(lead(), 'UTC'), source: 's', answer: bucketOf(minutes) }, 1),
      empty,
    );
    const sums = counted.sources['s'] ?? { received: 0, duplicates: 0, booked: 0, won: 0, costCents: 0, answers: [] };
    expect(answeredWithin(sums, 5)).toBe(3);
    // Whole minutes: "5" took up to six.
    expect([0, 1, 4, 5, 5759, 5760].map(bucketOf)).toEqual([0, 1, 3, 4, 17, 18]);
    expect(answeredWithin(sums, 30)).toBe(4);
    // Between 3 and 5 minutes, where the middle one of the five falls.
    expect(medianMinutes(sums)).toBe(5);
    expect(medianMinutes({ ...sums, answers: [] })).toBeNull();
  });
});

describe('incoming leads', () => {
  it('from a webhook name the person, without unknown fields or negative costs', () => {
    const parsed = webhookLeadSchema.parse({
      id: '7',
      name: 'Ada King Lovelace',
      phone: '512 555 0134',
      source: 'Angi',
    });
    expect(leadOfWebhook(parsed, (source) => source.toLowerCase())).toMatchObject({
      firstName: 'Ada King',
      lastName: 'Lovelace',
      source: 'angi',
      channel: 'webhook',
    });
    for (const wrong of [{}, { id: '7' }, { id: '7', name: 'x', more: 1 }, { id: '7', name: 'x', costCents: -1 }])
      expect(webhookLeadSchema.safeParse(wrong).success).toBe(false);
  });

  it('from a webhook are parsed like an import: numbers in text, one-cell addresses, companies', () => {
    const arrived = (fields: object) => leadOfWebhook(webhookLeadSchema.parse({ id: '7', ...fields }), () => '');
    expect(
      arrived({
        name: 'Arlen, Tess',
        phone: 'after 5: 512-555-0188 (cell)',
        message: 'No heat.',
        address: { street: '12 Elm St, Austin, Texas 78701' },
      }),
    ).toMatchObject({
      firstName: 'Tess',
      lastName: 'Arlen',
      phone: '512-555-0188',
      message: 'No heat.\nPhone: after 5: 512-555-0188 (cell)',
      address: { street: '12 Elm St', city: 'Austin', state: 'TX', postalCode: '78701' },
    });
    expect(arrived({ name: 'Blue Heron LLC', phone: '5125550188.0' })).toMatchObject({
      companyName: 'Blue Heron LLC',
      phone: '5125550188',
      message: '',
    });
    expect(webhookLeadSchema.safeParse({ id: '7', phone: 'ask at the desk' }).success).toBe(false);
  });

  it('from a form require a name and a way to reply', () => {
    expect(formLeadSchema.safeParse({ firstName: 'Ada' }).success).toBe(false);
    expect(formLeadSchema.safeParse({ firstName: 'Ada', email: 'a@b.cc', isAgreed: true }).success).toBe(false);
    expect(formLeadSchema.safeParse({ firstName: 'Ada', phone: '512 555 0134', isAgreed: true }).success).toBe(true);
  });

  it('keep only known campaign fields, cleaned', () => {
    expect(toCampaign({ utm_source: 'ne<b>xt', other: 'x' })).toEqual({ utm_source: 'nebxt' });
    expect(toCampaign({ other: 'x' })).toBeNull();
  });

  it('have a signature with a time and a digest', () => {
    expect(parseSignature(`t=1795000000,v1=${'a'.repeat(64)}`)).toEqual({ at: 1795000000, signature: 'a'.repeat(64) });
    expect(parseSignature(`v1=${'a'.repeat(64)}`)).toBeNull();
    expect(isFresh(1795000000, new Date(1795000299_000).toISOString())).toBe(true);
    expect(isFresh(1795000000, new Date(1795000301_000).toISOString())).toBe(false);
  });
});

describe('evidence of a lead paid for twice', () => {
  it('names each seller as it calls itself, and no e-mail address if there was none', () => {
    const receipt = (sender: string): LeadReceipt =>
      leadReceiptSchema.parse({
        leadId: 'a',
        receivedAt: AT,
        channel: 'webhook',
        sender,
        messageId: '7',
        externalId: '7',
      });
    const sold = { lead: lead({ channel: 'webhook', costCents: 4500 }), receipt: receipt('Angi'), sourceName: '' };
    const again = { ...sold, receipt: receipt('Thumbtack') };
    const rows = evidenceRows(sold, again, { timeText: () => '10:44 AM' });
    expect(rows.find(({ label }) => label === 'From')).toMatchObject({ earlier: 'Angi', later: 'Thumbtack' });
    expect(rows.find(({ label }) => label === 'Received')).toMatchObject({ isSame: false });
    expect(rows.map(({ label }) => label)).not.toContain('E-mail from');
  });
});

describe('the automatic answer', () => {
  const company = { name: 'Blue Ridge', phone: '(828) 555-0100' };
  it('fills in placeholders, and leaves unknown ones in braces', () => {
    const { subject, message } = answerTo({ subject: '', text: 'Hi {firstName} {x}' }, lead(), company);
    expect(subject).toBe('Blue Ridge has your request');
    expect(message).toBe('Hi Ada {x}');
    expect(answerTo({ subject: '', text: '' }, lead({ firstName: '' }), company).message).toContain('Hi there,');
  });

  it.each([
    'you won $500, claim it at https://evil.example/win',
    'evil.example',
    'FREE MONEY evil dot example',
    'Call 5125550134 now',
    'Ada\n\nVisit evil.icu',
    'a'.repeat(40),
  ])('repeats nothing that a stranger typed: %s', (typed) => {
    const stranger = lead({ firstName: typed, lastName: typed, wanted: typed, message: typed });
    const template = { subject: '{firstName} {service}', text: 'Hi {firstName}, about {service}' };
    const booked = { when: 'today', service: '', company };
    for (const { subject, message } of [
      answerTo(template, stranger, company),
      answerTo({ subject: '', text: '' }, stranger, company),
      bookingAnswer(stranger, booked),
    ])
      expect(`${subject} ${message}`).not.toContain(typed.slice(0, 12));
  });

  it.each(['Ada', 'José', 'Anne-Marie', 'D’Angelo', 'Zoë'])('greets %s by name', (firstName) => {
    expect(answerTo({ subject: '', text: '' }, lead({ firstName }), company).message).toContain(`Hi ${firstName},`);
  });

  it('confirms the booked time, without promising a call', () => {
    const when = 'on Monday, Nov 30 between 8 AM and 10 AM';
    const booked = { when, service: 'Tune-up', company: { name: 'Blue Ridge', phone: '' } };
    const { subject, message } = bookingAnswer(lead({ firstName: 'Ada' }), booked);
    expect(subject).toBe('You are booked with Blue Ridge');
    expect(message).toContain('for Tune-up. We arrive on Monday, Nov 30 between 8 AM and 10 AM.');
    expect(message).toContain('answer this e-mail');
    expect(message).not.toContain('get back to you');
  });
  it('is off by default, and is never sent to callers', () => {
    expect(answerSettingsFor(DEFAULT_LEAD_SETTINGS, { channel: 'website' })).toBeNull();
    const on = { ...DEFAULT_LEAD_SETTINGS, answerWebsite: { isOn: true, subject: '', text: '' } };
    expect(answerSettingsFor(on, { channel: 'website' })).not.toBeNull();
    expect(answerSettingsFor(on, { channel: 'phone' })).toBeNull();
  });
  it.each([
    ['no-reply@thumbtack.com', true],
    ['noreply+1@x.example', true],
    ['nora@x.example', false],
  ])('recognizes %s as automated: %s', (email, isMachine) => {
    expect(isMachineAddress(email)).toBe(isMachine);
  });
});
