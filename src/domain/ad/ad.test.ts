import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignOf, campaignText } from '@/lib/campaign';
import { csvCell } from '@/lib/csvText';
import { buildStored } from '@/testing/factories/build';
import { AD_CHANNELS, slotsOf } from './channels';
import { searchCombination } from './combination';
import { composedLines, rewritten } from './compose/compose';
import { fitOf, lengthOf, shownText } from './count';
import { NO_FACTS, type AdFacts } from './facts';
import { GOOGLE_COLUMNS, googleRows, keywordsOf } from './googleCsv';
import { adLink, adParameters, adResultId, adResultOfLead, partsOfResultId } from './link';
import { isSound, lintAd } from './lint/lint';
import { outcomesByAd, outcomesByChannel } from './results';
import { adFormSchema, adResultSchema, adSchema, type Ad, type AdLine } from './schema';

const FACTS: AdFacts = {
  ...NO_FACTS,
  companyId: 'acme',
  companyName: 'Blue Ridge Heating & Air',
  trade: 'hvac',
  phone: '(828) 555-0100',
  city: 'Asheville',
  state: 'NV',
  licenses: ['NV license 0081234'],
  licenseNumbers: ['0081234'],
  hours: 'Mon–Fri 8 AM–5 PM',
  reviews: [{ text: 'They came on time and fixed it in an hour. Great people.', author: 'Ada L.' }],
  isSiteLive: true,
  today: '2026-11-23',
};
let count = 0;
const newId = (): string => `l${String((count += 1))}`;
const adOf = (fields: Partial<Ad> = {}): Ad => ({
  ...adSchema.parse({ name: 'Fall check', service: 'Furnace tune-up', areas: ['Asheville', 'Hendersonville'] }),
  channels: [...AD_CHANNELS],
  ...fields,
});
const OFFER = { offer: '$99 tune-up', offerTerms: 'One furnace.', offerEndsOn: '2026-12-31' };

describe('lengths', () => {
  it.each([
    ['googleSearch', 'abc', 3],
    ['googleSearch', '修理', 4],
    ['googleSearch', '수리', 4],
    ['googleSearch', 'ＡＣ', 4],
    ['googleSearch', 'é', 1],
    ['googleSearch', 'e\u0301', 2],
    ['googleSearch', '🔥', 2],
    ['googleSearch', '  abc ', 3],
    ['googleSearch', '{KeyWord:AC Repair}', 9],
    ['googleSearch', '{CUSTOMIZER.Price:$89}', 3],
    ['meta', '修理', 2],
    ['meta', '🔥', 1],
    ['meta', '{KeyWord:AC}', 12],
    ['nextdoor', '👨‍👩‍👧', 5],
  ] as const)('are counted on %s for %s', (channel, text, length) => expect(lengthOf(channel, text)).toBe(length));

  it('are exceeded without the text being cut, and say by how much', () => {
    const long = 'x'.repeat(10_000);
    expect(fitOf('googleSearch', 'headline', long)).toEqual({ length: 10_000, most: 30, shown: 30, over: 9970 });
    expect(shownText('googleSearch', long)).toBe(long);
    expect(fitOf('meta', 'primary', 'x'.repeat(130))).toMatchObject({ over: 0, shown: 125 });
    expect(fitOf('meta', 'back', 'x')).toBeNull();
  });
});

