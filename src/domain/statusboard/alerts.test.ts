import { describe, expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { buildVisit } from '@/testing/factories/visit';
import { at, groundWith, person, visit } from '@/testing/schedulingWorld';
import type { KnownEntry } from '../scheduling/ground';
import type { LogEntry } from '../scheduling/schema';
import type { VisitState } from '../scheduling/visitState';
import { alertsOf } from './alerts';
import { alertFlag, alertText } from './alertText';
import { withNames, withoutNames } from './naming';
import { remedyOf } from './remedy';

// Monday, January 12, 2026, in New York. Everyone works from 8 to 5.
const ann = person('ann', { phone: '(512) 555-0101' });
const ben = person('ben');
const ADDRESS = '12 Elm St, Oak Park, IL 60302';

const moved = (state: VisitState, clock: string): LogEntry => ({
  id: `${state}-${clock.replace(':', '')}`,
  kind: 'moved',
  state,
  startsAt: at('09:00'),
  at: at(clock),
  by: 'user-1',
  technicianId: 'ann',
  reason: '',
});
const window = (from: string, to: string) => ({ windowStartsAt: at(from), windowEndsAt: at(to) });

type World = { now: string; entries: KnownEntry[]; technicians?: Parameters<typeof groundWith>[0] };
const groundAt = ({ now, entries, technicians }: World) =>
  groundWith({ nowIso: at(now), entries, technicians: [ann], ...technicians });

/** Returns the board's alerts as `tone work: sentence → remedy`. */
function told(world: World, { phone = '', mayChange = true }: { phone?: string; mayChange?: boolean } = {}): string[] {
  const ground = groundAt(world);
  const naming = withNames(ground.technicianOf);
  return alertsOf({ ground, emergencies: [] }).map((alert) => {
    const { title, sentence } = alertText(alert, { naming, timeZone: ground.timeZone, nowIso: ground.nowIso });
    const remedy = remedyOf(alert, { ground, customerPhone: () => phone, mayChange });
    const how =
      remedy.kind === 'assign'
        ? `assign ${remedy.technicianId}`
        : remedy.kind === 'move-on'
          ? remedy.to
          : remedy.kind === 'call'
            ? `call ${remedy.name}`
            : remedy.kind === 'open-day'
              ? `open ${remedy.date} ${remedy.entryId}`.trim()
              : remedy.kind;
    return `${alert.tone} ${title}: ${sentence} → ${how}`;
  });
}

describe('alerts on the status board', () => {
  it('are empty while all is well', () => {
    const running = visit('1', '09:00', '10:00', { state: 'on-site', log: [moved('on-site', '09:05')] });
    const next = visit('2', '10:30', '11:30', { state: 'dispatched', placement: window('10:00', '12:00') });
    expect(told({ now: '09:50', entries: [running, next] })).toEqual([]);
  });

  it('say to call the customer if no one is on the way and the window has passed', () => {
    const late = visit('1', '09:00', '10:00', { placement: window('08:00', '10:00') });
    expect(told({ now: '10:25', entries: [late] }, { phone: '(512) 555-0134' })).toEqual([
      'danger Visit 1: The arrival window ended at 10 AM, and Ann is not on the way. → call Ada Lovelace',
    ]);
    expect(told({ now: '10:25', entries: [late] })[0]).toContain('→ open 2026-01-12 visit-1');
  });

  it('allow half an hour if there is no window', () => {
    const late = visit('1', '09:00', '10:00', { state: 'dispatched' });
    expect(told({ now: '09:04', entries: [late] })).toEqual([]);
    expect(told({ now: '09:20', entries: [late] })).toEqual([
      'danger Visit 1: It should have started at 9 AM, and Ann is not on the way. → call Ann',
    ]);
    const crew = { ...late, placement: { ...late.placement, technicianIds: ['ann', 'ben'] } };
    expect(told({ now: '09:31', entries: [crew], technicians: { technicians: [ann, ben] } })[0]).toContain(
      'Ann and Ben are not on the way.',
    );
  });

  it('ask to reschedule for a customer who requested it, even for tomorrow', () => {
    const asked = { rescheduleAskedAt: at('08:00'), rescheduleNote: 'Tuesday after 3' };
    const soon = visit('1', '10:00', '11:00', { ...asked, jobId: 'j1' });
    const tomorrow = {
      ...visit('2', '10:00', '11:00', { ...asked, rescheduleNote: '', state: 'confirmed' }),
      jobId: '',
    };
    tomorrow.placement = {
      ...tomorrow.placement,
      startsAt: '2026-01-13T15:00:00.000Z',
      endsAt: '2026-01-13T16:00:00.000Z',
    };
    expect(told({ now: '09:00', entries: [soon, tomorrow] })).toEqual([
      'danger Visit 1: The customer asked for another time: “Tuesday after 3”. It is scheduled for Monday, 10 AM. → find-time',
      'warning Visit 2: The customer asked for another time. It is scheduled for Tuesday, 10 AM. → open 2026-01-13 visit-2',
    ]);
    expect(told({ now: '09:00', entries: [{ ...soon, state: 'on-site' }] })).toEqual([]);
  });

  it('ask to dispatch a quarter hour before it is time to leave', () => {
    const next = visit('1', '10:00', '11:00', { placement: { travelMinutes: 20 } });
    expect(told({ now: '09:24', entries: [next] })).toEqual([]);
    expect(told({ now: '09:25', entries: [next] })).toEqual([
      'warning Visit 1: It is time to leave at 9:40 AM, and Ann has not been sent. → dispatched',
    ]);
    expect(told({ now: '09:30', entries: [{ ...next, state: 'dispatched' }] })).toEqual([]);
    expect(told({ now: '09:30', entries: [next] }, { mayChange: false })[0]).toContain('→ open');
  });

  it('warn of a job running late: someone free takes the next one, or the customer is called', () => {
    const long = visit('1', '08:00', '11:30', { state: 'on-site', log: [moved('on-site', '08:40')] });
    const next = visit('2', '11:30', '12:30', { placement: { ...window('11:00', '12:00'), travelMinutes: 10 } });
    const sentence = 'danger Visit 2: Ann has “Visit 1” until about 12:10 PM. The arrival window ends at 12 PM.';
    expect(told({ now: '10:00', entries: [long, next] }, { phone: '1' })).toEqual([`${sentence} → call Ada Lovelace`]);
    expect(told({ now: '10:00', entries: [long, next], technicians: { technicians: [ann, ben] } })).toEqual([
      `${sentence} → assign ben`,
    ]);
    // Within the window, there's no alert.
    const wide = { ...next, placement: { ...next.placement, windowEndsAt: at('13:00') } };
    expect(told({ now: '11:50', entries: [long, wide] })).toEqual([]);
  });

  it('pass lateness from stop to stop, but not through visits that need re-planning', () => {
    const first = visit('1', '08:00', '11:00', { state: 'on-site', log: [moved('on-site', '09:30')] });
    const second = visit('2', '11:00', '13:00', { placement: window('11:00', '13:00') });
    const third = visit('3', '13:00', '14:00', { placement: window('13:00', '14:00') });
    expect(told({ now: '10:00', entries: [third, second, first] })).toEqual([
      'danger Visit 3: Ann has “Visit 2” until about 2:30 PM. The arrival window ends at 2 PM. → open 2026-01-12 visit-3',
    ]);
    const forgotten = visit('4', '08:00', '16:00', { placement: window('08:00', '09:00') });
    expect(told({ now: '10:00', entries: [forgotten, third] })).toHaveLength(1);
  });

  it('suggest a free, qualified person for an unassigned visit', () => {
    const open = visit('1', '13:00', '14:00', {
      requiredSkills: ['Boilers'],
      placement: { ...window('13:00', '15:00'), technicianIds: [] },
    });
    const skilled = person('ben', { skills: ['Boilers'] });
    expect(told({ now: '09:00', entries: [open], technicians: { technicians: [ann, skilled] } })).toEqual([
      'warning Visit 1: No one is assigned. The customer expects someone 1 PM–3 PM. → assign ben',
    ]);
    const gone = { ...open, placement: { ...open.placement, technicianIds: ['cy'] } };
    const technicians = { technicians: [ann, person('cy', { status: 'archived' })] };
    expect(told({ now: '15:30', entries: [gone], technicians })).toEqual([
      'danger Visit 1: Cy is archived, and the arrival window ended at 3 PM. → open 2026-01-12 visit-1',
    ]);
  });

  it('suggest a replacement for an absent technician, and keep the rest of the crew', () => {
    const both = visit('1', '13:00', '14:00', { placement: { technicianIds: ['ann', 'ben'] } });
    const off = buildVisit({
      id: 'off',
      kind: 'time-off',
      title: 'Dentist',
      placement: { technicianIds: ['ann'], startsAt: at('12:30'), endsAt: at('15:00') },
    });
    const ground = groundAt({
      now: '09:00',
      entries: [both, off],
      technicians: { technicians: [ann, ben, person('cy')] },
    });
    const [alert] = alertsOf({ ground, emergencies: [] });
    if (!alert) throw new Error('There must be an alert');
    const context = { timeZone: ground.timeZone, nowIso: ground.nowIso };
    expect(alertText(alert, { ...context, naming: withNames(ground.technicianOf) }).sentence).toBe(
      'Ann is off: Dentist. It starts at 1 PM.',
    );
    expect(alertText(alert, { ...context, naming: withoutNames(ground.technicianOf, () => undefined) })).toEqual({
      title: 'Visit',
      detail: '',
      sentence: 'A is off. It starts at 1 PM.',
    });
    expect(remedyOf(alert, { ground, customerPhone: () => '', mayChange: true })).toMatchObject({
      kind: 'assign',
      placement: { technicianIds: ['cy', 'ben'] },
    });
  });

  it('suggest marking an overdue arrival, and calling someone who stays too long', () => {
    const lost = visit('1', '09:00', '10:00', {
      state: 'en-route',
      log: [moved('en-route', '08:40')],
      placement: { travelMinutes: 15 },
    });
    expect(told({ now: '09:20', entries: [lost] })).toEqual([]);
    expect(told({ now: '09:21', entries: [lost] })).toEqual([
      'warning Visit 1: Ann left at 8:40 AM and has not arrived. It was scheduled for 9 AM. → on-site',
    ]);
    const long = visit('2', '09:00', '10:00', { state: 'paused', log: [moved('on-site', '09:10')] });
    expect(told({ now: '10:25', entries: [long] })).toEqual([]);
    expect(told({ now: '10:30', entries: [long] })).toEqual([
      'warning Visit 2: Ann has been there since 9:10 AM. It was scheduled to end at 10 AM. → call Ann',
    ]);
  });

  it('sum up tomorrow’s unconfirmed visits in one line', () => {
    const tomorrow = (id: string, clock: string, state: VisitState) =>
      visit(id, '09:00', '10:00', {
        state,
        placement: { startsAt: at(clock, '2026-01-13'), endsAt: at('16:00', '2026-01-13') },
      });
    const entries = [
      tomorrow('1', '10:00', 'planned'),
      tomorrow('2', '08:00', 'planned'),
      tomorrow('3', '07:00', 'confirmed'),
    ];
    expect(told({ now: '09:00', entries })).toEqual([
      'neutral Tomorrow: 2 of 3 visits are not confirmed. The first starts at 8 AM. → open 2026-01-13',
    ]);
    expect(told({ now: '09:00', entries: entries.slice(1, 2) })[0]).toContain(
      'The only visit is not confirmed. It starts at 8 AM.',
    );
  });

  it('put the most urgent first, including an emergency without a time', () => {
    const missed = visit('1', '09:00', '10:00', { placement: window('08:00', '10:00') });
    const open = visit('2', '11:00', '12:00', { placement: { technicianIds: [] } });
    const sent = visit('3', '10:35', '11:00', { placement: { technicianIds: ['ben'] } });
    const ground = groundAt({ now: '10:25', entries: [sent, open, missed], technicians: { technicians: [ann, ben] } });
    const emergencies = [
      buildJob({
        id: 'job-9',
        title: 'Gas smell',
        createdAt: at('10:10'),
        propertyAddress: ADDRESS,
        progress: 'unscheduled',
      }),
    ];
    const alerts = alertsOf({ ground, emergencies });
    expect(alerts.map(({ kind }) => kind)).toEqual(['missed', 'emergency', 'unassigned', 'not-sent']);
    const [, emergency] = alerts;
    if (!emergency) throw new Error('There must be an emergency');
    const context = { timeZone: ground.timeZone, nowIso: ground.nowIso };
    expect(alertText(emergency, { ...context, naming: withNames(ground.technicianOf) })).toMatchObject({
      title: 'Gas smell',
      sentence: 'An emergency has been waiting for a time since 10:10 AM.',
    });
    expect(
      alertText(emergency, { ...context, naming: withoutNames(ground.technicianOf, () => undefined) }),
    ).toMatchObject({ title: 'Emergency', detail: 'Oak Park' });
    expect(remedyOf(emergency, { ground, customerPhone: () => '', mayChange: true })).toEqual({
      kind: 'find-time',
      jobId: 'job-9',
    });
  });

  it('keep a visit from before midnight while it runs, with its delay in minutes', () => {
    const night = visit('1', '09:00', '10:00', {
      state: 'on-site',
      placement: { startsAt: '2026-01-12T04:00:00.000Z', endsAt: '2026-01-12T06:00:00.000Z' },
      log: [moved('on-site', '00:10')],
    });
    const ground = groundAt({ now: '03:00', entries: [night, { ...night, id: 'over', state: 'done' }] });
    const [alert, ...others] = alertsOf({ ground, emergencies: [] });
    expect(others).toEqual([]);
    expect(alert && alertFlag(alert, ground.nowIso)).toBe('50 min over');
  });
});
