import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatQuantity } from './format';
import {
  parseCents,
  parseDecimal,
  parsePrice,
  parseQuantity,
  parseQuantityAndUnit,
  parseRate,
  type ParseReason,
} from './parse';

describe('pasted amounts', () => {
  it.each([
    ['$1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1.234,50 €', 123_450],
    ['€ 1.234.567,89', 123_456_789],
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234', 123_400],
    ["1'234.50", 123_450],
    ['1’234’567', 123_456_700],
    ['USD 12', 1200],
    ['$12.50 USD', 1250],
    ['12.5', 1250],
    ['12,5', 1250],
    ['12.', 1200],
    ['.5', 50],
    [',05', 5],
    ['0.05', 5],
    ['1234', 123_400],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['12345,67', 1_234_567],
    ['(12.00)', -1200],
    ['($1,234.50)', -123_450],
    ['$(5)', -500],
    ['-$5.00', -500],
    ['$-5.00', -500],
    ['−5', -500],
    ['5.00-', -500],
    ['+5', 500],
    ['  $ 7 ', 700],
    ['-0', 0],
    ['$2k', 200_000],
    ['2.5K', 250_000],
    ['$1,5 k', 150_000],
    ['(3k)', -300_000],
    ['USD 12k', 1_200_000],
  ])('are parsed: %j', (text, value) => {
    expect(parseCents(text)).toEqual({ ok: true, value });
  });

  it.each<[string, ParseReason]>([
    ['', 'empty'],
    ['$', 'empty'],
    ['1,234', 'ambiguous'],
    ['1.234', 'ambiguous'],
    ['$12,345', 'ambiguous'],
    ['0,234', 'too-many-decimals'],
    ['1.2345', 'too-many-decimals'],
    ['1,234.567', 'too-many-decimals'],
    ['1,23,456.00', 'not-a-number'],
    ['1.5,000', 'not-a-number'],
    ['1.5.0', 'not-a-number'],
    ['12 34', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['5m', 'not-a-number'],
    ['k', 'not-a-number'],
    ['10 miles', 'not-a-number'],
    ['$95/hr', 'not-a-number'],
    ['3 ea', 'not-a-number'],
    ['$10,000,000k', 'too-large'],
    ['abc', 'not-a-number'],
    ['.', 'not-a-number'],
    ['-(5)', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['1,000,000,000.01', 'too-large'],
    ['9'.repeat(40), 'too-large'],
  ])('are refused: %j as %s', (text, reason) => {
    expect(parseCents(text)).toMatchObject({ ok: false, reason });
  });

  it('name the word that is not money', () => {
    expect(parseCents('10 miles')).toMatchObject({
      message: '“10 miles” is not an amount: “miles” is not money. Enter the amount alone.',
    });
    expect(parsePrice('12 ft²')).toMatchObject({ ok: false });
  });

  it('explain what is ambiguous', () => {
    expect(parseCents('1,234')).toMatchObject({
      message: '“1,234” could mean 1234 or 1.234. Write it without the sign, or with decimals.',
    });
  });

  it('are unambiguous once the decimal sign is known', () => {
    expect(parseCents('1,234', { decimalSeparator: '.' })).toEqual({ ok: true, value: 123_400 });
    expect(parseCents('1.234', { decimalSeparator: ',' })).toEqual({ ok: true, value: 123_400 });
    expect(parseCents('1.234', { decimalSeparator: '.' })).toMatchObject({ reason: 'too-many-decimals' });
  });

  it('can be read back as printed in dollars and euros', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (value) => {
        expect(parseCents(formatCents(value))).toEqual({ ok: true, value });
        expect(parseCents(formatCents(value, { currency: 'EUR', locale: 'de-DE' }))).toEqual({ ok: true, value });
        expect(parseCents(formatCents(value, { currency: 'CAD', locale: 'fr-CA' }))).toEqual({ ok: true, value });
      }),
    );
  });

  it('never throw, and never give half a cent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-$ (]*[\d.,' ]{0,12}[) -]*$/)), (text) => {
        const read = parseCents(text);
        if (read.ok) expect(Number.isSafeInteger(read.value)).toBe(true);
        else expect(read.message).not.toBe('');
      }),
    );
  });
});

