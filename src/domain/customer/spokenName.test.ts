import { expect, it } from 'vitest';
import { spokenNames } from './spokenName';

it.each([
  ['Ada Lovelace', ['Ada Lovelace']],
  ['the Johnsons', ['the Johnsons', 'Johnsons', 'Johnson']],
  ['The Johnsons’', ['The Johnsons’', 'Johnsons', 'Johnson']],
  ['the Joneses', ['the Joneses', 'Joneses', 'Jones', 'Jonese']],
  ['the Johnson family', ['the Johnson family', 'Johnson']],
  ['Mrs. Ortega', ['Mrs. Ortega', 'Ortega']],
  ['Williams', ['Williams']],
  ['the Johnson’s place', ['the Johnson’s place', 'Johnson']],
  ['The', ['The']],
])('reads “%s” as possible names', (typed, names) => {
  expect(spokenNames(typed)).toEqual(names);
});
