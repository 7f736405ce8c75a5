import type { PricebookItem } from './schema';

/** Labels of an item's fields on its form, in differences and in files. */
export const ITEM_FIELD_LABELS: Record<Exclude<keyof PricebookItem, 'sortName'>, string> = {
  kind: 'Kind',
  code: 'Code',
  name: 'Name',
  description: 'Customer text',
  categoryId: 'Category',
  photoUrl: 'Photo',
  unit: 'Unit',
  costCents: 'Cost',
  costCheckedOn: 'Cost checked on',
  vendor: 'Vendor',
  vendorPartNumber: 'Vendor part number',
  pricing: 'Pricing',
  priceCents: 'Price',
  memberPriceCents: 'Member price',
  durationMinutes: 'Minutes',
  taxClass: 'Tax class',
  isDiscountable: 'Discountable',
  warrantyText: 'Warranty',
  isActive: 'Active',
  parts: 'Parts',
};
