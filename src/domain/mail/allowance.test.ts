import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION, type SubscriptionSummary } from '../subscription/summary';
import { dailyRecipients, leftText, limitFault, strangersAmong, worthTelling } from './allowance';

const trying = { subscription: NO_SUBSCRIPTION };
const paying = {
  subscription: { ...NO_SUBSCRIPTION, firstPaidAt: '2026-01-01T00:00:00.000Z' },
};
const customer = {
  email: 'ada@example.com',
  contacts: [{ id: 'c1', name: 'Bob', role: '', phone: '', email: 'bob@example.com' }],
};

describe('a company’s e-mail allowance', () => {
  it('is small before the first payment, and large after it, even when the subscription ended', () => {
    expect(dailyRecipients(trying)).toBe(50);
    expect(dailyRecipients(paying)).toBe(2_000);
    const ended: SubscriptionSummary = { ...paying.subscription, status: 'canceled' };
    expect(dailyRecipients({ subscription: ended })).toBe(2_000);
  });

  it('counts addresses, and says how many are left today', () => {
    expect(limitFault(10, 40, 50)).toBe('');
    expect(limitFault(11, 40, 50)).toContain('50 addresses a day, and only 10 are left');
    expect(limitFault(1, 50, 50)).toContain('none is left today. Try again tomorrow');
    expect([11, 10, 0, -3].map(worthTelling)).toEqual([null, 10, 0, 0]);
    expect([null, 3, 1].map(leftText)).toEqual([
      '',
      'You can e-mail 3 more addresses today.',
      'You can e-mail 1 more address today.',
    ]);
    expect(leftText(0)).toContain('the last e-mail of the day');
  });

  it('recognizes a customer by their own and their contacts’ addresses', () => {
    expect(strangersAmong(['ADA@example.com', 'bob@example.com'], customer)).toEqual([]);
    expect(strangersAmong(['ada@example.com', 'eve@example.com'], customer)).toEqual(['eve@example.com']);
    expect(strangersAmong(['ada@example.com', ''], null)).toEqual(['ada@example.com', '']);
  });
});
