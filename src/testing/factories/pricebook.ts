import { pricebookCategorySchema, type PricebookCategory } from '@/domain/pricebook/category';
import { pricebookItemSchema, sortNameOf, type PricebookItem } from '@/domain/pricebook/schema';
import { encodePricebookRows, pricebookRow } from '@/domain/pricebook/row';
import { pricebookTemplateSchema, type PricebookTemplate } from '@/domain/pricebook/template';
import type { Stored } from '@/domain/record/schema';
import { BUILT_AT, buildStored } from './build';

/** Builds a capacitor priced at $189.00 with a cost of $24.00. */
export function buildPricebookItem(overrides: Partial<Stored<PricebookItem>> = {}): Stored<PricebookItem> {
  const name = overrides.name ?? 'Run capacitor 45/5';
  const fields = {
    kind: 'material',
    code: 'CAP-45',
    name,
    sortName: sortNameOf(name),
    unit: 'each',
    costCents: 2_400,
    costCheckedOn: '2026-01-05',
    priceCents: 18_900,
    taxClass: 'materials',
  };
  return buildStored({ kind: 'item', schema: pricebookItemSchema, fields, overrides });
}

/** Builds the pricebook directory as a device searches it, with these items. */
export const buildPricebookShard = (items: readonly Stored<PricebookItem>[]) => ({
  id: 'pricebook-000',
  shard: 0,
  updatedAt: BUILT_AT,
  count: items.length,
  rows: encodePricebookRows(items.map(pricebookRow)),
});

export function buildPricebookCategory(overrides: Partial<Stored<PricebookCategory>> = {}): Stored<PricebookCategory> {
  return buildStored({ kind: 'category', schema: pricebookCategorySchema, fields: { name: 'Electrical' }, overrides });
}

export function buildPricebookTemplate(overrides: Partial<Stored<PricebookTemplate>> = {}): Stored<PricebookTemplate> {
  const options = [{ id: 'good', name: 'Good', items: [] }];
  return buildStored({
    kind: 'template',
    schema: pricebookTemplateSchema,
    fields: { name: 'Water heater', options },
    overrides,
  });
}
