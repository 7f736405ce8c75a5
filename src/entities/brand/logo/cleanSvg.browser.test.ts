import { expect, it } from 'vitest';
import { cleanSvg, sizedSvg } from './cleanSvg';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<rect width="1" height="1" onclick="alert(1)"/>'],
  ['a link', '<a href="https://evil.test"><rect width="1" height="1"/></a>'],
  ['a picture from elsewhere', '<image href="https://evil.test/x.png"/>'],
  ['an old picture', '<image xlink:href="https://evil.test/x.png"/>'],
  ['another page', '<foreignObject><iframe src="https://evil.test"></iframe></foreignObject>'],
  ['a style from elsewhere', '<style>@import "https://evil.test/x.css"; .a{fill:url(https://evil.test/#a)}</style>'],
  ['a fill from elsewhere', '<rect fill="url(https://evil.test/x.svg#a)" width="1" height="1"/>'],
  ['a filter from elsewhere', '<filter id="f"><feImage href="https://evil.test/x.png"/></filter>'],
  ['an animation that sets a link', '<rect><animate attributeName="href" values="javascript:alert(1)"/></rect>'],
])('removes %s, and says so', (_what, part) => {
  const { svg, wasChanged } = cleanSvg(
    `<?xml version="1.0"?><svg ${NS} viewBox="0 0 9 9">${part}<circle r="2"/></svg>`,
  );
  expect(svg).not.toMatch(/evil|alert|script|onclick|<image|<a[\s>]|iframe/);
  expect(svg).toContain('<circle');
  expect(wasChanged).toBe(true);
});

it('leaves a plain drawing alone', () => {
  const drawing = `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.a{fill:#123456}</style><path class="a" fill="url(#g)" d="M0 0h9"/>`;
  const { svg, wasChanged } = cleanSvg(
    `<?xml version="1.0"?><!-- by hand --><svg ${NS} viewBox="0 0 9 9">${drawing}</svg>`,
  );
  expect(wasChanged).toBe(false);
  for (const kept of ['viewBox="0 0 9 9"', 'linearGradient', 'url(#g)', '.a{fill:#123456}', 'd="M0 0h9"'])
    expect(svg).toContain(kept);
});

it('keeps the content after a page embedded by Illustrator', () => {
  const { svg, wasChanged } = cleanSvg(
    `<svg ${NS} xmlns:i="ns-ai" viewBox="0 0 9 9"><switch><foreignObject requiredExtensions="ns-ai"><i:ref/></foreignObject><g><circle r="2"/></g></switch></svg>`,
  );
  expect(svg).toContain('<circle');
  expect(svg).not.toMatch(/foreignobject|i:ref/i);
  expect(wasChanged).toBe(true);
});

it('refuses a file without a drawing', () => {
  expect(() => cleanSvg('<html><body>no</body></html>')).toThrow(/cannot be drawn/);
});

it('enlarges a drawing in proportion', () => {
  expect(sizedSvg(`<svg ${NS} viewBox="0 0 200 50"/>`, 1600)).toMatchObject({ width: 1600, height: 400 });
  expect(sizedSvg(`<svg ${NS} width="30" height="60px"/>`, 1600)).toMatchObject({ width: 800, height: 1600 });
});

it('fills whole pixels to the edge, so the background can be detected', () => {
  const { svg, width, height } = sizedSvg(`<svg ${NS} viewBox="0 0 300 100"/>`, 1600);
  expect([width, height]).toEqual([1600, 533]);
  expect(svg).toContain('preserveAspectRatio="none"');
});
