import { foldColumn } from './columnNames';

export type GroupPart = 'street' | 'unit' | 'city' | 'state' | 'postalCode' | 'country' | 'label' | 'billing' | 'notes';

const PARTS: readonly (readonly [RegExp, GroupPart])[] = [
  [/^(?:street|streetline1|street1|line1|streetaddress)$/, 'street'],
  [/^(?:streetline2|street2|line2|unit)$/, 'unit'],
  [/^city$/, 'city'],
  [/^(?:state|province|stateprovince|region)$/, 'state'],
  [/^(?:postalcode|zip|zipcode|postcode)$/, 'postalCode'],
  [/^country$/, 'country'],
  [/^(?:name|label)$/, 'label'],
  [/^(?:billing|isbilling)$/, 'billing'],
  [/^notes?$/, 'notes'],
];

/**
 * Address books name their addresses instead of numbering them: `Home Street`, `Business City`. These sort after every number a file
 * uses.
 */
const NAMED: Readonly<Record<string, number>> = { business: 1001, home: 1002, other: 1003 };

/** Parses `Address_2 Postal Code` → the ZIP of the second address; null for columns that aren't part of a numbered address. */
export function groupPartOf(column: string): { group: number; part: GroupPart } | null {
  const [, number = '', rest = ''] =
    /^(?:service|customer)?(?:address|property|location|site)(\d{1,3})([a-z]\w*)$/.exec(foldColumn(column)) ?? [];
  const named = /^(business|home|other)(?:address)?((?:street|city|state|province|postalcode|zip|country)\w*)$/.exec(
    foldColumn(column),
  );
  const part = PARTS.find(([pattern]) => pattern.test(named?.[2] ?? rest))?.[1];
  return part ? { group: NAMED[named?.[1] ?? ''] ?? Number(number), part } : null;
}
