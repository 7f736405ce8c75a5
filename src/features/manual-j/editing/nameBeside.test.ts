import { expect, it } from 'vitest';
import { nameBeside } from './nameBeside';

it.each([
  ['Primary bedroom north wall', ['Primary bedroom'], 'North wall'],
  ['Den wall, window 2', ['Den wall', 'Den'], 'Window 2'],
  ['Den skylight', [undefined, 'Den'], 'Skylight'],
  ['den-N', ['Den'], 'N'],
  ['Dentist wall', ['Den'], 'Dentist wall'],
  ['Den', ['Den'], 'Den'],
  ['W-S', [undefined, ''], 'W-S'],
])('shortens %s next to %j to %s', (name, owners, told) => {
  expect(nameBeside(name, owners)).toBe(told);
});
