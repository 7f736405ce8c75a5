import { describe, expect, it } from 'vitest';
import { closedFault, closingFault, closingText, firstOpenDay, firstOpenMonth, isClosed } from './closing';

const OCTOBER = { closedThrough: '2026-10-31' };

describe('a closed period', () => {
  it('includes its last day and ends with it', () => {
    expect([isClosed('2026-10-31', OCTOBER), isClosed('2026-11-01', OCTOBER)]).toEqual([true, false]);
    expect(firstOpenDay(OCTOBER)).toBe('2026-11-01');
    expect(isClosed('1999-01-01', { closedThrough: '' })).toBe(false);
  });

  it('names the date and what to do instead', () => {
    expect(closedFault(['2026-11-02', '2026-10-30'], OCTOBER)).toBe(
      'The books are closed through October 31, 2026. Use November 1, 2026 or a later date, or ask an admin to reopen the period under Payments, Closed books.',
    );
    expect(closedFault(['2026-11-02'], OCTOBER)).toBe('');
    expect(closingText(OCTOBER)).toBe('Closed through October 31, 2026');
  });

  it('moves a fully closed month to the first open one', () => {
    expect(firstOpenMonth('2026-08', OCTOBER)).toBe('2026-11');
    expect(firstOpenMonth('2026-12', OCTOBER)).toBe('2026-12');
    expect(firstOpenMonth('2026-09', { closedThrough: '2026-10-15' })).toBe('2026-10');
  });

  it('must end before today, and needs a reason to move back', () => {
    const today = '2026-11-05';
    expect(closingFault(OCTOBER, { through: '2026-11-05', reason: '', today })).toContain('before today');
    expect(closingFault(OCTOBER, { through: '2026-11-04', reason: '', today })).toBe('');
    expect(closingFault(OCTOBER, { through: '', reason: ' ', today })).toBe('Say why the period is reopened.');
    expect(closingFault(OCTOBER, { through: '', reason: 'Bank error', today })).toBe('');
  });
});
