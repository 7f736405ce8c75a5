/** What is sold. Discounts and reports go by it; taxes go by the tax class. */
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
