import { expect, it } from 'vitest';
import { buildLine } from '@/testing/factories/billing';
import { buildPricebookItem } from '@/testing/factories/pricebook';
import { pickedLines } from './pickedLines';

it('fills in the line from the item, keeps its settings, and adds further parts as lines', () => {
  const line = buildLine({ id: 'l1', name: 'cap', optionId: 'best', isOptional: true, isSelected: false });
  const capacitor = buildPricebookItem({ id: 'cap', name: 'Run capacitor', taxClass: 'materials' });
  const labor = buildPricebookItem({ id: 'hour', name: 'Labor' });
  const [first, second] = pickedLines(line, [
    { item: capacitor, quantityE4: 20_000 },
    { item: labor, quantityE4: 10_000 },
  ]);
  expect(first).toMatchObject({
    id: 'l1',
    name: 'Run capacitor',
    quantityE4: 20_000,
    unitPriceCents: capacitor.priceCents,
    unitCostCents: capacitor.costCents,
    taxClass: 'materials',
    optionId: 'best',
    isOptional: true,
    isSelected: false,
    pricebookItemId: 'cap',
  });
  expect(second).toMatchObject({ name: 'Labor', optionId: 'best', isOptional: true });
  expect(second?.id).not.toBe('l1');
});
