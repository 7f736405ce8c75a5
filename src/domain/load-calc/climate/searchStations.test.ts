import { describe, expect, it } from 'vitest';
import { loadStations } from './loadStations';
import { placeInAddress, searchStations, stationLabel } from './searchStations';

const { stations } = await loadStations();
const found = (text: string, count = 3) => searchStations(stations, text, count);
const labels = (text: string) => found(text).stations.map(stationLabel);

describe('searching for weather stations', () => {
  it('finds them by town and state, airports with humidity first', () => {
    expect(labels('phoenix az')[0]).toBe('Phoenix-Sky Harbor Intl AP, AZ');
    expect(labels('Tampa, Florida')[0]).toBe('Tampa Intl AP, FL');
    expect(labels('montréal')[0]).toMatch(/Montr.al.*, QC/);
    expect(found('722780').stations[0]?.name).toBe('Phoenix-Sky Harbor Intl AP');
  });

  it('falls back to the state’s stations, and names the ignored word', () => {
    const near = found('Round Rock TX 78664', 500);
    expect(near.ignored).toContain('78664');
    expect(near.stations.every(({ state }) => state === 'TX')).toBe(true);
    expect(found('zzzz')).toEqual({ stations: [], ignored: ['zzzz'] });
    expect(found('  ')).toEqual({ stations: [], ignored: [] });
  });

  it('treats a state’s two letters as the state', () => {
    expect(found('austin in', 50).stations.every(({ state }) => state === 'IN')).toBe(true);
  });
});

describe('the town in an address', () => {
  it('is found with its state', () => {
    expect(placeInAddress('12 Elm St, Apt 4, Austin, TX 78701')).toBe('Austin TX');
    expect(placeInAddress('5 Oak Lane, Asheville, North Carolina')).toBe('Asheville North Carolina');
    expect(placeInAddress('behind the barn')).toBe('');
    expect(placeInAddress('')).toBe('');
  });
});
