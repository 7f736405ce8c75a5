import { describe, expect, it } from 'vitest';
import type { Answer } from './core/calculator';
import { calculatorNamed } from './registry';

/** Returns the answer of a calculator to valid input. */
function answer(name: string, inputs: object): Answer {
  const calculation = calculatorNamed(name)?.calculate(inputs);
  if (!calculation?.answer) throw new Error(JSON.stringify(calculation ?? name));
  return calculation.answer;
}

describe('rule limits', () => {
  // Copper: 8 ft/s cold, 5 from 110 to 140 °F, 3 above that and in constant circulation.
  it.each([
    [109.9, false, 8],
    [110, false, 5],
    [140, false, 5],
    [140.1, false, 3],
    [60, true, 3],
  ])('for water of %d °F in copper, recirculated: %s', (tempF, isRecirculated, capFtPerSec) => {
    expect(answer('water.velocity', { material: 'copper-L', tempF, isRecirculated })).toMatchObject({ capFtPerSec });
  });

  it.each([
    [80, false],
    [80.1, true],
  ])('at %d psi require a reducing valve: %s', (staticPsi, isAsked) => {
    const { warnings } = answer('water.pressure_budget', { code: 'IPC', staticPsi });
    expect(JSON.stringify(warnings).includes('pressure-reducing valve')).toBe(isAsked);
  });

  it.each([
    [20.1, true, 0.1],
    [20, false, 0],
    [19.9, false, -0.1],
  ])('with %d psi for a fixture that needs 20 leave pressure: %s', (staticPsi, ok, availableFrictionPsi) => {
    const inputs = { code: 'IPC', staticPsi, residualPsi: 20, developedLengthFt: 100 };
    expect(answer('water.pressure_budget', inputs)).toMatchObject({
      ok,
      availableFrictionPsi,
      allowablePsiPer100Ft: ok ? availableFrictionPsi : null,
    });
  });

  // IPC 710.1(2): a 3 in stack carries 48 DFU over three intervals, and 72 over more.
  it.each([
    [3, 48, 3],
    [3, 49, 4],
    [4, 49, 3],
    [4, 72, 3],
    [4, 73, 4],
  ])('size a stack of %d intervals with %d DFU at %d in', (intervals, dfu, sizeIn) => {
    const inputs = { code: 'IPC', element: 'stack', dfu, intervals, dfuOneInterval: 10 };
    expect(answer('drain.size', inputs)).toMatchObject({ sizeIn });
  });

  // The IPC doesn't limit the arm of a water closet, which siphons anyway; any other trap siphons after one diameter of fall.
  it.each([
    ['water-closet', 3, 20, true],
    ['other', 3, 12, true],
    ['other', 3, 12.1, false],
  ])('allow a trap arm (%s) of %d in and %d ft: %s', (fixture, trapIn, armFt, ok) => {
    expect(answer('drain.trap_arm', { code: 'IPC', trapIn, fixture, armFt, slopeInPerFt: 0.25 })).toMatchObject({ ok });
  });
});
