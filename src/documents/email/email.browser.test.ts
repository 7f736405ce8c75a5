import { expect, it } from 'vitest';
import { DEFAULT_BRAND_KIT } from '@/domain/brand/schema';
import { contrastOf } from '@/domain/brand/contrast';
import { legibleOnWhite, textOn } from '@/domain/brand/legibility';
import { paperOfDocument } from '@/domain/paper/document';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { renderEmail } from './renderEmail';

const address = { street: '<b>12</b>', unit: '', city: 'Austin', state: 'TX', postalCode: '', country: 'US' };
const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const BRANDING = { logoUrl: '', primaryColor: '#1d4e89', accentColor: '#f08c00' };
const paper = paperOfDocument({
  document: buildDocument({
    lines: [buildLine({ name: EVIL, description: EVIL, unit: EVIL.slice(0, 20), unitPriceCents: 12_345 })],
  }),
  number: 'INV-1',
  stamp: EVIL.slice(0, 30),
  footer: EVIL,
  company: {
    name: EVIL,
    phone: '',
    email: '',
    website: EVIL,
    address,
    timeZone: 'UTC',
    branding: { logoUrl: `javascript:${EVIL}`, primaryColor: '#ffee00', accentColor: '#f08c00' },
  },
  recipient: { name: EVIL, address },
  facts: [{ label: EVIL, value: EVIL }],
});

const abuse = { address: 'abuse@fieldwright.example', reference: 'c1/m1' };

it('escapes everything people wrote, and contains nothing that can run', () => {
  const { html } = renderEmail({ paper, message: EVIL, link: 'https://app.example/?a="><script>', abuse });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  expect(parsed.querySelectorAll('script, img, iframe, object, form, link')).toHaveLength(0);
  for (const element of parsed.querySelectorAll('*'))
    for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
  expect(parsed.body.textContent).toContain(EVIL);
});

it('shows the document’s words and amounts, with links to its page and to report abuse', () => {
  const link = 'https://app.example/i/abc?x=1&y=2';
  const { html, text } = renderEmail({
    paper,
    message: `Hi Ada,\n\nYour invoice:\n${link}\n\nThank you,\nBlue Ridge`,
    link,
    abuse,
  });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  expect([...parsed.querySelectorAll('a')].map((anchor) => [anchor.getAttribute('href'), anchor.textContent])).toEqual([
    [link, 'View invoice'],
    ['mailto:abuse@fieldwright.example?subject=Report%20of%20e-mail%20c1%2Fm1', 'Report this e-mail'],
  ]);
  expect(parsed.body.textContent).toContain(`${EVIL} sent this with Fieldwright.`);
  expect(text).toContain('Report it to abuse@fieldwright.example and name c1/m1.');
  for (const shown of ['Balance due', '$123.45', 'INV-1']) {
    expect(parsed.body.textContent).toContain(shown);
    expect(text).toContain(shown);
  }
  expect(text).toContain(`View invoice: ${link}`);
});

it('offers card payment only where it is accepted, and otherwise says how to pay', () => {
  const message = 'Hi Ada,\n\nHere is your invoice.\n\nThank you,\nBlue Ridge';
  const link = 'https://app.example/i/abc';
  const payee = { ...paper, company: { ...paper.company, name: 'Blue Ridge', phone: '(828) 555-0100' } };
  const shown = (paying: 'card' | 'elsewhere' | 'none') => {
    const { html, text } = renderEmail({ paper: payee, message, link, paying, abuse });
    const words = new DOMParser().parseFromString(html, 'text/html').body.textContent;
    const letter = words.slice(words.indexOf('Hi Ada'), words.indexOf('Blue Ridge', words.indexOf('Thank you')));
    return [letter, text.slice(0, text.indexOf('Thank you'))];
  };
  const check =
    'Please make your check payable to Blue Ridge and mail it to <b>12</b>, Austin, TX. To pay another way, call (828) 555-0100.';
  expect(shown('card')).toEqual([
    'Hi Ada,Here is your invoice.View and pay invoiceThank you,',
    `Hi Ada,\n\nHere is your invoice.\n\nView and pay invoice: ${link}\n\n`,
  ]);
  expect(shown('elsewhere')).toEqual([
    `Hi Ada,Here is your invoice.View invoice${check}Thank you,`,
    `Hi Ada,\n\nHere is your invoice.\n\nView invoice: ${link}\n\n${check}\n\n`,
  ]);
  expect(shown('none')[0]).toBe('Hi Ada,Here is your invoice.View invoiceThank you,');
});

it('lists the options with their totals, and leaves their contents to the page', () => {
  const option = (id: string, name: string, isRecommended = false) => ({ id, name, description: '', isRecommended });
  const offer = paperOfDocument({
    document: buildDocument({
      type: 'estimate',
      options: [option('good', 'Good'), option('best', 'Best', true)],
      lines: [
        buildLine({ id: 'a', name: 'Removal', unitPriceCents: 10_000 }),
        buildLine({ id: 'g', optionId: 'good', name: 'Furnace', unitPriceCents: 400_000 }),
        buildLine({ id: 'b', optionId: 'best', name: 'Heat pump', unitPriceCents: 900_000 }),
      ],
    }),
    number: 'E-1',
    company: { name: 'Blue Ridge', phone: '', email: '', website: '', address, timeZone: 'UTC', branding: BRANDING },
    recipient: { name: 'Ada', address },
  });
  const { html, text } = renderEmail({ paper: offer, message: 'Hi', link: 'https://app.example/e', abuse });
  expect(text).toContain('Good: $4,100.00\nBest (recommended): $9,100.00');
  const words = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  expect(words).toContain('Good$4,100.00Best Recommended$9,100.00');
  expect(words).not.toContain('Heat pump');
});

it('has no button without a page or for a link that is not https', () => {
  for (const link of ['', 'javascript:alert(1)'])
    expect(renderEmail({ paper, message: 'Hi', link, abuse }).html).not.toContain('View invoice');
});

it('is readable in any company’s color', () => {
  for (const color of ['#ffee00', '#ffffff', '#000000', '#0b5d57', '#ff00ff', '#7f7f7f']) {
    expect(contrastOf(legibleOnWhite(color), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(textOn(color), color)).toBeGreaterThanOrEqual(4.5);
  }
});

it('shows the tagline and licenses, and the closing with the signer’s name', () => {
  const kit = {
    ...DEFAULT_BRAND_KIT,
    licenses: [{ state: 'NC', number: '34871', trade: 'Heating' }],
    tagline: 'Comfort you can count on',
    emailClosing: 'Stay warm,',
    signatureName: 'Dana',
    font: 'source-serif' as const,
  };
  const company = { name: 'Blue Ridge', phone: '', email: '', website: '', address, timeZone: 'UTC', branding: kit };
  const sent = paperOfDocument({
    document: buildDocument({ lines: [buildLine()] }),
    company,
    recipient: { name: 'Ada', address },
  });
  const { html, text } = renderEmail({ paper: sent, message: 'Hello', link: '', abuse });
  const shown = new DOMParser().parseFromString(html, 'text/html').body;
  for (const words of ['Comfort you can count on', 'NC license 34871, Heating'])
    expect(shown.textContent).toContain(words);
  expect(html).toContain('Stay warm,<br>Dana');
  expect(html).toContain("'Source Serif 4', Georgia");
  expect(text).toContain('Hello\n\nStay warm,\nDana');
  expect(text).toContain('NC license 34871, Heating');
});
