import { describe, expect, it } from 'vitest';
import { buildLead } from '@/testing/factories/lead';
import type { Lead, LeadStep } from './schema';
import { answerMinutes, contactedBy, firstAnswerAt, isAnswered, isOverdue, movedTo } from './state';

const AT = '2026-11-19T15:00:00.000Z';
/** A lead that arrived at three. */
const lead = (fields: Partial<Lead> = {}): Lead => ({ ...buildLead({ receivedAt: AT }), ...fields });

describe('moving a lead', () => {
  it('clears the next step when it closes, and records why it was lost', () => {
    const moved = movedTo(lead({ nextWhat: 'Call', nextAt: AT }), 'lost', { at: AT, by: 'u', reason: 'Too expensive' });
    expect(moved).toMatchObject({
      state: 'lost',
      isOpen: false,
      lostReason: 'Too expensive',
      nextWhat: '',
      nextAt: '',
    });
    expect(moved.log?.at(-1)?.text).toBe('Lost: Too expensive');
    expect(movedTo(lead(), 'new', { at: AT, by: 'u' })).toEqual({});
    // A reason for another state is logged, but isn't a reason for a loss.
    const away = movedTo(lead(), 'out-of-area', { at: AT, by: 'u', reason: 'Asheville' });
    expect(away).toMatchObject({ state: 'out-of-area', isOpen: false, lostReason: '' });
    expect(away.log?.at(-1)?.text).toBe('Out of area: Asheville');
  });

  it('marks a new lead contacted on the first call, but not on a note', () => {
    expect(contactedBy(lead(), { kind: 'called', at: AT, by: 'u', text: '' })).toMatchObject({ state: 'contacted' });
    expect(contactedBy(lead(), { kind: 'note', at: AT, by: 'u', text: 'x' }).state).toBeUndefined();
  });

  it.each(['qualified', 'booked', 'lost'] as const)('leaves the state of a %s lead alone on a call', (state) => {
    const called = contactedBy(lead({ state }), { kind: 'called', at: AT, by: 'u', text: '' });
    expect(called).not.toHaveProperty('state');
    expect(called).not.toHaveProperty('isOpen');
    expect(called.log?.at(-1)).toMatchObject({ kind: 'called' });
  });

  it.each([
    ['', false],
    ['2026-11-19T14:59:59.000Z', true],
    [AT, true],
    ['2026-11-19T15:00:01.000Z', false],
  ])('treats a next step at “%s” as overdue at three: %s', (nextAt, isDue) => {
    expect(isOverdue({ nextAt }, AT)).toBe(isDue);
  });

  it('counts a phone lead as answered, but not one turned away', () => {
    expect(isAnswered(lead({ channel: 'phone' }))).toBe(true);
    expect(isAnswered(lead({ state: 'qualified' }))).toBe(true);
    expect(isAnswered(lead({ state: 'duplicate' }))).toBe(false);
    expect(isAnswered(lead())).toBe(false);
    expect(answerMinutes(lead({ firstAnsweredAt: '2026-11-19T15:04:59.000Z' }))).toBe(4);
    expect(answerMinutes(lead({ firstAnsweredAt: '2026-11-19T14:00:00.000Z' }))).toBe(0);
  });
});

describe('the first response', () => {
  const SERVER = '2026-11-19T15:10:00.000Z';
  const step = (kind: LeadStep['kind'], at: string): LeadStep => ({ id: at, kind, at, by: 'bea', text: '' });
  const entered = { isNew: true, serverAt: SERVER };

  // The lead arrived at three; the server learns of the answer at ten past.
  it.each<[string, Partial<Lead>, { isNew: boolean }, string]>([
    ['of a call was the call', { channel: 'phone' }, { isNew: false }, AT],
    ['is when the server hears of it', { log: [step('called', '2026-11-19T15:04:00.000Z')] }, { isNew: false }, SERVER],
    ['without a step, too', { log: [] }, { isNew: true }, SERVER],
    [
      'of a lead that is entered afterward is that of its first step',
      { log: [step('called', '2026-11-19T15:04:00.000Z'), step('called', '2026-11-19T15:06:00.000Z')] },
      { isNew: true },
      '2026-11-19T15:04:00.000Z',
    ],
    [
      'is not a note',
      { log: [step('note', '2026-11-19T15:02:00.000Z'), step('mailed', '2026-11-19T15:06:00.000Z')] },
      { isNew: true },
      '2026-11-19T15:06:00.000Z',
    ],
    [
      'is not to come, whatever a wrong clock says',
      { log: [step('called', '2026-11-19T15:10:01.000Z')] },
      entered,
      SERVER,
    ],
    ['may be this very second', { log: [step('called', SERVER)] }, entered, SERVER],
    ['is not from before the lead', { log: [step('called', '2026-11-19T14:59:59.000Z')] }, entered, AT],
  ])('%s', (_, fields, { isNew }, at) => {
    expect(firstAnswerAt(lead({ channel: 'mail', ...fields }), { isNew, serverAt: SERVER })).toBe(at);
  });
});
