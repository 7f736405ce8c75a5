import { describe, expect, it } from 'vitest';
import { textLimitFault } from './allowance';
import { consentFault, consentStanding, type ConsentEntry } from './consent';
import segmentCases from './cases/segments.json';
import { keywordOf } from './keywords';
import { quietUntil } from './quietHours';
import { laterState } from './schema';
import { plainSigns, segmentCount } from './segments';
import { toTextNumber } from './textNumber';

describe('a customer’s text number', () => {
  it.each([
    ['(512) 555-2134', '+15125552134'],
    ['1-512-555-2134', '+15125552134'],
    ['+1 512 555 2134', '+15125552134'],
    ['+44 20 7946 0018', '+442079460018'],
    // An extension, too short, and nonexistent area codes and exchanges.
    ['512-555-2134 x12', ''],
    ['555-2134', ''],
    ['(112) 555-2134', ''],
    ['(512) 155-2134', ''],
    ['', ''],
  ])('is %s, texted as %s', (typed, number) => {
    expect(toTextNumber(typed)).toBe(number);
  });
});

describe('text segments (GSM 03.38)', () => {
  it.each([
    ['', 0],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    // A euro sign takes two places; an emoji limits each part to 70 characters.
    [`${'a'.repeat(159)}€`, 2],
    [`${'a'.repeat(68)}😀`, 1],
    [`${'a'.repeat(69)}😀`, 2],
  ])('are counted: %s', (text, count) => {
    expect(segmentCount(text)).toBe(count);
  });

  it('match the carriers’ count: escaped characters and emoji are not split between parts', () => {
    const counted = segmentCases.cases.map(({ text, segments }) => ({ text, segments, counted: segmentCount(text) }));
    expect(counted.filter((found) => found.counted !== found.segments)).toEqual([]);
    // 152 + 2 don't fit into the first part, and so on; worked out by hand.
    expect(segmentCount(`${'a'.repeat(152)}{`.repeat(2))).toBe(3);
    expect(segmentCount('€'.repeat(80))).toBe(1);
    expect(segmentCount('€'.repeat(153))).toBe(3);
    expect(segmentCount('😀'.repeat(35))).toBe(1);
    expect(segmentCount('😀'.repeat(36))).toBe(2);
    expect(segmentCount('😀'.repeat(67))).toBe(3);
  });

  it('use plain quotation marks and dashes', () => {
    expect(plainSigns('We’re “here” – soon…')).toBe('We\'re "here" - soon...');
    expect(segmentCount(plainSigns(`${'a'.repeat(150)}’`))).toBe(1);
  });
});

describe('a customer’s reply', () => {
  it.each([
    ['STOP', 'stop', true],
    [' stop. ', 'stop', true],
    ['Stop!! 🛑', 'stop', true],
    ['STOPALL', 'stop', true],
    ['opt out', 'stop', false],
    ['Please stop texting me', 'stop', false],
    ['stop it', 'stop', false],
    ['Pls stop all messages now', 'stop', false],
    ['Don’t text me again', 'stop', false],
    ['Wrong number', 'stop', false],
    ['unsubscribe', 'stop', true],
    ['Start', 'start', true],
    ['UNSTOP', 'start', true],
    ['help', 'help', true],
    ['Info?', 'help', true],
  ] as const)('is recognized: “%s”: %s', (body, keyword, isExact) => {
    expect(keywordOf(body)).toEqual({ keyword, isExact });
  });

  it.each(['Please stop by at 3', 'The bus stop is next door', 'Can you help with the gate?', 'ok thanks', '', '👍'])(
    'is not a keyword: “%s”',
    (body) => {
      expect(keywordOf(body)).toBeNull();
    },
  );
});

describe('text consent', () => {
  const entry = (state: 'yes' | 'no', source: ConsentEntry['source'], minute: number) => ({
    state,
    source,
    at: `2026-06-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  });

  it('is the latest answer, in any reading order', () => {
    expect(consentStanding([])).toBe('never-asked');
    expect(consentStanding([entry('yes', 'phone', 1)])).toBe('agreed');
    expect(consentStanding([entry('no', 'in-person', 2), entry('yes', 'phone', 1)])).toBe('refused');
    expect(consentStanding([entry('no', 'phone', 1), entry('yes', 'written', 2)])).toBe('agreed');
  });

  it('keeps STOP over later office entries, while START restores consent but does not give it', () => {
    const stopped = [entry('yes', 'phone', 1), entry('no', 'text', 2), entry('yes', 'phone', 3)];
    expect(consentStanding(stopped)).toBe('stopped');
    expect(consentStanding([...stopped, entry('yes', 'text', 4)])).toBe('agreed');
    expect(consentStanding([entry('yes', 'text', 1)])).toBe('never-asked');
    expect(consentStanding([entry('no', 'phone', 1), entry('no', 'text', 2), entry('yes', 'text', 3)])).toBe('refused');
  });

  it('says why a customer is not texted, including by their own record', () => {
    expect(consentFault('agreed', false)).toBe('');
    expect(consentFault('agreed', true)).toContain('does not want');
    expect(consentFault('never-asked', false)).toContain('has not agreed');
    expect(consentFault('stopped', false)).toContain('START');
  });
});

describe('quiet hours', () => {
  it.each([
    // New York: 7:59 AM, 8 AM, 8:59 PM, 9 PM.
    ['2026-06-01T11:59:00.000Z', '2026-06-01T12:00:00.000Z'],
    ['2026-06-01T12:00:00.000Z', ''],
    ['2026-06-02T00:59:00.000Z', ''],
    ['2026-06-02T01:00:00.000Z', '2026-06-02T12:00:00.000Z'],
    // The nights when clocks go forward and back.
    ['2026-03-08T02:30:00.000Z', '2026-03-08T12:00:00.000Z'],
    ['2026-11-01T02:30:00.000Z', '2026-11-01T13:00:00.000Z'],
  ])('at %s end at “%s”', (now, until) => {
    expect(quietUntil(now, 'America/New_York')).toBe(until);
  });
});

it('explains the daily text limit in words', () => {
  expect(textLimitFault(2, 18, 20)).toBe('');
  expect(textLimitFault(2, 19, 20)).toContain('20 text messages a day, and only 1 is left today');
  expect(textLimitFault(1, 20, 20)).toContain('none is left today');
});

it('never moves a message back when reports arrive late', () => {
  expect(laterState('sending', 'sent')).toBe('sent');
  expect(laterState('delivered', 'sent')).toBe('delivered');
  expect(laterState('sent', 'failed')).toBe('failed');
  expect(laterState('failed', 'sent')).toBe('failed');
});
