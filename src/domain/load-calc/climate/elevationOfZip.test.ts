import { expect, it } from 'vitest';
import { elevationOfZip } from './elevationOfZip';

it('uses the elevation of the nearest weather station', async () => {
  // Asheville, NC: the regional airport is at 2,169 ft. Denver is the Mile High City.
  const asheville = (await elevationOfZip('28806')) ?? 0;
  expect(asheville).toBeGreaterThan(1_900);
  expect(asheville).toBeLessThan(2_300);
  const denver = (await elevationOfZip('80202')) ?? 0;
  expect(denver).toBeGreaterThan(5_000);
  expect(denver).toBeLessThan(5_900);
  expect(await elevationOfZip('00000')).toBeNull();
});
