import { describe, expect, it } from 'vitest';
import { NO_FACTS, type AdFacts } from '../facts';
import { adSchema, type Ad, type AdLine } from '../schema';
import type { AdChannel, AdSlot } from '../channels';
import { blocking, lintAd } from './lint';

const FACTS: AdFacts = {
  ...NO_FACTS,
  companyName: 'Blue Ridge Heating & Air',
  trade: 'hvac',
  phone: '(828) 555-0100',
  city: 'Asheville',
  state: 'NC',
  licenses: ['NC license 34871'],
  licenseNumbers: ['34871'],
  today: '2026-11-23',
  isSiteLive: true,
};

const line = (text: string, channel: AdChannel = 'googleSearch', slot: AdSlot = 'headline', pin = 0): AdLine => ({
  id: `${channel}-${slot}-${text.length}`,
  channel,
  slot,
  text,
  pin,
});
const adOf = (fields: Partial<Ad>): Ad => ({
  ...adSchema.parse({ name: 'Test' }),
  channels: ['googleSearch'],
  ...fields,
});
/** Findings about one text in isolation, ignoring that others are missing. */
const about = (
  text: string,
  {
    channel = 'googleSearch',
    slot = 'headline',
    facts = {},
    ...fields
  }: Partial<Ad> & { channel?: AdChannel; slot?: AdSlot; facts?: Partial<AdFacts> } = {},
): string[] =>
  lintAd(adOf({ channels: [channel], lines: [line(text, channel, slot)], ...fields }), { ...FACTS, ...facts })
    .filter(({ lineId }) => lineId !== '')
    .map(({ rule }) => rule);

