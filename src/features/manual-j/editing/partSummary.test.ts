import { expect, it } from 'vitest';
import { fieldsOf } from './listFields';
import { listSummary, partSummary } from './partSummary';

it('says the first facts of a part in the chosen units, and counts its lists', () => {
  expect(partSummary(fieldsOf('design'), { indoorHeatingF: 70 }, 'us')).toMatch(/ 70 °F$/);
  expect(partSummary(fieldsOf('design'), { indoorHeatingF: 70 }, 'si')).toMatch(/ 21\.1 °C$/);
  expect(partSummary(fieldsOf('airDistribution'), { ducts: [{}, {}], ductTableLookups: [{}] }, 'us')).toBe(
    '2 ducts · 1 duct table entry',
  );
  expect(partSummary(fieldsOf('internalGains'), {}, 'us')).toBe('');
});

it('names what the entries of a list begin with', () => {
  expect(listSummary(fieldsOf('foundations'), [{ type: 'Crawlspace' }, { type: 'SlabOnGrade' }], 'us')).toBe(
    'Crawlspace · Slab on grade',
  );
});
