import { describe, expect, it } from 'vitest';
import { siteGateSchema, type SiteGate } from './gateSchema';
import { gatesHolding, gateStanding, holdText, mayMoveGate, moveGate, runsOutSoon } from './gates';

const TODAY = '2026-10-14';
const gate = (more: Partial<SiteGate> = {}): SiteGate => ({
  ...siteGateSchema.parse({ siteId: 's1', title: '811 ticket', kind: 'dig-ticket' }),
  ...more,
});
const step = { id: 'x1', at: '2026-10-14T15:00:00.000Z', by: 'u1', byName: 'Ray' };
const by = (role: 'admin' | 'manager' | 'office' | 'technician' | 'user') => ({ step, role, today: TODAY });

describe('a site gate', () => {
  it('blocks work while open, not yet valid, or expired', () => {
    const cleared = gate({ state: 'cleared', validFrom: '2026-10-14', expiresOn: '2026-10-20' });
    expect(['2026-10-13', '2026-10-14', '2026-10-20', '2026-10-21'].map((day) => gateStanding(cleared, day))).toEqual([
      'not-yet',
      'cleared',
      'cleared',
      'expired',
    ]);
    expect(gateStanding(gate({ state: 'waived', expiresOn: '2026-10-13' }), TODAY)).toBe('expired');
    expect(runsOutSoon(cleared, '2026-10-14')).toBe(true);
    expect(runsOutSoon(gate({ state: 'cleared' }), TODAY)).toBe(false);
  });

  it('of a job blocks only that job, and of the site all jobs', () => {
    const gates = [gate(), gate({ title: 'Gas', jobId: 'j2' }), gate({ title: 'Done', state: 'not-needed' })];
    expect(gatesHolding(gates, 'j1', TODAY).map(({ title }) => title)).toEqual(['811 ticket']);
    expect(holdText(gatesHolding(gates, 'j2', TODAY), TODAY)).toBe(
      'Work cannot start yet. Still open: 811 ticket, Gas.',
    );
    expect(holdText([gate({ state: 'cleared', expiresOn: '2026-10-13' })], TODAY)).toBe(
      'Work cannot start yet. Still open: 811 ticket (expired Oct 13, 2026).',
    );
    expect(holdText([], TODAY)).toBe('');
  });

  it('is cleared by permitted roles, and waived by managers only', () => {
    const rights = (['crew', 'office', 'managers'] as const).map((right) =>
      (['technician', 'user', 'office', 'manager'] as const).map((role) =>
        mayMoveGate(gate({ right }), 'cleared', role),
      ),
    );
    expect(rights).toEqual([
      [true, true, true, true],
      [false, false, true, true],
      [false, false, false, true],
    ]);
    expect(mayMoveGate(gate({ right: 'crew' }), 'waived', 'office')).toBe(false);
    expect(mayMoveGate(gate({ right: 'crew', state: 'waived' }), 'open', 'technician')).toBe(false);
    expect(() => moveGate(gate({ right: 'managers' }), { to: 'cleared' }, by('office'))).toThrow('not allowed');
  });

  it('records who cleared it with which number, and why it was reopened', () => {
    const cleared = {
      ...gate(),
      ...moveGate(gate(), { to: 'cleared', reference: 'A-1', expiresOn: '2026-11-03' }, by('office')),
    };
    expect(cleared).toMatchObject({
      state: 'cleared',
      reference: 'A-1',
      log: [{ ...step, state: 'cleared', reference: 'A-1', expiresOn: '2026-11-03', reason: '' }],
    });
    expect(() => moveGate(cleared, { to: 'open' }, by('office'))).toThrow('reason');
    expect(moveGate(cleared, { to: 'open', reason: 'Marks washed away' }, by('office'))).toMatchObject({
      state: 'open',
      reference: 'A-1',
      expiresOn: '',
      log: [{ state: 'cleared' }, { state: 'open', reason: 'Marks washed away' }],
    });
  });

  it('cannot be cleared with an expired approval, or waived without an end date', () => {
    expect(moveGate(gate(), { to: 'cleared', validFrom: '2026-11-13' }, by('office')).validFrom).toBe('2026-11-13');
    expect(moveGate(gate(), { to: 'cleared', validFrom: TODAY }, by('office')).validFrom).toBe('');
    expect(() => moveGate(gate(), { to: 'cleared', expiresOn: '2026-10-13' }, by('office'))).toThrow('is over');
    expect(() =>
      moveGate(gate(), { to: 'cleared', validFrom: '2026-11-13', expiresOn: '2026-11-12' }, by('office')),
    ).toThrow('before it begins');
    expect(() => moveGate(gate(), { to: 'waived', reason: 'Owner on site' }, by('admin'))).toThrow('last day');
  });
});
