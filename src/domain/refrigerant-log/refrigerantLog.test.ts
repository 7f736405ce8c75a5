import { describe, expect, it } from 'vitest';
import { certificateFault, refrigerantCertificate } from './certificate';
import { cylinderFaults, heldOunces } from './cylinder';
import { leakStanding } from './leak';
import { ouncesOf, weightText } from './words';

const license = (name: string, expiresOn = '') => ({ id: name, name, number: `N-${name}`, expiresOn });
const TODAY = '2026-06-15';

it('formats weight in pounds and ounces', () => {
  expect(ouncesOf(3, 4.5)).toBe(52.5);
  expect(weightText(52.5)).toBe('3 lb 4.5 oz');
  expect(weightText(32)).toBe('2 lb');
  expect(weightText(0)).toBe('0 oz');
  expect(weightText(-8)).toBe('−8 oz');
  expect(weightText(15.96)).toBe('1 lb');
});

describe('a refrigerant cylinder', () => {
  const cylinder = { label: 'C-12', refrigerant: 'R-410A', contents: 'virgin', capacityOunces: 400 } as const;

  it('holds its start weight, less what was added, plus what was recovered', () => {
    expect(heldOunces({ startOunces: 400 }, { addedOunces: 52.5, recoveredOunces: 16 })).toBe(363.5);
  });

  it('cannot give more than it holds, or another refrigerant', () => {
    const added = { kind: 'added', ounces: 50, refrigerant: 'R-410A' } as const;
    expect(cylinderFaults(cylinder, 50, added)).toEqual([]);
    expect(cylinderFaults(cylinder, 49, added)).toEqual(['By the log C-12 holds less than that.']);
    expect(cylinderFaults(cylinder, null, { ...added, refrigerant: 'R-32' })).toEqual(['C-12 holds R-410A, not R-32.']);
  });

  it('takes back only up to its limit, and only if it is a recovery cylinder', () => {
    const recovered = { kind: 'recovered', ounces: 60, refrigerant: 'R-410A' } as const;
    const recovery = { ...cylinder, contents: 'recovered' } as const;
    expect(cylinderFaults(recovery, 340, recovered)).toEqual([]);
    expect(cylinderFaults(recovery, 341, recovered)).toEqual(['C-12 would be over what it may hold.']);
    expect(cylinderFaults(cylinder, 0, recovered)).toEqual(['C-12 is not a recovery cylinder.']);
  });
});

describe('a technician’s EPA certificate', () => {
  it('is the valid refrigerant one', () => {
    const licences = [license('Plumber'), license('EPA 608 Type II', '2026-01-01'), license('EPA 608 Universal')];
    expect(refrigerantCertificate({ licences }, TODAY)?.name).toBe('EPA 608 Universal');
    expect(refrigerantCertificate({ licences: licences.slice(0, 1) }, TODAY)).toBeNull();
  });

  it('is reported if missing or expired', () => {
    const old = license('EPA 608 Type II', '2026-01-01');
    expect(certificateFault({ certificateName: '', certificateNumber: '' }, null, TODAY)).toContain('Section 608');
    expect(certificateFault({ certificateName: old.name, certificateNumber: '' }, old, TODAY)).toContain('number');
    expect(certificateFault({ certificateName: old.name, certificateNumber: old.number }, old, TODAY)).toBe(
      'The certificate ran out on 2026-01-01.',
    );
    expect(certificateFault({ certificateName: 'EPA 608', certificateNumber: '123' }, null, TODAY)).toBe('');
  });
});

describe('a unit’s leak rate', () => {
  // 20 lb of R-410A (GWP 2088) in a commercial refrigerator: AIM rule from 15 lb, threshold 20%.
  const appliance = {
    refrigerant: 'R-410A',
    fullChargeOunces: 320,
    category: 'commercial-refrigeration',
    isResidentialOrLightCommercial: false,
  } as const;
  const BY = { asOf: TODAY, timeZone: 'America/New_York' };
  const topUp = (at: string, ounces: number) =>
    ({ at: `${at}T12:00:00.000Z`, kind: 'added', purpose: 'top-up', ounces }) as const;

  it('adds up a year of top-ups against the current rule', () => {
    // 3 lb + 2 lb of 20 lb = 25%; additions over 365 days ago don't count, nor does the initial charge.
    const moves = [
      topUp('2026-05-01', 48),
      topUp('2025-08-01', 32),
      topUp('2025-06-01', 64),
      { ...topUp('2026-02-01', 320), purpose: 'first-fill' } as const,
      { ...topUp('2026-02-01', 320), kind: 'recovered' } as const,
    ];
    expect(leakStanding(appliance, moves, BY)).toMatchObject({
      ratePct: 25,
      addedOunces: 80,
      rule: { id: 'AIM-84.106', from: '2026-01-01' },
      thresholdPct: 20,
      isExceeded: true,
    });
  });

  it('counts this evening’s top-up, although UTC is already at tomorrow', () => {
    const evening = { ...topUp('2026-05-01', 48), at: '2026-05-02T01:30:00.000Z' };
    const on = (asOf: string) => leakStanding(appliance, [evening], { asOf, timeZone: 'America/New_York' })?.ratePct;
    expect([on('2026-04-30'), on('2026-05-01')]).toEqual([0, 15]);
  });

  it('has no threshold without a rule, and no rate without the charge', () => {
    const home = { ...appliance, category: 'comfort-cooling', isResidentialOrLightCommercial: true } as const;
    expect(leakStanding(home, [topUp('2026-05-01', 160)], BY)).toMatchObject({
      ratePct: 50,
      rule: null,
      thresholdPct: null,
      isExceeded: false,
    });
    expect(leakStanding({ ...appliance, fullChargeOunces: 0 }, [], BY)).toBeNull();
  });
});
