import { yesNo } from '@/lib/words';
import { PERCENT_PPM } from '../money/limits';
import { PRICEBOOK_KIND_LABELS, type PricebookItem } from './schema';
import { CSV_COLUMNS, type CsvColumn } from './csvColumns';
import { TAX_CLASS_LABELS } from '../tax/schema';

/** Formats money for a spreadsheet: no currency, no thousands separators. */
const amount = (cents: number | null): string =>
  cents === null ? '' : `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Returns one item as a row of the export, in the order of CSV_COLUMNS. */
export function itemCsvRow(item: PricebookItem & { id: string }, categoryPath: string): string[] {
  const { pricing } = item;
  const cells: Record<CsvColumn, string> = {
    id: item.id,
    code: item.code,
    name: item.name,
    kind: PRICEBOOK_KIND_LABELS[item.kind],
    category: categoryPath,
    description: item.description,
    unit: item.unit,
    cost: amount(item.costCents),
    costCheckedOn: item.costCheckedOn,
    pricing: pricing.kind,
    rate: pricing.kind === 'markup' || pricing.kind === 'margin' ? String(pricing.ratePpm / PERCENT_PPM) : '',
    price: pricing.kind === 'parts' ? '' : amount(item.priceCents),
    minutes: item.durationMinutes === 0 ? '' : String(item.durationMinutes),
    taxClass: item.taxClass === 'unset' ? '' : TAX_CLASS_LABELS[item.taxClass],
    isDiscountable: yesNo(item.isDiscountable),
    vendor: item.vendor,
    vendorPartNumber: item.vendorPartNumber,
    photoUrl: item.photoUrl,
    warranty: item.warrantyText,
    isActive: yesNo(item.isActive),
  };
  return CSV_COLUMNS.map((column) => cells[column]);
}
