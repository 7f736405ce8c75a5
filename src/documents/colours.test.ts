import { expect, it } from 'vitest';
import { brandColors, contrastOf } from './colours';

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

it.each(COLORS)('a company’s %s is legible on buttons and in links, in the light and in the dark', (hex) => {
  const { fill, darkFill, onFill, link, darkLink } = brandColors(hex);
  expect(contrastOf(onFill, fill)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(onFill, darkFill)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(fill, '#ffffff')).toBeGreaterThanOrEqual(1.8);
  expect(contrastOf(darkFill, '#1b2327')).toBeGreaterThanOrEqual(1.8);
  expect(contrastOf(link, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(darkLink, '#1b2327')).toBeGreaterThanOrEqual(4.5);
});

it('leaves a color alone that can be read', () => {
  expect(brandColors('#1d4e89')).toMatchObject({ fill: '#1d4e89', onFill: '#ffffff', link: '#1d4e89' });
  expect(brandColors('#f08c00')).toMatchObject({ fill: '#f08c00', onFill: '#1d2529' });
});
