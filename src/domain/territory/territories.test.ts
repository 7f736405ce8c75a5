import { expect, it } from 'vitest';
import { postalCodesText, readPostalCodes, territoriesByZip } from './territories';
import { territorySchema } from './schema';

const territory = (name: string, postalCodes: string[], isArchived = false) =>
  territorySchema.parse({ name, postalCodes, isArchived });

it('reads ZIP codes and ranges once each, and reports invalid ones', () => {
  expect(readPostalCodes('28803-28806, 28801;28801\n02108')).toEqual({
    postalCodes: ['02108', '28801', '28803', '28804', '28805', '28806'],
    faults: [],
  });
  expect(readPostalCodes('28806-28801 2880 West 10000-99999').faults).toEqual([
    '28806-28801',
    '2880',
    'West',
    '10000-99999',
  ]);
  expect(postalCodesText(['28806', '28801', '28805', '28804'])).toBe('28801, 28804-28806');
});

it('finds an address’s territory by ZIP code, not house number', () => {
  const at = territoriesByZip([
    territory('West', ['28806']),
    territory('Downtown', ['28801', '28806']),
    territory('Old', ['28715'], true),
  ]);
  expect(at('28806 Main St, Asheville, NC 28801')?.name).toBe('Downtown');
  // Both have it: the first by name is used.
  expect(at('12 Haywood Rd, Asheville, NC 28806-1234')?.name).toBe('Downtown');
  expect(at('9 Pine St, Candler, NC 28715')).toBeUndefined();
  expect(at('')).toBeUndefined();
});
