import { describe, expect, it } from 'vitest';
import { distanceMiles, proposeStation } from './nearest';
import { loadStations } from './loadStations';
import { loadZipPlaces, placeOfZip, zipInAddress } from './zipPlaces';

const places = await loadZipPlaces();

describe('ZIP code locations', () => {
  it.each([
    ['48 Haywood Rd, Asheville, NC 28806', '28806'],
    ['48 Haywood Rd, Asheville, NC 28806-1234', '28806'],
    ['12345 Elm St, Austin', ''],
    ['12345 Elm St, Austin, TX 78701, USA', '78701'],
    ['02134', '02134'],
    ['10 Downing Street, London SW1A 2AA', ''],
    ['', ''],
  ])('are taken from “%s” as “%s”', (address, zip) => expect(zipInAddress(address)).toBe(zip));

  it.each([
    ['28806', 35.58, -82.61],
    ['10001', 40.75, -74],
    ['99501', 61.22, -149.86],
    ['96813', 21.32, -157.85],
  ])('are right for %s', (zip, latitudeDeg, longitudeDeg) => {
    const place = placeOfZip(places, zip);
    expect(place && distanceMiles(place, { latitudeDeg, longitudeDeg })).toBeLessThan(3);
  });

  it('are estimated from neighbors if unknown, and missing for an unknown region', () => {
    const box = placeOfZip(places, '28810');
    expect(box && distanceMiles(box, { latitudeDeg: 35.58, longitudeDeg: -82.55 })).toBeLessThan(15);
    expect(placeOfZip(places, '00000')).toBeNull();
    expect(placeOfZip(places, '288')).toBeNull();
  });

  it('lead to the nearest airport', async () => {
    const { stations } = await loadStations();
    const place = placeOfZip(places, '28806');
    expect(place && proposeStation(stations, place)?.station.name).toMatch(/Asheville/);
  });
});
