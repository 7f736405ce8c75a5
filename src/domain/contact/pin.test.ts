import { describe, expect, it } from 'vitest';
import { coordinatesOf, optionalPin, pinAt, placeInText } from './pin';

const ASHEVILLE = { lat: 35.5951, lng: -82.5515 };

describe('a map pin', () => {
  it('is read as stored, and is empty if never set', () => {
    expect(coordinatesOf(pinAt(ASHEVILLE))).toEqual(ASHEVILLE);
    expect(coordinatesOf('')).toBeNull();
    expect(optionalPin.parse(undefined)).toBe('');
  });

  it('outside the globe is refused with a message', () => {
    expect(optionalPin.safeParse('95.2, -82.5').error?.issues[0]?.message).toBe(
      'Latitude is −90 to 90, longitude −180 to 180',
    );
    expect(optionalPin.safeParse('somewhere').error?.issues[0]?.message).toMatch(/^Use latitude and longitude/);
  });
});

describe('pasted text', () => {
  it.each([
    ['35.5951, -82.5515'],
    ['35.5951 -82.5515'],
    ['(35.5951°, -82.5515°)'],
    ['geo:35.5951,-82.5515'],
    ['https://www.google.com/maps/place/X/@35.1,-82.1,14z/data=!3m1!4b1!4m6!3m5!8m2!3d35.5951!4d-82.5515'],
    ['https://www.google.com/maps/@35.5951,-82.5515,14z'],
    ['https://maps.google.com/?q=35.5951,-82.5515'],
    ['https://maps.apple.com/?ll=35.5951%2C-82.5515&q=Home'],
    ['https://www.openstreetmap.org/?mlat=35.5951&mlon=-82.5515#map=15/35.0/-82.0'],
    ['https://www.openstreetmap.org/#map=15/35.5951/-82.5515'],
  ])('contains a location: %s', (text) => expect(placeInText(text)).toEqual(ASHEVILLE));

  it.each([['12 Elm St, Asheville, NC 28801'], [''], ['123.4, 500'], ['https://maps.app.goo.gl/abc']])(
    'contains no location: %s',
    (text) => expect(placeInText(text)).toBeNull(),
  );
});