describe('generated ad texts', () => {
  it('fit their places, pass the check and are the same for the same ad', () => {
    const ad = adOf(OFFER);
    for (const turn of [0, 1, 2, 5]) {
      const lines = rewritten(ad, FACTS, { channels: AD_CHANNELS, turn, newId });
      expect(lintAd({ ...ad, lines }, FACTS).filter(({ severity }) => severity === 'block')).toEqual([]);
      const texts = (all: readonly AdLine[]): string[] => all.map(({ text }) => text);
      expect(texts(rewritten(ad, FACTS, { channels: AD_CHANNELS, turn, newId }))).toEqual(texts(lines));
    }
  });

  it('differ on the next try', () => {
    const [first, second] = [0, 1].map((turn) =>
      composedLines({ ad: adOf(OFFER), facts: FACTS, channel: 'googleSearch', turn, newId }).map(({ text }) => text),
    );
    expect(first).not.toEqual(second);
  });

  it('stay within limits with hostile names, long offers and missing facts', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 200, unit: 'grapheme' }),
      fc.constantFrom(
        '=cmd|/c calc',
        'BEST #1 FREE!!!',
        '𝗙𝗿𝗲𝗲',
        '修理'.repeat(40),
        '<script>',
        '$1 & $&',
        '{offer}',
        '',
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, fc.nat(9), (companyName, service, offer, turn) => {
        const ad = adOf({ service, offer, areas: [companyName] });
        const facts = { ...NO_FACTS, companyName, city: service };
        for (const channel of AD_CHANNELS)
          for (const line of composedLines({ ad, facts, channel, turn, newId })) {
            expect(fitOf(channel, line.slot, line.text)?.over).toBe(0);
            expect(isSound(line, ad, facts)).toBe(true);
          }
      }),
      { numRuns: 40 },
    );
  });

  it('leave the texts of other channels alone', () => {
    const own: AdLine = { id: 'mine', channel: 'meta', slot: 'primary', text: 'By hand', pin: 0 };
    const lines = rewritten(adOf({ lines: [own] }), FACTS, { channels: ['flyer'], turn: 0, newId });
    expect(lines[0]).toEqual(own);
    expect(lines.filter(({ channel }) => channel === 'flyer').length).toBeGreaterThan(3);
  });

  it('avoid claims that would need missing proof', () => {
    const texts = composedLines({ ad: adOf({ offer: 'Free furnace' }), facts: FACTS, channel: 'flyer', newId });
    expect(texts.map(({ text }) => text).join(' ')).not.toContain('Free');
  });
});

