import { describe, expect, it } from 'vitest';
import { loadZipPlaces } from '../load-calc/climate/zipPlaces';
import { findRegions, hasRegions, regionCode, regionName, regionOptions } from './regions';
import { stateOfZip } from './zipStates';

const found = (text: string, country = 'US') => findRegions(text, country).map(({ code }) => code);

describe('a state', () => {
  it('is one of fifty, D.C. or five territories', () => {
    expect(regionOptions('US')).toHaveLength(56);
    expect(regionOptions('Canada')).toHaveLength(13);
    expect(['US', 'usa', 'Canada', 'France'].map(hasRegions)).toEqual([true, true, true, false]);
  });

  it.each([
    ['north c', ['NC']],
    ['carol', ['NC', 'SC']],
    ['nc', ['NC']],
    ['al', ['AL', 'AK']],
    ['kansas', ['KS']],
    ['north', ['NC', 'ND', 'MP']],
    ['virg', ['VA', 'VI', 'WV']],
    ['bavaria', []],
  ])('is found by “%s”', (text, codes) => expect(found(text)).toEqual(codes));

  it('is listed by name before anything is typed', () => {
    expect(found('').slice(0, 3)).toEqual(['AL', 'AK', 'AS']);
    expect(found('', 'CA')).toHaveLength(13);
  });

  it('is shown as stored if unknown', () => {
    expect(regionName(regionCode('north carolina', 'US'), 'US')).toBe('North Carolina');
    expect(regionName('North C', 'US')).toBe('North C');
  });
});

describe('the state for a ZIP code', () => {
  it.each([
    ['28801', 'NC'],
    ['28801-1234', 'NC'],
    ['78701', 'TX'],
    ['10001', 'NY'],
    ['06390', 'NY'],
    ['06510', 'CT'],
    ['20001', 'DC'],
    ['20109', 'VA'],
    ['00802', 'VI'],
    ['96799', 'AS'],
    ['96913', 'GU'],
    ['00000', ''],
    ['2880', ''],
    ['SW1A 2AA', ''],
    ['', ''],
  ])('%s is %s', (zip, state) => expect(stateOfZip(zip)).toBe(state));

  it('is known for every inhabited prefix, and can always be chosen', async () => {
    const codes = new Set(regionOptions('US').map(({ value }) => value));
    const unknown = Object.keys(await loadZipPlaces()).filter((prefix) => !codes.has(stateOfZip(`${prefix}01`)));
    expect(unknown).toEqual([]);
  });
});