describe('claims', () => {
  it.each([
    ['Free estimates', 'free-needs-terms'],
    ['FREE AC check', 'free-needs-terms'],
    ['𝗙𝗿𝗲𝗲 estimates', 'free-needs-terms'],
    ['Ｆｒｅｅ estimates', 'free-needs-terms'],
    ['Fr\u200bee estimates', 'free-needs-terms'],
    ['No-cost inspection', 'free-needs-terms'],
    ['Inspección gratis', 'free-needs-terms'],
    ['Zero-cost furnace check', 'free-needs-terms'],
    ['F.R.E.E. estimates', 'free-needs-terms'],
    ['Freeee quote', 'free-needs-terms'],
    ['Estimates cost nothing', 'free-needs-terms'],
    ['We waive the service fee', 'free-needs-terms'],
    ['From 49$', 'price-needs-terms'],
    ['Ninety-nine dollar tune-up', 'price-needs-terms'],
    ['Veteran discount 10%', 'price-needs-terms'],
    ['We pay the sales tax', 'price-needs-terms'],
    ['Interest-free for a year', 'financing-needs-disclosure'],
    ['Buy now, pay in 2027', 'financing-needs-disclosure'],
    ['Easy monthly installments', 'financing-needs-disclosure'],
    ['Everyone approved', 'financing-needs-disclosure'],
    ['As low as $99 monthly', 'financing-needs-disclosure'],
    ['Numero uno in town', 'superlative-needs-proof'],
    ['Top plumber near you', 'superlative-needs-proof'],
    ['Asheville’s favorite plumber', 'superlative-needs-proof'],
    ['Unlike other plumbers', 'superlative-needs-proof'],
    ['Unparalleled service', 'superlative-needs-proof'],
    ['4.9★ on Google', 'rating-needs-proof'],
    ['Trusted by thousands', 'rating-needs-proof'],
    ['Half your energy bill', 'savings-need-proof'],
    ['Cures asthma', 'savings-need-proof'],
    ['Guaranteed for life', 'warranty-needs-terms'],
    ['EPA approved', 'government'],
    ['Open all night', 'always-open'],
    ['Service call $0', 'free-needs-terms'],
    ['$89 tune-up', 'price-needs-terms'],
    ['20% off repairs', 'price-needs-terms'],
    ['Half-price drains', 'price-needs-terms'],
    ['Financing available', 'financing-needs-disclosure'],
    ['0% APR for 18 months', 'financing-needs-disclosure'],
    ['$0 down today', 'financing-needs-disclosure'],
    ['Only $99/mo', 'financing-needs-disclosure'],
    ['#1 in Asheville', 'superlative-needs-proof'],
    ['Best HVAC company', 'superlative-needs-proof'],
    ['Top-rated heating', 'superlative-needs-proof'],
    ['Lowest prices in town', 'superlative-needs-proof'],
    ['El mejor servicio', 'superlative-needs-proof'],
    ['5-star service', 'rating-needs-proof'],
    ['Rated 4.9', 'rating-needs-proof'],
    ['1,200+ reviews', 'rating-needs-proof'],
    ['Cut your energy bills by 40%', 'savings-need-proof'],
    ['Kills 99.9% of germs', 'savings-need-proof'],
    ['Lifetime parts', 'warranty-needs-terms'],
    ['We pay your deductible', 'deductible'],
    ['Federal tax credit inside', 'tax-credit-ended'],
    ['Hurry, limited time', 'urgency-without-end'],
    ['Open 24/7', 'always-open'],
  ])('are reported: %s', (text, rule) => expect(about(text)).toContain(rule));

  it.each([
    ['Call toll-free'],
    ['Hassle-free visits'],
    ['Feel free to ask us'],
    ['Best time for a check'],
    ['Heat pump, SEER2 rated'],
    ['Freezer repair'],
    ['Clear prices, in writing'],
    ['Call us today'],
    ['Freeze warnings tonight'],
    ['Your favorite temperature'],
    ['Licensed since 1998'],
    ['Half-inch pipes replaced'],
    ['We treat your home with care'],
  ])('are accepted: “%s”', (text) => expect(about(text)).toEqual([]));

  it('are accepted with terms, proof or facts', () => {
    expect(about('Free estimates', { offerTerms: 'On new systems.' })).toEqual([]);
    expect(about('$89 tune-up', { offerTerms: 'One system.' })).toEqual([]);
    expect(about('Best of Asheville', { proof: 'Mountain Xpress, 2026' })).toEqual([]);
    expect(about('Open 24/7', { facts: { isAlwaysOpen: true } })).toEqual([]);
    expect(about('Hurry, limited time', { offerEndsOn: '2026-12-31' })).toEqual([]);
  });

  it('about credit need the APR when they name an amount or term', () => {
    expect(about('Financing available', { financingTerms: 'By Acme Bank, on approved credit.' })).toEqual([]);
    const amount = { financingTerms: 'By Acme Bank, on approved credit.', offerTerms: 'New systems.' };
    expect(about('From $99/mo', amount)).toEqual(['financing-terms-incomplete']);
    expect(about('From $99/mo', { ...amount, financingTerms: '60 payments, 9.9% APR, none down.' })).toEqual([]);
  });

  it('about promptness are checked against the schedule', () => {
    expect(about('Same-day repairs', { facts: { hasTimeThisWeek: false } })).toEqual(['soon-but-full']);
    expect(about('Same-day repairs', { facts: { hasTimeThisWeek: true } })).toEqual([]);
    expect(about('Book a visit online today', { facts: { hasTimeThisWeek: false } })).toEqual([]);
  });

  it('about licenses are checked against the brand kit and the state', () => {
    expect(about('Licensed technicians', { facts: { licenses: [], licenseNumbers: [] } })).toContain(
      'licensed-without-number',
    );
    expect(about('Bonded', { facts: { state: 'CA' } })).toContain('bonded');
    expect(about('Bonded')).toEqual([]);
  });

  it('may not name competitors, except the company itself', () => {
    expect(about('Not Roto-Rooter')).toEqual(['competitor']);
    expect(about('Mr. Rooter of Reno', { facts: { companyName: 'Mr. Rooter of Reno' } })).toEqual([]);
  });

  it('may quote only what a customer wrote', () => {
    const facts = { reviews: [{ text: 'They came on time. Great people, all of them.', author: 'Ada L.' }] };
    const quote = { channel: 'flyer', slot: 'body' } as const;
    expect(about('“Great people, all of them.” – Ada L.', { ...quote, facts })).toEqual([]);
    expect(about('“Saved our marriage and our house” – Bob', { ...quote, facts })).toEqual(['quote-unknown']);
  });
});

