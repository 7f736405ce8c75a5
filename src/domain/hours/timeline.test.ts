import { describe, expect, it } from 'vitest';
import { buildTimeEntry } from '@/testing/factories/hours';
import type { TimeEntry } from './schema';
import { piecesOf, spansOf } from './timeline';

const timeZone = 'America/New_York';
const at = (time: string, day = '12'): string => `2026-01-${day}T${time}:00.000Z`;
const entry = (kind: TimeEntry['kind'], from: string, to: string, more: Parameters<typeof buildTimeEntry>[0] = {}) =>
  buildTimeEntry({ kind, startsAt: at(from), endsAt: to === '' ? '' : at(to), ...more });
const tap = (kind: 'break' | 'supply-run', from: string, to: string, id = `${kind} ${from}`) =>
  entry(kind, from, to, { source: 'tap', id });
const correction = (
  kind: TimeEntry['kind'],
  from: string,
  to: string,
  more: Parameters<typeof buildTimeEntry>[0] = {},
) => entry(kind, from, to, { source: 'correction', reason: 'because', ...more });

const NOW = at('22:00');
const spans = (entries: Parameters<typeof spansOf>[0], nowIso = NOW) => spansOf(entries, { nowIso, timeZone });
/** Lists `work 13:00-14:00`, in order. */
const counted = (entries: Parameters<typeof spansOf>[0], nowIso = NOW): string[] =>
  piecesOf(spans(entries, nowIso)).map(
    ({ kind, startsAt, endsAt }) => `${kind} ${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)}`,
  );

describe('counted time', () => {
  it('never overlaps: a supply run replaces its work, and a later visit an earlier one', () => {
    expect(counted([entry('work', '13:00', '17:00'), tap('supply-run', '14:00', '15:00')])).toEqual([
      'work 13:00-14:00',
      'supply-run 14:00-15:00',
      'work 15:00-17:00',
    ]);
    expect(counted([entry('work', '13:00', '15:00'), entry('drive', '14:00', '15:30')])).toEqual([
      'work 13:00-14:00',
      'drive 14:00-15:30',
    ]);
  });

  it('ends a pause at the next activity, and ignores one that lasts until another day', () => {
    expect(counted([entry('break', '15:00', '16:30'), entry('drive', '15:10', '15:30')])).toEqual([
      'break 15:00-15:10',
      'drive 15:10-15:30',
      'break 15:30-16:30',
    ]);
    expect(counted([entry('break', '15:00', '17:01')])).toEqual([]);
  });

  it('ends an unstopped entry at the next start on any device', () => {
    expect(counted([tap('break', '15:00', ''), tap('supply-run', '15:30', '')], at('16:00'))).toEqual([
      'break 15:00-15:30',
      'supply-run 15:30-16:00',
    ]);
    expect(counted([tap('supply-run', '15:00', ''), entry('drive', '15:40', '')], at('16:00'))).toEqual([
      'supply-run 15:00-15:40',
      'drive 15:40-16:00',
    ]);
  });
});

describe('a time correction', () => {
  const wrong = entry('work', '13:00', '20:00', { id: 'wrong' });

  it('replaces the corrected entry, which stays readable', () => {
    const right = correction('work', '13:00', '15:00', { replaces: 'wrong' });
    const [held, ...others] = spans([wrong, right]);
    expect(others).toEqual([]);
    expect(held).toMatchObject({
      endsAt: at('15:00'),
      reason: 'because',
      original: { id: 'wrong', endsAt: at('20:00') },
    });
  });

  it('overrides all entries, so time can be added and removed', () => {
    expect(counted([wrong, correction('break', '16:00', '16:30')])).toEqual([
      'work 13:00-16:00',
      'break 16:00-16:30',
      'work 16:30-20:00',
    ]);
    expect(counted([wrong, correction('none', '13:00', '20:00', { replaces: 'wrong' })])).toEqual([]);
  });

  it('made twice on two devices keeps the later one, and can itself be corrected', () => {
    const first = correction('work', '13:00', '15:00', { id: 'first', replaces: 'wrong', createdAt: at('20:00') });
    const second = correction('work', '13:00', '16:00', { id: 'second', replaces: 'wrong', createdAt: at('20:05') });
    expect(counted([second, wrong, first])).toEqual(['work 13:00-16:00']);
    const third = correction('drive', '13:00', '16:00', { id: 'third', replaces: 'second', createdAt: at('20:10') });
    expect(spans([wrong, first, second, third])).toMatchObject([{ id: 'third', original: { id: 'wrong' } }]);
  });
});

describe('a forgotten stop', () => {
  it('counts nothing and is flagged: work past midnight, or a half-day break', () => {
    const overnight = entry('work', '21:00', '', { id: 'overnight' });
    const morning = at('13:00', '13');
    expect(spans([overnight], morning)).toMatchObject([{ doubt: 'forgotten', isRunning: true }]);
    expect(counted([overnight], morning)).toEqual([]);
    expect(spans([tap('break', '13:00', '18:00')])).toMatchObject([{ doubt: 'forgotten' }]);
  });

  it('is resolved by a correction, and an emergency at night is not flagged', () => {
    const overnight = entry('work', '21:00', '', { id: 'overnight' });
    const settled = correction('work', '21:00', '22:30', { replaces: 'overnight' });
    expect(counted([overnight, settled], at('13:00', '13'))).toEqual(['work 21:00-22:30']);
    const night = buildTimeEntry({ startsAt: at('04:00', '13'), endsAt: at('07:00', '13') });
    expect(spans([night], at('13:00', '13'))).toMatchObject([{ doubt: null }]);
    // Five hours of a night shift across midnight are work; nine are a button that no one pressed.
    const shift = (until: string) => buildTimeEntry({ startsAt: at('03:00', '13'), endsAt: at(until, '13') });
    expect(spans([shift('08:00')], at('20:00', '13'))).toMatchObject([{ doubt: null }]);
    expect(spans([shift('12:00')], at('20:00', '13'))).toMatchObject([{ doubt: 'forgotten' }]);
  });
});
