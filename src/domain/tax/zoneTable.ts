import { capitalize, yesNo } from '@/lib/words';
import { formatRate } from '../money/format';
import { ruleReach } from './rates';
import { areaText } from './zoneWords';
import type { TaxZoneRecord } from './zoneRecord';

export const ZONE_TABLE_HEADERS = [
  'Zone',
  'Area',
  'Status',
  'Tax',
  'Jurisdiction',
  'Level',
  'State or province',
  'Compound',
  'Covers',
  'Rate',
  'From',
  'To',
  'Note',
] as const;

/** Builds one row for each rate of each tax of each zone; a zone or tax without any has one row. */
export function zoneTable(zones: readonly TaxZoneRecord[]): string[][] {
  return zones.flatMap(({ name, area, isActive, isDefault, taxes }) => {
    const zone = [name, areaText(area), isActive ? (isDefault ? 'Default' : 'Active') : 'Archived'];
    if (taxes.length === 0) return [padded(zone)];
    return taxes.flatMap(({ name: taxName, jurisdiction, isCompound, rules }) => {
      const tax = [
        ...zone,
        taxName,
        jurisdiction.name,
        jurisdiction.level,
        jurisdiction.region,
        capitalize(yesNo(isCompound)),
      ];
      if (rules.length === 0) return [padded(tax)];
      return rules.map((rule) => [
        ...tax,
        ruleReach(rule),
        formatRate(rule.ratePpm),
        rule.effectiveFrom,
        rule.effectiveTo,
        rule.note,
      ]);
    });
  });
}

const padded = (cells: readonly string[]): string[] => ZONE_TABLE_HEADERS.map((_, index) => cells[index] ?? '');
