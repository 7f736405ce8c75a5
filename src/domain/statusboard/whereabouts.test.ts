import { expect, it } from 'vitest';
import { at, visit } from '@/testing/schedulingWorld';
import type { KnownEntry } from '../scheduling/ground';
import type { VisitState } from '../scheduling/visitState';
import { whereaboutsOf } from './whereabouts';

/** A visit with the taps that led to its state. */
const tapped = (place: string, state: VisitState, taps: [VisitState, string][]): KnownEntry => {
  const plain = visit(place, '08:00', '09:00', { state });
  const [made] = plain.log;
  if (!made) throw new Error('A visit has a log');
  const moved = taps.map(([to, clock], index) => ({
    ...made,
    id: `tap-${index}`,
    kind: 'moved' as const,
    state: to,
    at: at(clock),
  }));
  return { ...plain, log: [made, ...moved] };
};
const told = (...visits: KnownEntry[]) => {
  const { kind, entry, from, since } = whereaboutsOf(visits);
  return [kind, entry?.propertyId ?? '', from?.propertyId ?? '', since === '' ? '' : since.slice(11, 16)];
};
const first = tapped('10', 'done', [
  ['en-route', '08:00'],
  ['on-site', '08:20'],
  ['done', '09:10'],
]);

it('locates a technician by the last tap, not the plan', () => {
  expect(told(visit('10', '08:00', '09:00'), visit('20', '10:00', '11:00'))).toEqual(['not-started', '', '', '']);
  expect(told(first, visit('20', '10:00', '11:00'))).toEqual(['last-at', '10', '', '14:10']);
  const next = tapped('20', 'en-route', [['en-route', '09:30']]);
  expect(told(first, next)).toEqual(['on-the-way', '20', '10', '14:30']);
  const there = tapped('20', 'on-site', [
    ['en-route', '09:30'],
    ['on-site', '09:55'],
  ]);
  expect(told(there, first)).toEqual(['at', '20', '', '14:55']);
});

it('uses the running visit begun last, and ignores one completed by the office', () => {
  const paused = tapped('10', 'paused', [
    ['on-site', '08:00'],
    ['paused', '09:00'],
  ]);
  const other = tapped('20', 'on-site', [['on-site', '09:30']]);
  expect(told(paused, other)).toEqual(['at', '20', '', '14:30']);
  expect(told(visit('10', '08:00', '09:00', { state: 'done' }))).toEqual(['not-started', '', '', '']);
  expect(told(tapped('10', 'cancelled', [['cancelled', '08:00']]))[0]).toBe('not-started');
});
