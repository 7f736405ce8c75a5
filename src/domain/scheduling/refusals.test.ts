import { describe, expect, it } from 'vitest';
import { person, ann, ben, at, groundWith, visit, ask, clocks, context, refused } from '@/testing/schedulingWorld';
import { findTimes } from './findTimes';
import { offerReasons } from './timesText';
import type { Ground } from './ground';
import type { TimeRequest } from './timeRequest';

describe('an unavailable technician', () => {
  it.each([
    ['archived', { technicians: [person('ann', { status: 'archived' })] }, {}, 'Ann is archived.'],
    ['unskilled', {}, { requiredSkills: ['Boilers'] }, 'Ann does not have “Boilers”.'],
    [
      'no longer licensed',
      { technicians: [person('ann', { licences: [{ id: 'l', name: 'Gas', number: '', expiresOn: '2026-01-11' }] })] },
      { requiredSkills: ['gas'] },
      'Ann’s license “gas” expired on 2026-01-11.',
    ],
    [
      'off on Sundays',
      { nowIso: '2026-01-18T12:00:00.000Z' },
      { from: '2026-01-18T12:00:00.000Z' },
      'Ann does not work that day.',
    ],
    [
      'at the dentist',
      { entries: [visit('', '07:00', '17:30', { kind: 'time-off', title: 'Dentist' })] },
      {},
      'Ann is off: Dentist.',
    ],
    [
      'on holiday with everyone',
      {
        entries: [
          visit('', '00:00', '18:30', { kind: 'time-off', title: 'Founder’s Day', placement: { technicianIds: [] } }),
        ],
      },
      {},
      'The company is closed: Founder’s Day.',
    ],
    [
      'booked until late',
      { entries: [visit('10', '08:15', '16:10')] },
      {},
      'Ann would be back at 5:25 PM, and has to be at 5 PM.',
    ],
    [
      'busy until far into the night',
      { entries: [visit('10', '08:15', '16:10')] },
      { durationMinutes: 8 * 60 },
      'Ann would be back at 12:25 AM the next day, and has to be at 5 PM.',
    ],
    [
      'booked to the end',
      { entries: [visit('10', '09:00', '17:00')] },
      {},
      'Ann has at most 1 h in a row, drives included; the work takes 1 h.',
    ],
    [
      'needed for emergencies',
      { entries: [visit('10', '08:15', '14:15')] },
      { reserveMinutes: 120 },
      'Ann would have 1 h 40 min left for emergencies, and keeps 2 h.',
    ],
    [
      'without time for lunch',
      { entries: [visit('10', '08:15', '11:30'), visit('11', '12:30', '16:30', { id: 'later' })] },
      { durationMinutes: 30, keepsLunch: true },
      'Ann would have no time for lunch.',
    ],
    [
      'working long enough',
      { entries: [visit('10', '08:15', '15:15')] },
      { maxWorkMinutes: 480 },
      'Ann would work 8 h 20 min that day, drives included, and may work 8 h.',
    ],
  ] as const)('%s gets a reason', (_name, ground, more, sentence) => {
    expect(refused(ask(more as Partial<TimeRequest>), groundWith(ground as Partial<Ground>))).toEqual([sentence]);
  });

  it('is available in an emergency from the reserve, or with allowed overtime', () => {
    const entries = [visit('10', '08:15', '14:15')];
    expect(clocks(ask({ reserveMinutes: 120, isEmergency: true }), groundWith({ entries }))).toEqual(['ann 12T19:15']);
    const late = groundWith({ entries: [visit('10', '08:15', '16:10')] });
    expect(findTimes(ask({ maxOvertimeMinutes: 30 }), late).offers[0]).toMatchObject({
      startsAt: at('16:15'),
      overtimeMinutes: 25,
    });
  });

  it('has one reason if it is the same every day', () => {
    const found = findTimes(ask({ days: 5, requiredSkills: ['Boilers'] }), groundWith());
    expect(found.refusals).toEqual([{ technicianId: 'ann', date: '', reason: { kind: 'skill', skill: 'Boilers' } }]);
  });

  it('is still offered around time off in the middle of the day', () => {
    const ground = groundWith({ entries: [visit('', '08:00', '12:00', { kind: 'time-off', title: 'Dentist' })] });
    expect(clocks(ask(), ground)).toEqual(['ann 12T17:15']);
  });

  it('is offered for an unknown address only with a note', () => {
    const request = ask({ place: '' });
    const [offer] = findTimes(request, groundWith()).offers;
    expect(offer?.isTravelKnown).toBe(false);
    expect(offer && offerReasons(offer, request, context).at(-1)).toContain('The drive is not known');
  });
});

describe('a crew request', () => {
  const technicians = [ann, ben, person('cy')];

  it('finds people free together, one with the skill', () => {
    const entries = [visit('10', '08:15', '10:00', { placement: { technicianIds: ['ben'] } })];
    const request = ask({ crewSize: 2, requiredSkills: ['Boilers'] });
    expect(clocks(request, groundWith({ technicians, entries }))).toContain('ben+ann 12T15:00');
    expect(clocks({ ...request, crewSize: 3 }, groundWith({ technicians, entries }))[0]).toMatch('ben+ann+cy 12T15:00');
  });

  it('says what a free crew lacks', () => {
    const request = ask({ crewSize: 2, requiredSkills: ['Boilers', 'Gas'] });
    const [licensed, entries] = [
      person('cy', { skills: ['Gas'] }),
      [visit('10', '08:00', '16:55', { placement: { technicianIds: ['ben'] } })],
    ];
    expect(refused(request, groundWith({ technicians: [ann, ben, licensed], entries })).at(-1)).toBe(
      'No 2 people who are free at the same time have “Boilers” and “Gas”.',
    );
  });

  it('says how many are free at the same time if too few', () => {
    expect(refused(ask({ crewSize: 4 }), groundWith({ technicians }))).toEqual([
      'Of 4 people who can do it, at most 3 are free at the same time.',
    ]);
  });
});
