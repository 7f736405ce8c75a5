import { expect, it } from 'vitest';
import { boresOf } from '../core/pipes';
import { darcyPsiPer100Ft, lossFtPer100Ft, lossPsiPer100Ft, velocityFtPerSec } from './hydraulics';

it('computes 8 gpm in 3/4 in Type L: Hazen-Williams by its C, with Darcy-Weisbach in between (the method, section 2.3)', () => {
  expect(lossPsiPer100Ft(8, 0.785, 140)).toBeCloseTo(7.33, 2);
  expect(lossPsiPer100Ft(8, 0.785, 150)).toBeCloseTo(6.45, 2);
  expect(darcyPsiPer100Ft(8, 0.785, 60)).toBeCloseTo(6.94, 1);
});

it('loses less pressure with hot water than with cold', () => {
  expect(darcyPsiPer100Ft(8, 0.785, 140)).toBeLessThan(darcyPsiPer100Ft(8, 0.785, 60));
});

// Friction table of a county’s pump selection form, feet per 100 ft of Schedule 40 PVC.
it.each([
  [10, '1-1/2', 0.69],
  [30, '1-1/2', 5.23],
  [10, '2', 0.2],
  [30, '2', 1.55],
  [60, '2', 5.6],
  [60, '3', 0.82],
])('gives for %d gpm in %s PVC a loss of %d ft', (gpm, nominal, feet) => {
  const idIn = boresOf('pvc-40').find(({ size }) => size === nominal)?.idIn ?? 0;
  expect(Math.abs(lossFtPer100Ft(gpm, idIn, 150) / feet - 1)).toBeLessThan(0.03);
});

it('gives 0.4085 ft/s for one gallon a minute through one inch', () => {
  expect(velocityFtPerSec(1, 1)).toBe(0.4085);
});
