/** The kinds of items sold. Discounts and reports use them; taxes use the tax class. */
export const ITEM_KINDS = ['service', 'labour', 'material', 'equipment', 'fee', 'other'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export const ITEM_KIND_LABELS: Record<ItemKind, string> = {
  service: 'Service',
  labour: 'Labor',
  material: 'Material',
  equipment: 'Equipment',
  fee: 'Fee',
  other: 'Other',
};