describe('platforms', () => {
  it.each<[string, AdChannel, AdSlot, string]>([
    ['Call now!', 'googleSearch', 'headline', 'exclamation-in-headline'],
    ['Ask us!!', 'googleSearch', 'description', 'repeated-punctuation'],
    ['Wow! Now!', 'googleSearch', 'description', 'repeated-punctuation'],
    ['Call (828) 555-0100', 'googleSearch', 'headline', 'phone-in-text'],
    ['Call 8285550100', 'googleSearch', 'description', 'phone-in-text'],
    ['Call 1-800-HOT-HEAT', 'googleSearch', 'headline', 'phone-in-text'],
    ['blue-ridge.com', 'googleSearch', 'headline', 'address-in-text'],
    ['AC repair ★', 'googleSearch', 'headline', 'symbols'],
    ['=SUM(A1)', 'googleSearch', 'headline', 'symbols'],
    ['AC repair 🔥', 'googleSearch', 'headline', 'emoji-google'],
    ['AC REPAIR HERE', 'googleSearch', 'headline', 'capitals'],
    ['Call NOW', 'googleSearch', 'headline', 'capitals'],
    ['F r e e z e', 'googleSearch', 'headline', 'letters-spaced'],
    ['He@ting repair', 'googleSearch', 'headline', 'letters-swapped'],
    ['Heаting repair', 'googleSearch', 'headline', 'mixed-scripts'],
    ['Click here', 'googleSearch', 'description', 'click-here'],
    ['AC repair', 'googleSearch', 'path', 'path-with-slash'],
    ['Hi neighbors 👋', 'nextdoor', 'body', 'emoji-nextdoor'],
    ['𝐇𝐞𝐚𝐭𝐢𝐧𝐠', 'nextdoor', 'body', 'fancy-letters'],
    ['Warm homes ❄️', 'postcard', 'headline', 'emoji-print'],
    ['暖房', 'flyer', 'headline', 'unprintable-letters'],
    ['Are you in debt?', 'meta', 'primary', 'personal-attributes'],
    ['Does your asthma get worse?', 'meta', 'primary', 'personal-attributes'],
    ['Seniors like you', 'meta', 'primary', 'personal-attributes'],
    ['<b>Heating</b>', 'meta', 'primary', 'hidden-signs'],
    ['Heat\u202eing', 'meta', 'primary', 'hidden-signs'],
  ])('reports %s on %s', (text, channel, slot, rule) => expect(about(text, { channel, slot })).toContain(rule));

  it.each<[string, AdChannel, AdSlot]>([
    ['HVAC and AC, NC', 'googleSearch', 'headline'],
    ['NC license 34871', 'googleSearch', 'headline'],
    ['License U.31204-555-0100', 'googleSearch', 'headline'],
    ['Use code WINTER', 'googleSearch', 'description'],
    ['R410A and R454B', 'googleSearch', 'headline'],
    ['Call (828) 555-0100!', 'flyer', 'headline'],
    ['Is your AC old?', 'meta', 'primary'],
    ['BLUE Ridge, as BLUE as it gets', 'googleSearch', 'headline'],
  ])('accepts “%s” on %s', (text, channel, slot) =>
    expect(about(text, { channel, slot, facts: { companyName: 'BLUE Ridge' } })).toEqual([]),
  );
});

