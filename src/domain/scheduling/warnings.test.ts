import { describe, expect, it } from 'vitest';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { DEFAULT_BUSINESS_HOURS } from '../company/businessHours';
import { prepareGround, type Ground } from './ground';
import type { Placement } from './schema';
import { placementWarnings, worstOf, type Proposal } from './warnings';
import { warningText } from './warningText';

const ZONE = 'America/New_York';
const ann = buildTechnician({ id: 'ann', firstName: 'Ann', lastName: '', skills: ['Heat pumps'] });
const ben = buildTechnician({
  id: 'ben',
  firstName: 'Ben',
  lastName: '',
  licences: [{ id: 'l1', name: 'Gas fitter', number: '', expiresOn: '2026-01-10' }],
});
// Monday, January 12, 2026; New York is five hours behind UTC. Ann and Ben work from 8 to 5.
const NOW = '2026-01-12T12:00:00.000Z';
const at = (clock: string): string =>
  `2026-01-12T${String(Number(clock.slice(0, 2)) + 5).padStart(2, '0')}:${clock.slice(3)}:00.000Z`;

const groundWith = (more: Partial<Ground> = {}) =>
  prepareGround({
    timeZone: ZONE,
    nowIso: NOW,
    businessHours: DEFAULT_BUSINESS_HOURS,
    technicians: [ann, ben],
    entries: [],
    travelMinutes: () => 20,
    ...more,
  });
const plan = (from: string, to: string, more: Partial<Placement> = {}): Placement => ({
  ...buildVisit().placement,
  technicianIds: ['ann'],
  startsAt: at(from),
  endsAt: at(to),
  ...more,
});
const proposal = (placement: Placement, more: Partial<Proposal> = {}): Proposal => ({
  kind: 'visit',
  requiredSkills: [],
  propertyId: 'here',
  moved: null,
  placement,
  ...more,
});
const entry = (id: string, from: string, to: string, more: Parameters<typeof buildVisit>[0] = {}) =>
  buildVisit({ id, title: `${id}’s furnace`, propertyId: id, ...more, placement: plan(from, to, more.placement) });
const context = { nameOf: (id: string) => (id === 'ann' ? 'Ann' : 'Ben'), timeZone: ZONE };
const said = (asked: Proposal, ground = groundWith()): string[] =>
  placementWarnings(asked, ground).map((warning) => warningText(warning, context));

