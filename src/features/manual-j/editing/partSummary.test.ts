import { expect, it } from 'vitest';
import { fieldsOf } from './listFields';
import { listSummary, partSummary } from './partSummary';

it('summarizes a part’s first facts in the chosen units, and counts its lists', () => {
  expect(partSummary(fieldsOf('design'), { indoorHeatingF: 70 }, 'us')).toMatch(/ 70 °F$/);
  expect(partSummary(fieldsOf('design'), { indoorHeatingF: 70 }, 'si')).toMatch(/ 21\.1 °C$/);
  expect(partSummary(fieldsOf('airDistribution'), { ducts: [{}, {}], ductTableLookups: [{}] }, 'us')).toBe(
    '2 ducts · 1 duct table entry',
  );
  expect(partSummary(fieldsOf('internalGains'), {}, 'us')).toBe('');
});

it('names the first field of each list entry', () => {
  expect(listSummary(fieldsOf('foundations'), [{ type: 'Crawlspace' }, { type: 'SlabOnGrade' }], 'us')).toBe(
    'Crawlspace · Slab on grade',
  );
});