describe('the whole ad', () => {
  const rulesOf = (ad: Ad, facts: Partial<AdFacts> = {}): string[] =>
    lintAd(ad, { ...FACTS, ...facts }).map(({ rule }) => rule);

  it('needs enough texts, not too many, without duplicates or long ones', () => {
    const headlines = (count: number): AdLine[] =>
      Array.from({ length: count }, (_, index) => line(`Heating number ${String(index)}${'x'.repeat(index)}`));
    expect(rulesOf(adOf({ lines: [] })).filter((rule) => rule === 'too-few')).toHaveLength(2);
    expect(rulesOf(adOf({ lines: headlines(16) }))).toContain('too-many');
    expect(rulesOf(adOf({ lines: [line('Heating'), { ...line(' heating '), id: 'b' }] }))).toContain('twice');
    expect(rulesOf(adOf({ lines: [line('x'.repeat(31))] }))).toContain('too-long');
    expect(rulesOf(adOf({ lines: [line('x'.repeat(30))] }))).not.toContain('too-long');
  });

  it('is blocked only on the channel with the finding', () => {
    const findings = lintAd(
      adOf({ channels: ['googleSearch', 'meta'], lines: [line('Free!', 'meta', 'primary')] }),
      FACTS,
    );
    expect(blocking(findings, 'meta').map(({ rule }) => rule)).toContain('free-needs-terms');
    expect(blocking(findings, 'googleSearch').map(({ rule }) => rule)).not.toContain('free-needs-terms');
  });

  it('shows the license where the law requires it, pinned on Google', () => {
    const nevada = { state: 'NV', licenses: ['NV license 0081234'], licenseNumbers: ['0081234'] };
    const said = (pin: number) => adOf({ lines: [line('NV license 0081234.', 'googleSearch', 'description', pin)] });
    expect(rulesOf(adOf({ lines: [line('Heating')] }), nevada)).toContain('license-missing');
    expect(rulesOf(said(0), nevada)).toContain('license-not-pinned');
    expect(rulesOf(said(2), nevada).filter((rule) => rule.startsWith('license'))).toEqual([]);
    expect(rulesOf(adOf({ channels: ['flyer'] }), nevada).filter((rule) => rule.startsWith('license'))).toEqual([]);
    expect(rulesOf(adOf({ channels: ['flyer'] }), { ...nevada, licenses: [], licenseNumbers: [] })).toContain(
      'license-missing',
    );
    // Only required in print if the website may show it instead.
    const arizona = { state: 'AZ', licenses: [], licenseNumbers: [] };
    expect(rulesOf(adOf({ channels: ['meta'] }), arizona)).toContain('license-advised');
    expect(rulesOf(adOf({ channels: ['postcard'] }), arizona)).toContain('license-missing');
  });

  it('rejects pictures without consent, expired offers and missing pages', () => {
    expect(rulesOf(adOf({ pictureUrl: 'https://x.example/p.jpg' }))).toContain('picture-consent');
    expect(rulesOf(adOf({ offer: '$5', offerEndsOn: '2026-11-22' }))).toContain('offer-over');
    expect(rulesOf(adOf({ offer: '$5', offerEndsOn: '2026-11-23' }))).not.toContain('offer-over');
    expect(rulesOf(adOf({ landing: 'site' }), { isSiteLive: false })).toContain('landing-missing');
    expect(rulesOf(adOf({ landing: 'booking' }), { takesBookings: false })).toContain('landing-missing');
    expect(rulesOf(adOf({ landing: 'form' }), { takesRequests: false })).toContain('landing-missing');
  });

  it('must name the same day and amount as its offer', () => {
    const offer = { offer: '$99 off', offerTerms: 'Above $1,000.', offerEndsOn: '2026-12-31' };
    expect(about('$99 off until December 31', offer)).toEqual([]);
    expect(about('$99 off above $1,000', offer)).toEqual([]);
    expect(about('$99 off until November 21', offer)).toEqual(['other-day']);
    expect(about('$89 off', offer)).toEqual(['other-amount']);
  });

  it('explains each finding: what, why, how to fix it, and the source', () => {
    const findings = lintAd(
      adOf({
        channels: ['googleSearch', 'meta', 'nextdoor', 'flyer'],
        lines: [line('FREE #1 best $5 call 828-555-0100!!')],
      }),
      { ...FACTS, licenses: [] },
    );
    expect(findings.length).toBeGreaterThan(10);
    for (const { what, why, mend, source } of findings)
      for (const words of [what, why, mend, source]) expect(words).toMatch(/^\S.{4,}/);
    expect(findings.findLastIndex(({ severity }) => severity === 'block')).toBeLessThan(
      findings.findIndex(({ severity }) => severity === 'warn'),
    );
  });
});