describe('warnings about a placement', () => {
  it('are empty if it fits', () => {
    expect(said(proposal(plan('09:00', '10:00')))).toEqual([]);
  });

  it('forbid saving an invalid or locked one', () => {
    const early = { windowStartsAt: at('10:00'), windowEndsAt: at('09:00') };
    expect(said(proposal(plan('09:00', '09:00')))).toEqual(['It must end after it starts.']);
    expect(said(proposal(plan('09:00', '10:00', early)))).toEqual(['The arrival window must end after it starts.']);
    const locked = entry('smith', '09:00', '10:00', { placement: { isLocked: true } });
    expect(said(proposal(plan('09:00', '10:00'), { moved: locked }))).toEqual(['It is locked. Unlock it first.']);
  });

  it('require a logged reason for an expired license', () => {
    const gas = proposal(plan('09:00', '10:00', { technicianIds: ['ben'] }), { requiredSkills: ['gas  FITTER'] });
    const warnings = placementWarnings(gas, groundWith());
    expect(worstOf(warnings)).toBe('reason');
    expect(said(gas)[0]).toBe('The license “gas  FITTER” expired on 2026-01-10, and this work requires it.');
  });

  it('ask for a skill once per crew, not per person', () => {
    const needs = { requiredSkills: ['heat pumps'] };
    expect(said(proposal(plan('09:00', '10:00', { technicianIds: ['ann', 'ben'] }), needs))).toEqual([
      'Ben’s license “Gas fitter” has expired by then.',
    ]);
    const alone = proposal(plan('09:00', '10:00', { technicianIds: ['ann'] }), { requiredSkills: ['Boilers'] });
    expect(said(alone)).toEqual(['No one on this visit has “Boilers”.']);
    expect(worstOf(placementWarnings(alone, groundWith()))).toBe('confirm');
  });

  it('report overlaps, and drives that do not fit', () => {
    const entries = [entry('smith', '09:00', '10:00'), entry('jones', '12:00', '13:00')];
    const ground = groundWith({ entries });
    expect(said(proposal(plan('09:30', '10:30')), ground)).toEqual(['Ann has “smith’s furnace” at 9 AM.']);
    expect(said(proposal(plan('10:05', '11:50')), ground)).toEqual([
      'The drive from “smith’s furnace” is 15 min longer than the gap before.',
      'The drive to “jones’s furnace” is 10 min longer than the gap after.',
    ]);
    expect(said(proposal(plan('10:20', '11:40')), ground)).toEqual([]);
    // It doesn't conflict with itself or with anything canceled.
    expect(said(proposal(plan('09:30', '10:30'), { moved: entries[0] ?? null }), ground)).toEqual([]);
    const off = groundWith({ entries: [entry('smith', '09:00', '10:00', { state: 'cancelled' })] });
    expect(said(proposal(plan('09:30', '10:30')), off)).toEqual([]);
    expect(said(proposal(plan('10:20', '11:40')), groundWith({ entries, travelMinutes: () => null }))).toEqual([
      'The drive for Ann is not known: an address is missing or could not be found.',
    ]);
  });

  it.each([
    ['planned', ['Ann has “smith’s furnace” at 9 AM.']],
    ['on-site', ['Ann has “smith’s furnace” at 9 AM.']],
    ['paused', ['Ann has “smith’s furnace” at 9 AM.']],
    ['done', []],
    ['cancelled', []],
    ['no-show', []],
  ] as const)('report an overlap with a visit that is %s', (state, sentences) => {
    const ground = groundWith({ entries: [entry('smith', '09:00', '10:00', { state })] });
    expect(said(proposal(plan('09:30', '10:30')), ground)).toEqual(sentences);
  });

  // Smith's visit was supposed to end at ten; it's 10:30.
  it.each([
    ['planned', '10:45', []],
    ['on-site', '10:40', ['The drive from “smith’s furnace” is 10 min longer than the gap before.']],
    ['paused', '10:40', ['The drive from “smith’s furnace” is 10 min longer than the gap before.']],
    ['on-site', '10:50', []],
    ['done', '10:40', []],
  ] as const)('consider a visit that is %s past its planned end, at %s', (state, from, sentences) => {
    const ground = groundWith({ nowIso: at('10:30'), entries: [entry('smith', '09:00', '10:00', { state })] });
    expect(said(proposal(plan(from, '11:30')), ground)).toEqual(sentences);
  });

  it.each([
    ['09:59', ['It starts 1 min before the arrival window the customer was promised.']],
    ['10:00', []],
    ['12:00', []],
    ['12:01', ['It starts 1 min after the arrival window the customer was promised.']],
  ] as const)('compare a window from ten to noon with a start at %s', (from, sentences) => {
    const promised = { windowStartsAt: at('10:00'), windowEndsAt: at('12:00') };
    expect(said(proposal(plan(from, '13:00', promised)))).toEqual(sentences);
  });

  it('know shifts, days off, time off, holidays, overtime and on-call', () => {
    expect(said(proposal(plan('16:30', '17:45')))).toEqual([
      'It ends 45 min after Ann’s shift, which ends at 5 PM.',
      'It is outside business hours.',
    ]);
    expect(said(proposal(plan('07:30', '09:00')))).toContain('Ann works 8 AM–5 PM that day.');
    const sunday = plan('09:00', '10:00', { startsAt: '2026-01-18T14:00:00.000Z', endsAt: '2026-01-18T15:00:00.000Z' });
    expect(said(proposal(sunday))).toContain('Ann does not work that day.');
    const dentist = entry('d', '08:00', '10:00', { kind: 'time-off', title: 'Dentist' });
    expect(said(proposal(plan('09:00', '11:00')), groundWith({ entries: [dentist] }))).toEqual([
      'Ann is off: Dentist.',
    ]);
    const holiday = entry('h', '00:00', '18:00', {
      kind: 'time-off',
      title: 'Founder’s Day',
      placement: { technicianIds: [] },
    });
    expect(said(proposal(plan('09:00', '11:00')), groundWith({ entries: [holiday] }))).toEqual([
      'The company is closed: Founder’s Day.',
    ]);
    const late = entry('s', '12:00', '18:30', { kind: 'shift', title: 'Late shift' });
    expect(said(proposal(plan('09:00', '11:00')), groundWith({ entries: [late] }))).toEqual([
      'Ann works 12 PM–6:30 PM that day.',
    ]);
    const call = entry('c', '17:00', '18:45', { kind: 'on-call', title: 'On call' });
    expect(said(proposal(plan('17:30', '18:30')), groundWith({ entries: [call] }))).toEqual([
      'It is outside business hours.',
    ]);
  });

  it('report a missed window, a past time, and someone who left', () => {
    const promise = { windowStartsAt: at('08:00'), windowEndsAt: at('10:00') };
    expect(said(proposal(plan('10:20', '11:00', promise)))).toEqual([
      'It starts 20 min after the arrival window the customer was promised.',
    ]);
    expect(said(proposal(plan('09:00', '10:00')), groundWith({ nowIso: at('09:01') }))).toEqual([
      'It starts in the past.',
    ]);
    const gone = groundWith({ technicians: [{ ...ann, status: 'archived' }] });
    expect(said(proposal(plan('09:00', '10:00')), gone)).toEqual(['Ann is archived.']);
    expect(said(proposal(plan('09:00', '10:00', { technicianIds: ['nobody'] })), gone)).toContain('Ben is archived.');
  });

  it('explain a clock time that is skipped or occurs twice', () => {
    const night = (startsAt: string, endsAt: string, typed: { date: string; time: string }) =>
      placementWarnings(
        proposal({ ...plan('09:00', '10:00'), technicianIds: [], startsAt, endsAt }, { typed }),
        groundWith(),
      ).map((warning) => warningText(warning, context));
    expect(
      night('2026-03-08T07:30:00.000Z', '2026-03-08T08:30:00.000Z', { date: '2026-03-08', time: '02:30' }),
    ).toContain('The clocks skip 2:30 AM on that day. It starts at 3:30 AM.');
    expect(
      night('2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', { date: '2026-11-01', time: '01:30' }),
    ).toContain('1:30 AM comes twice on that day, because the clocks go back. It starts at the first.');
  });

  it('ignore visits under time off', () => {
    const ground = groundWith({ entries: [entry('smith', '09:00', '10:00')] });
    expect(said(proposal(plan('08:00', '17:00'), { kind: 'time-off' }), ground)).toEqual([]);
  });
});
