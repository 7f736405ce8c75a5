import { describe, expect, it } from 'vitest';
import { driftSince } from '../verdict/drift';
import type { ProcedureKind } from './kinds';
import type { Readings } from './procedure';
import { PROCEDURES } from './procedures';

const assess = (kind: ProcedureKind, readings: Readings) => {
  const ticked = Object.fromEntries(PROCEDURES[kind].conditions.map(({ name }) => [name, true]));
  return PROCEDURES[kind].assess({ ...PROCEDURES[kind].usual, ...ticked, ...readings });
};
const verdictsOf = (kind: ProcedureKind, readings: Readings) =>
  Object.fromEntries(assess(kind, readings).judged.map(({ id, verdict }) => [id, verdict]));

// R-410A condenses at 39.84 °F at 118 psig, and boils at 99.88 °F at 318 psig (the worked cases).
const WELL: Readings = {
  refrigerant: 'R-410A',
  meteringDevice: 'txv',
  targetSubcoolingF: 10,
  altitudeFt: 0,
  outdoorDryBulbF: 82,
  suctionPressurePsig: 118,
  suctionLineTempF: 52,
  liquidPressurePsig: 318,
  liquidLineTempF: 90,
  returnDryBulbF: 75,
};

describe('the refrigerant circuit', () => {
  it('passes a unit charged to its data plate', () => {
    const { verdict, causes, faults } = assess('refrigerant-cooling', WELL);
    expect([verdict, causes, faults]).toEqual(['pass', [], []]);
  });

  it('ranks a leak first for high superheat and low subcooling, with signs for and against', () => {
    const { verdict, causes, next } = assess('refrigerant-cooling', {
      ...WELL,
      suctionPressurePsig: 95,
      suctionLineTempF: 62,
      liquidLineTempF: 97.5,
    });
    expect(verdict).toBe('fail');
    expect(causes[0]).toEqual({
      cause: 'Undercharge, a leak',
      signsFor: ['high superheat', 'low subcooling', 'low suction pressure'],
      signsAgainst: ['normal head pressure'],
    });
    expect(next[0]).toBe('Leak search, then the leak rate');
  });

  it('gives no verdict until the conditions are checked, or below 55 °F outdoors', () => {
    const open = PROCEDURES['refrigerant-cooling'].assess(WELL);
    expect([open.verdict, open.notValid]).toEqual(['not-valid', ['3 conditions are not ticked yet']]);
    expect(assess('refrigerant-cooling', { ...WELL, outdoorDryBulbF: 50 }).verdict).toBe('not-valid');
  });

  it('says at most "watch" about subcooling without a data plate', () => {
    const { targetSubcoolingF: _plate, ...unknown } = WELL;
    expect(verdictsOf('refrigerant-cooling', { ...unknown, liquidLineTempF: 75 })['subcooling']).toBe('watch');
  });

  it('names the field of an impossible reading as the form does', () => {
    const { faults } = assess('refrigerant-cooling', { ...WELL, suctionPressurePsig: 330, suctionLineTempF: 110 });
    expect(faults.map(({ field }) => field)).toEqual(['liquidPressurePsig']);
    expect(assess('refrigerant-cooling', { ...WELL, liquidLineTempF: 140 }).faults[0]?.field).toBe('liquidLineTempF');
    expect(assess('refrigerant-cooling', { ...WELL, altitudeFt: 50_000 }).faults.map(({ field }) => field)).toEqual([
      'altitudeFt',
    ]);
  });

  it('warns of fire for a flammable refrigerant, or if none is chosen', () => {
    const { hazard } = PROCEDURES['refrigerant-cooling'];
    const warns = (readings: Readings) => (typeof hazard === 'function' ? hazard(readings) : hazard);
    expect(warns({})).toMatch(/A2L and A3/);
    expect(warns({ refrigerant: 'R-454B' })).toMatch(/^R-454B burns/);
    expect(warns({ refrigerant: 'R-290' })).toMatch(/^R-290 burns/);
    expect(warns({ refrigerant: 'R-410A' })).toBeUndefined();
  });

  it('uses the charging table for a fixed orifice', () => {
    const fixed = { ...WELL, meteringDevice: 'fixed', indoorWetBulbF: 63, outdoorDryBulbF: 82.5 };
    // Table: 11.5 °F; measured 12.2 °F.
    expect(assess('refrigerant-cooling', fixed).judged.find(({ id }) => id === 'superheat')).toMatchObject({
      verdict: 'pass',
      offTarget: expect.closeTo(0.66, 1) as unknown,
    });
    const dry = assess('refrigerant-cooling', { ...fixed, indoorWetBulbF: 58 }).judged.find(
      ({ id }) => id === 'superheat',
    );
    expect([dry?.verdict, dry?.note]).toEqual(['not-tested', expect.stringContaining('do not charge by superheat')]);
  });
});

describe('limit grades', () => {
  it('warn about static pressure from 80 % of the plate value', () => {
    const at = (supplyInWc: number) =>
      verdictsOf('airflow', { returnInWc: -0.2, supplyInWc, ratedMaxInWc: 0.5 })['externalStatic'];
    expect([at(0.19), at(0.25), at(0.31)]).toEqual(['pass', 'watch', 'fail']);
  });

  it('never fail a reading on an unverified limit', () => {
    expect(verdictsOf('backflow', { device: 'DC', check1Psid: 1.4, check2Psid: 0.2 })['check2Psid']).toBe('watch');
    expect(verdictsOf('backflow', { device: 'RP', check1Psid: 6, reliefOpensPsid: 1.6 })['relief']).toBe('fail');
  });
});

it('derives the expected temperature drop from wet bulb, not 20 °F', () => {
  const of = (returnWetBulbF: number, supplyDryBulbF: number) =>
    verdictsOf('airflow', { returnDryBulbF: 75, returnWetBulbF, supplyDryBulbF })['temperatureDrop'];
  // Table: 24.2 °F at 75/58, 13.8 °F at 75/70.
  expect([of(58, 51), of(70, 61), of(70, 55), of(58, 55)]).toEqual(['pass', 'pass', 'fail', 'watch']);
});

it('fails when there is CO in the room', () => expect(assess('combustion', { ambientCoPpm: 40 }).verdict).toBe('fail'));

it('judges a capacitor by its label', () => {
  const capacitor = {
    ratedMicrofarad: 10,
    tolerancePct: '6',
    frequencyHz: '60',
    startWindingAmps: 1.1,
    capacitorVolts: 383,
  };
  expect(verdictsOf('electrical', capacitor)).toMatchObject({ capacitorDeviation: 'fail', controlVolts: 'not-tested' });
});

it('reports a change over twice the uncertainty as drift, even within limits', () => {
  const now = assess('refrigerant-cooling', { ...WELL, liquidLineTempF: 87 }).judged;
  expect(
    driftSince(assess('refrigerant-cooling', WELL).judged, now).find(({ id }) => id === 'subcooling'),
  ).toMatchObject({ isFinding: true, moved: expect.closeTo(3, 6) as unknown });
  expect(driftSince(now, now).some(({ isFinding }) => isFinding)).toBe(false);
});

it.each(Object.entries(PROCEDURES))(
  '%s asks for each field once, and gives no verdict without readings',
  (_kind, procedure) => {
    const names = [...procedure.fields, ...procedure.conditions].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const { verdict, faults, causes } = procedure.assess({});
    expect([verdict, faults, causes]).toEqual(['not-tested', [], []]);
  },
);
