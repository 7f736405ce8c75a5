import { describe, expect, it } from 'vitest';
import { asbestosStart, DEMOLITION_RULES, digStartFor } from './demolitionRules';

describe('demolition rules', () => {
  it('are complete', () => {
    expect(DEMOLITION_RULES.rules).toHaveLength(23);
  });

  it('allow asbestos work from the latest start of all layers', () => {
    // A Saturday: ten working days count from Monday, fourteen calendar days from that day.
    const { earliestStart, layers } = asbestosStart(['US', 'US-CA', 'US-CA-SCAQMD'], '2026-10-10');
    expect(earliestStart).toBe('2026-10-26');
    expect(layers.map((layer) => [layer.basis.ruleId, layer.earliestStart])).toEqual([
      ['asb-us', '2026-10-26'],
      ['asb-us-emergency', null],
      ['asb-us-renotify', null],
      ['asb-scaqmd', '2026-10-24'],
    ]);
    expect(asbestosStart(['US-NY', 'US-NY-NYC'], '2026-11-20').earliestStart).toBe('2026-11-30');
  });

  it('apply by date: New Hampshire’s until May 4, 2027', () => {
    expect(asbestosStart(['US-NH'], '2027-05-04').layers).toHaveLength(1);
    expect(asbestosStart(['US-NH'], '2027-05-05').layers).toEqual([]);
  });

  it.each([
    ['SC', '2026-10-05', '2026-10-09'],
    ['CA', '2026-10-05', '2026-10-08'],
    ['TX', '2026-10-05', '2026-10-08'],
    ['VA', '2026-10-05', '2026-10-08'],
    ['OH', '2026-10-08', '2026-10-13'],
    ['NC', '2026-10-05', '2026-10-09'],
  ])('allow digging in %s, called in on %s, from %s', (state, noticeDate, day) => {
    expect(digStartFor({ state, noticeDate, holidays: [] })?.firstDigDay).toBe(day);
  });

  it('have no lead time for Nebraska, and no rule for Montana', () => {
    expect(digStartFor({ state: 'NE', noticeDate: '2026-10-05', holidays: [] })).toBeNull();
    expect(digStartFor({ state: 'MT', noticeDate: '2026-10-05', holidays: [] })).toBeNull();
  });
});
