import { describe, expect, it } from 'vitest';
import { dueLateFee, lateFeeDay, lateFeeId, lateFeeNotice, monthlyRate, nextLateFee } from './fee';
import { lateFeeLimit } from './law';
import { lateFeeFormSchema, lateFeeSettingsSchema } from './settings';

const settings = lateFeeSettingsSchema.parse({ isOn: true, isAgreed: true, since: '2026-01-01', graceDays: 10 });
const invoice = {
  id: 'i1',
  state: 'issued',
  isOpen: true,
  balanceCents: 123_456,
  dueOn: '2026-10-15',
  issuedOn: '2026-09-15',
} as const;
const texas = lateFeeLimit('TX', '2026-11-15');

describe('a late fee', () => {
  it('is 1.5% per whole month: 18.52 on 1,234.56 after one month and 13 days', () => {
    // Case late-03 of the collected cases.
    const due = dueLateFee(invoice, settings, texas, '2026-11-15');
    expect(due).toEqual({ month: 1, on: '2026-11-15', monthlyPpm: 15_000, amountCents: 1852 });
    expect(dueLateFee(invoice, settings, texas, '2026-11-14')).toBeNull();
    expect(dueLateFee(invoice, settings, texas, '2026-11-28')).toBeNull();
    expect(nextLateFee(invoice, settings, texas, '2026-11-28')).toMatchObject({ month: 2, on: '2026-12-15' });
  });

  it('waits for the grace period, and uses the last day of shorter months', () => {
    expect(lateFeeDay('2026-01-31', 1, 0)).toBe('2026-02-28');
    expect(lateFeeDay('2026-10-15', 1, 45)).toBe('2026-11-29');
  });

  it('never exceeds a twelfth of the state’s limit: 0.5% a month in Pennsylvania, 10% a year in California', () => {
    expect(monthlyRate(settings, lateFeeLimit('Pennsylvania', '2026-11-15'))).toBe(5000);
    expect(monthlyRate(settings, lateFeeLimit('CA', '2026-11-15'))).toBe(8333);
    expect(monthlyRate(settings, lateFeeLimit('', '2026-11-15'))).toBe(15_000);
  });

  it('has a warning, but no lower rate, where the source is weak', () => {
    // New York’s 16% for individuals is partly from memory; the usury table lists the same with medium confidence.
    const newYork = lateFeeLimit('NY', '2026-11-15');
    expect(newYork.yearPpm).toBe(160_000);
    const rules = newYork.rules.map(({ id, confidence }) => [id, confidence]);
    expect(rules).toContainEqual(['ny-late', 'low']);
    expect(texas.yearPpm).toBe(180_000);
  });

  it('is not charged on late fees, disputed or older invoices, or while turned off', () => {
    for (const changes of [
      { id: lateFeeId('i1', 1) },
      { state: 'disputed' as const },
      { isOpen: false },
      { issuedOn: '2025-12-31' },
    ])
      expect(dueLateFee({ ...invoice, ...changes }, settings, texas, '2026-11-15')).toBeNull();
    expect(dueLateFee(invoice, { ...settings, isOn: false }, texas, '2026-11-15')).toBeNull();
  });

  it('is announced with its rate and day', () => {
    expect(lateFeeNotice(invoice, settings, texas, (day) => day)).toBe(
      'If this is not paid by 2026-11-14, a late fee of 1.5% a month of what is owed is added, as agreed.',
    );
  });

  it('requires a rate in a signed agreement, and a start date', () => {
    expect(lateFeeFormSchema.safeParse({ isOn: true, since: '2026-01-01' }).success).toBe(false);
    expect(lateFeeFormSchema.safeParse({ isOn: true, isAgreed: true }).success).toBe(false);
    expect(lateFeeFormSchema.safeParse({ isOn: true, isAgreed: true, since: '2026-01-01' }).success).toBe(true);
  });
});
