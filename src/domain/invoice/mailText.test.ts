import { describe, expect, it } from 'vitest';
import { billingSettingsSchema } from '../billing/settings';
import { DEFAULT_TEMPLATES, dueText, estimateReminderOf, fillTemplate, greetingName, templateOf } from './mailText';

const FORMER =
  'Hello {customer},\n\nthank you for your business. Invoice {number} of {total} is due on {due}. You can look at it and pay it here:\n{link}\n\n{company}';
const settingsWith = (body: string) =>
  billingSettingsSchema.parse({ templates: { invoice: { body }, estimate: { body } } });

describe('e-mail text', () => {
  it('uses the company’s template, or the default if it is empty or an old default', () => {
    expect(templateOf(settingsWith('Pay up, {customer}'), 'invoice')).toEqual({
      subject: DEFAULT_TEMPLATES.invoice.subject,
      body: 'Pay up, {customer}',
    });
    expect(templateOf(settingsWith(''), 'invoice')).toEqual(DEFAULT_TEMPLATES.invoice);
    expect(templateOf(settingsWith(FORMER), 'invoice')).toEqual(DEFAULT_TEMPLATES.invoice);
    expect(templateOf(settingsWith(`${FORMER}!`), 'invoice').body).toBe(`${FORMER}!`);
  });

  it('uses a separate template for estimate reminders', () => {
    expect(estimateReminderOf(settingsWith('')).body).toContain('checking in on the estimate');
    expect(estimateReminderOf(settingsWith('Still {number}?')).body).toBe('Still {number}?');
  });

  it.each(Object.entries(DEFAULT_TEMPLATES))(
    'starts like a letter and promises no way to pay: %s',
    (_kind, template) => {
      const filled = fillTemplate(template.body, {
        firstName: 'Dana',
        customer: 'Dana Whitfield',
        number: 'INV-7',
        total: '$10.00',
        balance: '$10.00',
        due: 'Jun 16, 2026',
        company: 'Blue Ridge',
      });
      expect(filled).toMatch(/^Hi Dana,\n\n[A-Z]/);
      expect(filled).not.toMatch(/[{}]|pay (it )?(here|online)|card/);
    },
  );
});

it('leaves unknown placeholders to the server', () => {
  expect(fillTemplate('{number}: {total}', { total: '$5.00' })).toBe('{number}: $5.00');
  expect([dueText('invoice', ''), dueText('estimate', ''), dueText('invoice', 'Jun 1')]).toEqual([
    'receipt',
    'further notice',
    'Jun 1',
  ]);
});

it.each([
  ['Dana Whitfield', 'whitfield, dana', 'Dana'],
  ['Mary Ann de la Cruz', 'de la cruz, mary ann', 'Mary Ann'],
  ['Cedar Grove HOA', 'cedar grove hoa', 'Cedar Grove HOA'],
  ['Smith, Jones & Co', 'smith, jones & co', 'Smith, Jones & Co'],
  // Billed to someone other than the customer.
  ['Estate of Ada Lovelace', 'lovelace, ada', 'Estate of Ada Lovelace'],
  ['', '', 'there'],
])('greets %s (%s) as %s', (name, sortName, expected) => {
  expect(greetingName({ name, sortName })).toBe(expected);
});
