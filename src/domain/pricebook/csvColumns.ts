import { ITEM_KIND_LABELS } from '../billing/itemKind';
import { TAX_CLASS_LABELS } from '../tax/schema';
import type { PricebookKind } from './schema';

/** A column of the pricebook's file. Every one is exported and can be imported, so that a round trip changes nothing. */
export const CSV_COLUMNS = [
  'id',
  'code',
  'name',
  'kind',
  'category',
  'description',
  'unit',
  'cost',
  'costCheckedOn',
  'pricing',
  'rate',
  'price',
  'minutes',
  'taxClass',
  'isDiscountable',
  'vendor',
  'vendorPartNumber',
  'photoUrl',
  'warranty',
  'isActive',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

export const CSV_HEADERS: Record<CsvColumn, string> = {
  id: 'Id',
  code: 'Code',
  name: 'Name',
  kind: 'Kind',
  category: 'Category',
  description: 'Customer text',
  unit: 'Unit',
  cost: 'Cost',
  costCheckedOn: 'Cost checked on',
  pricing: 'Pricing',
  rate: 'Markup or margin %',
  price: 'Price',
  minutes: 'Minutes',
  taxClass: 'Tax class',
  isDiscountable: 'Discountable',
  vendor: 'Vendor',
  vendorPartNumber: 'Vendor part number',
  photoUrl: 'Photo',
  warranty: 'Warranty',
  isActive: 'Active',
};

/** What other programs and suppliers call the same thing, in lower case. */
export const CSV_ALIASES: Record<CsvColumn, readonly string[]> = {
  id: ['item id'],
  code: ['item code', 'sku', 'item number', 'item #', 'product code', 'task code', 'service code', 'task #', 'part #', 'product #', 'service #', 'catalog #', 'cat #'],
  name: ['item', 'item name', 'product', 'service', 'product/service', 'task', 'title', 'task name', 'service name', 'product name', 'item description', 'part name', 'part description'],
  kind: ['type', 'item type'],
  category: ['category name', 'categories', 'group'],
  description: ['description', 'sales description', 'customer description', 'details'],
  unit: ['uom', 'unit of measure'],
  cost: ['unit cost', 'purchase cost', 'our cost', 'net cost', 'your price', 'material cost', 'matl cost', 'material costs', 'parts cost', 'dealer cost', 'cost price', 'cost each', 'unit cost ($)'],
  costCheckedOn: ['cost date', 'cost updated'],
  pricing: ['price rule', 'pricing rule'],
  rate: ['markup', 'margin', 'markup %', 'margin %'],
  price: ['unit price', 'sales price', 'sell price', 'retail price', 'rate', 'selling price', 'price/rate', 'flat rate', 'flat rate price', 'standard price', 'standard rate', 'list price', 'book price', 'customer price', 'regular price', 'base price', 'price each', 'charge'],
  minutes: ['duration', 'labour minutes', 'labor minutes', 'minutes sold', 'mins', 'std mins'],
  taxClass: ['tax category', 'tax code', 'sales tax code', 'taxable', 'taxable?', 'is taxable', 'tax status'],
  isDiscountable: ['discounts apply'],
  vendor: ['supplier', 'manufacturer', 'primary vendor'],
  vendorPartNumber: [
    'part number',
    'part no',
    'part #',
    'vendor part',
    'vendor part no',
    'mpn',
    'supplier part number',
  ],
  // Pictures are uploaded here: other programs' columns hold addresses of pictures elsewhere.
  photoUrl: [],
  warranty: ['warranty text'],
  isActive: ['enabled', 'status'],
};

export const KIND_WORDS: Record<string, string> = { ...ITEM_KIND_LABELS, bundle: 'Bundle' };
/** What other programs call the kinds, in lower case. */
export const OTHER_KIND_WORDS: Readonly<Record<string, PricebookKind>> = {
  services: 'service',
  task: 'service',
  'flat rate': 'service',
  labour: 'labour',
  hours: 'labour',
  part: 'material',
  parts: 'material',
  materials: 'material',
  product: 'material',
  products: 'material',
  goods: 'material',
  inventory: 'material',
  'inventory item': 'material',
  'non-inventory': 'material',
  noninventory: 'material',
  'non-inventory item': 'material',
  unit: 'equipment',
  fees: 'fee',
  charge: 'fee',
  'other charge': 'fee',
};
/** A column that only says whether something is taxed. */
export const TAXABLE_WORDS: Readonly<Record<string, boolean>> = {
  tax: true,
  taxable: true,
  taxed: true,
  non: false,
  'non-taxable': false,
  nontaxable: false,
  'not taxable': false,
  untaxed: false,
};
export const TAX_WORDS: Record<string, string> = TAX_CLASS_LABELS;