describe('a search ad', () => {
  const ad = adOf({ ...OFFER, channels: ['googleSearch'] });
  const whole = { ...ad, lines: rewritten(ad, FACTS, { channels: ['googleSearch'], turn: 0, newId }) };

  it('shows three headlines and two descriptions, with pinned ones in place', () => {
    for (const turn of [0, 1, 2, 7]) {
      const shown = searchCombination(whole, turn);
      expect(shown.headlines).toHaveLength(3);
      expect(shown.descriptions[1]).toContain('0081234');
      expect(new Set(shown.headlines).size).toBe(3);
    }
  });

  it('exports to Google Ads Editor completely, paused, in its columns', () => {
    const rows = googleRows(whole, { finalUrl: 'https://x.example/?a=1' });
    const cell = (row: readonly string[] | undefined, column: (typeof GOOGLE_COLUMNS)[number]) =>
      row?.[GOOGLE_COLUMNS.indexOf(column)] ?? '';
    for (const row of rows) expect(row).toHaveLength(GOOGLE_COLUMNS.length);
    const last = rows.at(-1);
    expect(cell(last, 'Ad type')).toBe('Responsive search ad');
    expect(cell(last, 'Headline 1')).toBe('Furnace Tune-Up in Asheville');
    expect(cell(last, 'Headline 11')).toBe('');
    expect(cell(last, 'Description 1 position')).toBe('2');
    expect(cell(last, 'Final URL')).toBe('https://x.example/?a=1');
    for (const row of rows)
      expect([cell(row, 'Status'), cell(row, 'Campaign Status'), cell(row, 'Ad Group Status')]).toContain('Paused');
    expect(GOOGLE_COLUMNS).toHaveLength(8 + 30 + 8 + 4);
  });

  it('contains no spreadsheet formulas, whatever its name', () => {
    const rows = googleRows({ ...whole, name: '=HYPERLINK("x")', service: '+1-2' }, { finalUrl: 'https://x.example' });
    for (const row of rows) for (const cell of row) expect(csvCell(cell)).not.toMatch(/^"?[=+@-]/);
  });

  it('targets its service in its areas', () => {
    expect(keywordsOf({ service: 'AC tune-up!', areas: ['Asheville', 'Black Mountain'] })).toEqual([
      'ac tune-up',
      'ac tune-up near me',
      'ac tune-up asheville',
      'ac tune-up black mountain',
    ]);
    expect(keywordsOf({ service: '', areas: ['x'] })).toEqual([]);
  });
});

describe('links', () => {
  it('lead to the company’s pages and are counted per ad and channel', () => {
    const of = (landing: Ad['landing']) =>
      adLink('https://f.example', { landing, companyId: 'acme', adId: 'a1', channel: 'postcard' });
    expect(of('form')).toBe(
      'https://f.example/leads/new?company=acme&utm_source=postcard&utm_medium=direct-mail&utm_campaign=ad-a1&utm_content=postcard',
    );
    expect(of('booking')).toContain('/public-website/acme/book?utm_source=');
    const campaign = campaignOf(adParameters('a1', 'meta'));
    expect(adResultOfLead({ campaign: campaign ? campaignText(campaign) : '' })).toBe('a1-meta');
  });

  it('from other sources are not counted', () => {
    for (const campaign of [
      '',
      'utm_campaign=neighborhood&utm_content=meta',
      'utm_campaign=ad-a1&utm_content=tv',
      'utm_campaign=ad-__x__&utm_content=meta',
      'utm_campaign=ad-&utm_content=meta',
    ])
      expect(adResultOfLead({ campaign })).toBe('');
    expect(partsOfResultId(adResultId('a-b', 'flyer'))).toEqual({ adId: 'a-b', channel: 'flyer' });
    expect(partsOfResultId('a1-tv')).toBeNull();
  });
});

it('computes the cost per booked job, by ad and by channel', () => {
  const stored = (id: string, spent: number) =>
    buildStored({
      kind: 'ad',
      schema: adSchema,
      fields: {
        name: id,
        channels: ['meta'],
        spentCents: { ...adSchema.parse({ name: 'x' }).spentCents, meta: spent },
      },
      overrides: { id },
    });
  const result = (adId: string, booked: number) =>
    adResultSchema.parse({ adId, channel: 'meta', leads: 5, booked, won: 1, revenueCents: 90_000 });
  const ads = [stored('a', 30_000), stored('b', 10_000), stored('c', 0)];
  const results = [result('a', 3), result('b', 0), result('gone', 9)];
  expect(outcomesByAd(ads, results).map(({ ad, outcome }) => [ad.id, outcome.costPerBookedCents])).toEqual([
    ['a', 10_000],
    ['b', null],
    ['c', null],
  ]);
  expect(outcomesByChannel(ads, results)).toMatchObject([
    { channel: 'meta', outcome: { leads: 10, booked: 3, spentCents: 40_000, revenueCents: 180_000 } },
  ]);
});

it('is rejected at the field: a picture without consent, no channel, a 10,000-character offer', () => {
  const faults = (fields: Partial<Ad>): string[] =>
    adFormSchema.safeParse({ ...adOf(), ...fields }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(faults({})).toEqual([]);
  expect(faults({ pictureUrl: 'https://x.example/p.jpg' })).toEqual(['pictureConsent']);
  expect(faults({ channels: [] })).toEqual(['channels']);
  expect(faults({ offer: 'x'.repeat(10_000) })).toEqual(['offer']);
  expect(faults({ lines: [{ id: 'a', channel: 'meta', slot: 'primary', text: 'x'.repeat(10_000), pin: 0 }] })).toEqual([
    'lines.0.text',
  ]);
  expect(slotsOf('googleSearch').map(({ most, least, count: some }) => [most, least, some])).toEqual([
    [30, 3, 15],
    [90, 2, 4],
    [15, 0, 2],
  ]);
});
