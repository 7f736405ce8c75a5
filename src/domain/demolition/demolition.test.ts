import { describe, expect, it } from 'vitest';
import {
  asbestosDuties,
  earliestAsbestosStart,
  followingWorkingDay,
  latestAsbestosNotice,
  startOverAllLayers,
} from './asbestos';
import { firstDigDay } from './callBeforeDig';
import { diversionOf } from './diversion';
import { scaleTicketFee } from './scaleTicket';

describe('asbestos notices', () => {
  it('sent on a weekend count from Monday, and a weekend start needs notice by Friday', () => {
    expect(['2026-10-09', '2026-10-10', '2026-10-11', '2026-10-12'].map((day) => earliestAsbestosStart(day))).toEqual([
      '2026-10-23',
      '2026-10-26',
      '2026-10-26',
      '2026-10-26',
    ]);
    expect(latestAsbestosNotice('2026-10-24')).toBe('2026-10-09');
    expect(latestAsbestosNotice('2026-10-26')).toBe('2026-10-12');
  });

  it('for an emergency are due the next working day; the latest start of all layers applies', () => {
    expect(followingWorkingDay('2026-11-14')).toBe('2026-11-16');
    expect(startOverAllLayers(['2026-10-23', '2026-10-26', '2026-10-24'])).toBe('2026-10-26');
  });

  it('are required from each threshold, and for small homes only within larger projects', () => {
    const home = {
      isResidential: true,
      dwellingUnits: 4,
      isPartOfLargerProject: false,
      operation: 'renovation',
      pipeLinearFeet: 259.9,
      otherSquareFeet: 159.9,
      unmeasuredCubicFeet: 35,
    } as const;
    expect(asbestosDuties(home)).toEqual({
      isFacilityCovered: false,
      isNoticeRequired: false,
      doWorkPracticesApply: false,
    });
    expect(asbestosDuties({ ...home, dwellingUnits: 5 }).isNoticeRequired).toBe(true);
    expect(asbestosDuties({ ...home, isPartOfLargerProject: true }).doWorkPracticesApply).toBe(true);
    expect(asbestosDuties({ ...home, dwellingUnits: 5, unmeasuredCubicFeet: 34 }).isNoticeRequired).toBe(false);
  });
});

describe('an 811 call', () => {
  it('waits full working days, and counts the notice day only where the state does', () => {
    const notice = { noticeDate: '2026-10-07', workingDays: 2, holidays: [] };
    expect(firstDigDay(notice)).toEqual({ waitEndsOn: '2026-10-09', firstDigDay: '2026-10-12' });
    expect(firstDigDay({ ...notice, doesNoticeDayCount: true }).firstDigDay).toBe('2026-10-09');
    expect(firstDigDay({ ...notice, holidays: ['2026-10-12'] }).firstDigDay).toBe('2026-10-13');
    expect(firstDigDay({ ...notice, noticeDate: '2026-10-10' }).firstDigDay).toBe('2026-10-14');
  });
});

describe('waste', () => {
  it('is weighed exactly and charged once: 1.0005 tons at 68.50', () => {
    const ticket = { tarePounds: 1_000, ratePerTonCents: 6_850, minimumCents: 0 };
    expect(scaleTicketFee({ ...ticket, grossPounds: 3_001 })).toEqual({
      netPounds: 2_001,
      tonsThousandths: 1_001,
      feeCents: 6_853,
    });
    expect(() => scaleTicketFee({ ...ticket, grossPounds: 999 })).toThrow('must not be more');
  });

  const load = (
    kind: 'commingled' | 'landfill' | 'adc' | 'soil',
    amount: number,
    facilityRatePpm: number | null = null,
  ) => ({
    kind,
    amount,
    facilityRatePpm,
    isRateVerified: false,
  });

  it('compares the exact fraction, and rounds the shown rate down', () => {
    // 65% of 3 lb is 1.95: two thirds of a third load at 65% exactly meets the target.
    expect(diversionOf('calgreen', [load('commingled', 3, 650_000)], 650_000)).toEqual({
      diverted: 1,
      counted: 3,
      ratePpm: 650_000,
      meetsTarget: true,
    });
    expect(diversionOf('calgreen', [load('soil', 5)], 650_000).meetsTarget).toBe(false);
    expect(() => diversionOf('leed-v4', [load('commingled', 3)], 0)).toThrow('is needed');
  });

  it('caps an unverified facility’s rate under LEED v5 only', () => {
    const mixed = { ...load('commingled', 1_000, 700_000), isRateVerified: true };
    expect(diversionOf('leed-v5', [mixed, load('adc', 1_000)], 0).diverted).toBe(700);
    expect(diversionOf('leed-v5', [load('commingled', 1_000, 300_000)], 0).diverted).toBe(300);
    expect(diversionOf('leed-v4.1', [load('commingled', 1_000, 700_000)], 0).diverted).toBe(700);
  });
});
