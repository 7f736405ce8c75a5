import { describe, expect, it } from 'vitest';
import { foundIn, mayBeFound, pinFoundOf, pinOrigin, takesFound } from './located';

const at = { lat: 35.5951, lng: -82.5515 };
const exact = pinFoundOf({ kind: 'address', at });
const near = pinFoundOf({ kind: 'nearby', at });
const nothing = pinFoundOf(null);
const PIN = '35.59510, -82.55150';

describe('an address’s location', () => {
  it('is stored as found, and read back', () => {
    expect([exact, near, nothing]).toEqual([`address ${PIN}`, `nearby ${PIN}`, 'nothing']);
    expect(foundIn(near)).toEqual({ kind: 'nearby', at });
    expect([nothing, '', 'address far away', `elsewhere ${PIN}`].map(foundIn)).toEqual([null, null, null, null]);
  });

  it.each([
    [{ pin: '', pinFound: '' }, 'none', true, true],
    [{ pin: '', pinFound: nothing }, 'not-found', false, true],
    // A person removed it.
    [{ pin: '', pinFound: exact }, 'none', false, true],
    [{ pin: PIN, pinFound: exact }, 'address', false, true],
    [{ pin: PIN, pinFound: near }, 'nearby', false, true],
    [{ pin: '35.00000, -82.00000', pinFound: exact }, 'person', false, false],
    [{ pin: PIN, pinFound: '' }, 'person', false, false],
  ] as const)('has for %o the origin %s', (property, origin, isTaken, isTakenAnew) => {
    expect(pinOrigin(property)).toBe(origin);
    expect([takesFound(property, false), takesFound(property, true)]).toEqual([isTaken, isTakenAnew]);
  });

  it('is looked up if it has a number, a street and a town', () => {
    const address = { street: '12 Oak St', unit: '', city: 'Asheville', state: 'NC', postalCode: '', country: 'US' };
    expect(mayBeFound(address)).toBe(true);
    expect(mayBeFound({ ...address, city: '', postalCode: '28801' })).toBe(true);
    expect(mayBeFound({ ...address, street: 'Oak St' })).toBe(false);
    expect(mayBeFound({ ...address, street: '12' })).toBe(false);
    expect(mayBeFound({ ...address, city: '' })).toBe(false);
  });
});
