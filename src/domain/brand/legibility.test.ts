import { describe, expect, it } from 'vitest';
import { contrastOf, luminanceOf } from './contrast';
import { brandColors, repairsOf } from './legibility';

const COLORS = [
  '#1d4e89',
  '#ffee00',
  '#ffffff',
  '#000000',
  '#f08c00',
  '#ff00ff',
  '#7f7f7f',
  '#0b1f3a',
  '#fdf6e3',
  '#2b8a3e',
];

describe('contrast by WCAG 2.2', () => {
  it('uses the formula’s weights for the luminance of the primary colors', () => {
    expect(luminanceOf('#ff0000')).toBeCloseTo(0.2126, 10);
    expect(luminanceOf('#00ff00')).toBeCloseTo(0.7152, 10);
    expect(luminanceOf('#0000ff')).toBeCloseTo(0.0722, 10);
  });

  it.each([
    // (1 + 0.05) / (0 + 0.05)
    ['#ffffff', '#000000', 21],
    // 1.05 / (0.2126 + 0.05)
    ['#ff0000', '#ffffff', 3.9985],
    // (0.2126 + 0.7152 + 0.05) / 0.05: yellow on black
    ['#ffff00', '#000000', 19.556],
    // 0x77 = 119: ((119 / 255 + 0.055) / 1.055) ^ 2.4 = 0.184475; 1.05 / 0.234475. The well-known gray that just fails.
    ['#777777', '#ffffff', 4.4781],
    // 0x76 = 118: 0.181164; 1.05 / 0.231164. The gray that just passes.
    ['#767676', '#ffffff', 4.5422],
    // 0x0a = 10 is in the linear part: 10 / 255 / 12.92 = 0.0030353; 1.05 / 0.0530353
    ['#0a0a0a', '#ffffff', 19.798],
  ])('of %s on %s is %f', (first, second, ratio) => {
    expect(contrastOf(first, second)).toBeCloseTo(ratio, 3);
    expect(contrastOf(second, first)).toBeCloseTo(ratio, 3);
  });
});

it.each(COLORS)('keeps a company’s %s readable on buttons and links, in light and dark mode', (hex) => {
  const { fill, darkFill, onFill, link, darkLink } = brandColors(hex);
  expect(contrastOf(onFill, fill)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(onFill, darkFill)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(fill, '#ffffff')).toBeGreaterThanOrEqual(1.8);
  expect(contrastOf(darkFill, '#1b2327')).toBeGreaterThanOrEqual(1.8);
  expect(contrastOf(link, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(darkLink, '#1b2327')).toBeGreaterThanOrEqual(4.5);
});

it('leaves a readable color alone', () => {
  expect(brandColors('#1d4e89')).toMatchObject({ fill: '#1d4e89', onFill: '#ffffff', link: '#1d4e89' });
  expect(brandColors('#f08c00')).toMatchObject({ fill: '#f08c00', onFill: '#1d2529' });
});

describe('a color repair', () => {
  it('lists the chosen and the drawn color, and the contrast of both', () => {
    const [onWhite] = repairsOf('#FFFF00');
    // 1.05 / (0.2126 + 0.7152 + 0.05) = 1.0738. With 55% black it is (115, 115, 0), L = 0.17144 * 0.9278 = 0.15906
    // and 1.05 / 0.20906 = 5.022; with 50% (128, 128, 0), L = 0.21586 * 0.9278 = 0.20028 and 1.05 / 0.25028 = 4.195.
    expect(onWhite).toMatchObject({ use: 'text-on-white', given: '#ffff00', drawn: '#737300', isRepaired: true });
    expect(onWhite?.contrastBefore).toBeCloseTo(1.0738, 3);
    expect(onWhite?.contrastAfter).toBeCloseTo(5.022, 2);
  });

  it('uses dark text on a button where white would be unreadable', () => {
    const orange = repairsOf('#f08c00').find(({ use }) => use === 'button');
    expect(orange).toMatchObject({ drawn: '#f08c00', against: '#1d2529', isRepaired: true });
    expect(orange?.contrastBefore).toBeLessThan(4.5);
    expect(orange?.contrastAfter).toBeGreaterThanOrEqual(4.5);
  });

  it('lists no repair where none was needed', () => {
    expect(
      repairsOf('#1d4e89')
        .filter(({ isRepaired }) => isRepaired)
        .map(({ use }) => use),
    ).toEqual(['text-on-dark']);
  });
});
