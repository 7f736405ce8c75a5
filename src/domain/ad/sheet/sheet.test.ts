import { describe, expect, it } from 'vitest';
import { AD_CHANNELS, isPrint, PRINT_CHANNELS, slotsOf, type AdChannel } from '../channels';
import { NO_FACTS, type AdFacts } from '../facts';
import { adSchema, type Ad } from '../schema';
import { contentOf, smallPrint } from './content';
import { PICTURE_FORMATS, POINTS_PER_INCH } from './formats';
import { wrapped, written, type Mark, type Measure, type Sheet } from './marks';
import { pictureSheet } from './pictureSheet';
import { printSides } from './printSheets';

/** Letter widths of an ordinary sans serif: capitals and bold are wider. */
const measure: Measure = (text, weight) =>
  Array.from(text).reduce(
    (sum, letter) => sum + (/[A-ZMW]/.test(letter) ? 0.7 : /[ilt.,' ]/.test(letter) ? 0.28 : 0.55),
    0,
  ) * (weight === 600 ? 1.06 : 1);
const FACTS: AdFacts = {
  ...NO_FACTS,
  companyName: 'Blue Ridge Heating & Air',
  phone: '(828) 555-0100',
  licenses: ['NC license 34871, Heating Group 3', 'NC license U.31204, Electrical'],
};
const LOOK = { primaryColor: '#1d4e89', accentColor: '#f08c00', logoUrl: '' };

/** Each field filled up to its limit with ordinary words. */
function fullAd(fields: Partial<Ad> = {}): Ad {
  const words = 'We look at each moving part of your furnace and write down what can wait and what cannot. '.repeat(20);
  const ad = adSchema.parse({ name: 'Full' });
  return {
    ...ad,
    channels: [...AD_CHANNELS],
    offer: '$99 off any repair of a furnace',
    offerTerms: 'One furnace, weekdays. Parts extra. Not with other offers. Until March 31.',
    pictureUrl: 'https://x.example/p.jpg',
    pictureConsent: 'Mrs. Ellison, by text',
    lines: AD_CHANNELS.flatMap((channel) =>
      slotsOf(channel).flatMap((slot) =>
        Array.from({ length: slot.count }, (_, index) => ({
          id: `${channel}${slot.slot}${String(index)}`,
          channel,
          slot: slot.slot,
          text: words.slice(index, index + slot.most).trim(),
          pin: 0,
        })),
      ),
    ),
    ...fields,
  };
}

const sheetsOf = (ad: Ad, channel: AdChannel, logoUrl = 'https://x.example/l.png'): Sheet[] => {
  const content = contentOf(ad, FACTS, { channel, look: { ...LOOK, logoUrl } });
  return isPrint(channel)
    ? printSides(channel, content, { ad, measure }).map(({ sheet }) => sheet)
    : (PICTURE_FORMATS[channel] ?? []).map((format) => pictureSheet(format, content, { isPlain: false, measure }));
};

/** Returns the bounding box of a mark. */
function edges(mark: Mark): { left: number; top: number; right: number; bottom: number } {
  if (mark.kind === 'words') {
    const width = measure(mark.text, mark.weight) * mark.size;
    const left = mark.align === 'center' ? mark.x - width / 2 : mark.x;
    return { left, right: left + width, top: mark.y - mark.size * 0.8, bottom: mark.y + mark.size * 0.25 };
  }
  const [width, height] = mark.kind === 'code' ? [mark.size, mark.size] : [mark.width, mark.height];
  return { left: mark.x, top: mark.y, right: mark.x + width, bottom: mark.y + height };
}

describe.each(PRINT_CHANNELS)('%s', (channel) => {
  it.each([
    ['with a photo', {}],
    ['without one', { pictureUrl: '', pictureConsent: '' }],
    ['large', { postcardSize: '9x6' as const }],
  ])('fits texts of full length %s inside the safe margin', (_, fields) => {
    for (const sheet of sheetsOf(fullAd(fields), channel)) {
      expect(sheet.unfit).toEqual([]);
      const safe = (0.125 + 0.25) * POINTS_PER_INCH - 0.01;
      for (const mark of sheet.marks) {
        if (mark.kind !== 'words' && mark.kind !== 'code') continue;
        const { left, top, right, bottom } = edges(mark);
        expect(left, JSON.stringify(mark)).toBeGreaterThanOrEqual(safe);
        expect(right, JSON.stringify(mark)).toBeLessThanOrEqual(sheet.width - safe);
        expect(top, JSON.stringify(mark)).toBeGreaterThanOrEqual(safe - 2);
        expect(bottom, JSON.stringify(mark)).toBeLessThanOrEqual(sheet.height - safe + 2);
      }
    }
  });

  it('overlaps no texts', () => {
    for (const sheet of sheetsOf(fullAd(), channel)) {
      const words = sheet.marks
        .filter((mark) => mark.kind === 'words' || mark.kind === 'code')
        .map((mark) => ({ mark, ...edges(mark) }));
      for (const [index, a] of words.entries())
        for (const b of words.slice(index + 1)) {
          const isOver = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
          expect(isOver, `${JSON.stringify(a.mark)} ${JSON.stringify(b.mark)}`).toBe(false);
        }
    }
  });

  it('prints terms and licenses, and has a QR code', () => {
    const marks = sheetsOf(fullAd(), channel).flatMap((sheet) => sheet.marks);
    const words = marks.flatMap((mark) => (mark.kind === 'words' ? [mark.text] : [])).join(' ');
    expect(words).toContain('34871');
    expect(words).toContain('Parts extra');
    expect(marks.some(({ kind }) => kind === 'code')).toBe(true);
  });
});

it('draws pictures in their exact sizes, uncropped', () => {
  for (const channel of ['meta', 'nextdoor', 'googleDisplay'] as const)
    for (const [index, sheet] of sheetsOf(fullAd(), channel).entries()) {
      const format = PICTURE_FORMATS[channel]?.[index];
      expect([sheet.width, sheet.height]).toEqual([format?.width, format?.height]);
      for (const mark of sheet.marks) {
        const { left, top, right, bottom } = edges(mark);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.01);
        expect(right).toBeLessThanOrEqual(sheet.width + 0.01);
        expect(bottom).toBeLessThanOrEqual(sheet.height + 0.01);
      }
    }
  expect((PICTURE_FORMATS.meta ?? []).map(({ width, height }) => `${String(width)}x${String(height)}`)).toEqual([
    '1080x1080',
    '1080x1350',
    '1200x628',
    '1080x1920',
  ]);
});

it('shows no photo without consent', () => {
  const photos = (fields: Partial<Ad>): number =>
    sheetsOf(fullAd(fields), 'flyer').flatMap(({ marks }) =>
      marks.filter((mark) => mark.kind === 'picture' && mark.of === 'photo'),
    ).length;
  expect(photos({})).toBe(1);
  expect(photos({ pictureConsent: ' ' })).toBe(0);
});

it('reports text that does not fit in full, and cuts nothing', () => {
  const box = { x: 0, y: 0, width: 100, height: 20 };
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän';
  expect(wrapped(long, { size: 20, weight: 400, width: 100 }, measure)).toBeNull();
  const made = written(long, { box, sizes: { most: 20, least: 10 }, weight: 400, color: '#000000' }, measure);
  expect(made.unfit).toEqual([long]);
  expect(made.marks).toMatchObject([{ text: long, size: 10 }]);
});

it('ends each part of the small print with a period', () => {
  expect(
    smallPrint({ offerTerms: 'One home', financingTerms: ' By Acme Bank. ' }, { licenses: ['NC license 1'] }),
  ).toBe('One home. By Acme Bank. NC license 1.');
});