describe('quantities and percentages', () => {
  it.each([
    ['2.5', 25_000],
    ['0.333', 3330],
    ['1.333', 13_330],
    ['1,200', 12_000_000],
    ['2,5', 25_000],
    ['0', 0],
  ])('parse a quantity of %j', (text, value) => {
    expect(parseQuantity(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['8.875', 88_750],
    ['8.875%', 88_750],
    ['9.9750%', 99_750],
    ['0.0001%', 1],
    ['100', 1_000_000],
  ])('parse a percentage of %j', (text, value) => {
    expect(parseRate(text)).toEqual({ ok: true, value });
  });

  it('refuse negative, too precise or too large values', () => {
    expect(parseQuantity('-1')).toMatchObject({ reason: 'negative', message: 'A quantity cannot be negative.' });
    expect(parseQuantity('0.12345')).toMatchObject({
      reason: 'too-many-decimals',
      message: 'A quantity has at most four decimals.',
    });
    expect(parseQuantity('1000001')).toMatchObject({ reason: 'too-large' });
    expect(parseRate('100.0001')).toMatchObject({ reason: 'too-large', message: 'More than 100 is not accepted.' });
    expect(parseRate('-5%')).toMatchObject({ reason: 'negative' });
    expect(parseRate('')).toMatchObject({ reason: 'empty', message: 'Enter a percentage.' });
  });
});

describe('number fields', () => {
  it('accept a pasted price, and refuse a negative one', () => {
    expect(parsePrice('$1,234')).toEqual({ ok: true, value: 123_400 });
    expect(parsePrice('1.234,50 €')).toEqual({ ok: true, value: 123_450 });
    expect(parsePrice('(5.00)')).toMatchObject({
      reason: 'negative',
      message: 'An amount cannot be negative: use a discount instead.',
    });
    expect(parsePrice('10000000.01')).toMatchObject({ reason: 'too-large' });
    expect(parsePrice('1.234')).toMatchObject({ reason: 'too-many-decimals' });
  });

  it.each([
    ['12 h', 120_000, 'h'],
    ['2.5hrs', 25_000, 'hrs'],
    ['1,200 sq ft', 12_000_000, 'sq ft'],
    ['30ft²', 300_000, 'ft²'],
    ['3', 30_000, ''],
  ])('read the unit in %j', (text, value, unit) => {
    expect(parseQuantityAndUnit(text)).toEqual({ ok: true, value, unit });
  });

  it.each(['5k', '5 k', '1e5', 'h', '-2 h', '2 h 30'])('refuse %j', (text) => {
    expect(parseQuantityAndUnit(text).ok).toBe(false);
  });

  it.each([
    ['8.5', 1, 8.5],
    ['20 %', 0, 20],
    ['1,200 sq ft', 0, 1200],
  ])('read %j with %i decimals', (text, decimals, value) => {
    expect(parseDecimal(text, decimals)).toEqual({ ok: true, value });
  });

  it('refuse more decimals than the field allows', () => {
    expect(parseDecimal('8.25', 1)).toMatchObject({ reason: 'too-many-decimals', message: 'At most 1 decimal.' });
    expect(parseDecimal('2.5', 0)).toMatchObject({ reason: 'too-many-decimals', message: 'Enter a whole number.' });
  });

  it('read back any quantity with any unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom('h', 'ft²', 'boxes', 'sq ft'),
        (value, unit) => {
          expect(parseQuantityAndUnit(`${formatQuantity(value)} ${unit}`)).toEqual({ ok: true, value, unit });
        },
      ),
    );
  });
});
