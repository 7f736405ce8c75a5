import { splitAddress, tidyAddress } from '../contact/postalAddress';
import { EMPTY_ADDRESS, type Address } from '../contact/schema';
import { addressKey } from '../contact/streetKey';
import type { Property } from '../property/schema';
import { proposedUse, type PropertyUse } from '../property/use';
import { groupPartOf, type GroupPart } from './addressGroups';
import type { Cells } from './cells';
import type { RowNames } from './names';
import { readOwnId, readUse } from './ownColumns';
import { readYesNo } from './values';

export type ImportedProperty = Omit<Property, 'customerId' | 'importId'>;

export type RowAddresses = {
  billing: Address;
  properties: ImportedProperty[];
  /** Whether the service address came from the billing address columns. */
  isServiceBilling: boolean;
};

/** Reports a value that was corrected or is incomplete but still imported. */
type Say = (column: string, value: string, reason: string) => void;

const PARTS = ['Street', 'Unit', 'City', 'State', 'PostalCode', 'Country'] as const;

/** Reads a row's addresses. In a file with only one kind of address, it serves as both the billing and the service address. */
export function readAddresses(cells: Cells, { all: names, placeName, fields }: RowNames, say: Say): RowAddresses {
  const use = readUse(cells, proposedUse(fields));
  const numbered = readGroups(cells, use, say);
  const billing = readAddress(cells, 'billing', names, say);
  const service = readAddress(cells, 'service', names, say);
  // Our own export states both; if one is missing, there really isn't one.
  const isOwn = readOwnId(cells) !== '';
  const place = service ?? (numbered.length === 0 && !isOwn ? billing : null);
  const extras = {
    label: cells.line('serviceLabel') || placeName.slice(0, 80),
    accessNotes: cells
      .all('accessNotes')
      .map(({ column, value }, _, all) => (all.length > 1 || /\[/.test(column) ? `${column}: ${value}` : value))
      .join('\n'),
    gateCode: cells.line('gateCode'),
  };
  const hasExtras = Object.values(extras).some((value) => value !== '');
  const own: ImportedProperty[] =
    place || (hasExtras && numbered.length === 0)
      ? [
          {
            ...extras,
            address: place ?? EMPTY_ADDRESS,
            pin: '',
            pinFound: '',
            hazards: cells.line('hazards'),
            use,
          },
        ]
      : [];
  const seen = new Set<string>();
  const properties = [...own, ...numbered.map(({ property }) => property)].filter(({ address, label }) => {
    const key = addressKey(address) || label;
    return !seen.has(key) && seen.add(key);
  });
  const flagged = numbered.find(({ isBilling }) => isBilling) ?? numbered[0];
  return {
    billing: billing ?? (isOwn ? null : (flagged?.property.address ?? service)) ?? EMPTY_ADDRESS,
    properties,
    isServiceBilling: service === null,
  };
}

/** Reads addresses in numbered columns: `Address_1 City`, `Address_2 City` … Groups without a place are left out. */
function readGroups(cells: Cells, use: PropertyUse, say: Say): { property: ImportedProperty; isBilling: boolean }[] {
  const groups = new Map<number, Partial<Record<GroupPart, { column: string; value: string }>>>();
  for (const cell of cells.all('addressGroup')) {
    const place = groupPartOf(cell.column);
    if (!place) continue;
    const parts = groups.get(place.group) ?? {};
    parts[place.part] ??= cell;
    groups.set(place.group, parts);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .flatMap(([, parts]) => {
      const value = (part: GroupPart): string => parts[part]?.value ?? '';
      const given = {
        street: oneLine(value('street')),
        unit: oneLine(value('unit')),
        city: oneLine(value('city')),
        state: value('state'),
        postalCode: value('postalCode'),
      };
      if (Object.values(given).every((part) => part === '') && value('notes') === '' && value('label') === '')
        return [];
      const address = checked({ ...given, country: value('country') }, parts.postalCode?.column ?? '', say);
      if (address.city === '' && address.postalCode === '' && address.street !== '')
        say(parts.street?.column ?? '', address.street, 'This address has no city or ZIP');
      const property = {
        label: value('label'),
        address,
        pin: '',
        pinFound: '',
        accessNotes: value('notes'),
        gateCode: '',
        hazards: '',
        use,
      };
      return [{ property, isBilling: readYesNo(value('billing')) === true }];
    });
}

/** Reads the address from six columns, or from a single cell or several lines. Lines that repeat the name are left out. */
function readAddress(cells: Cells, kind: 'billing' | 'service', names: readonly string[], say: Say): Address | null {
  const whole = cells
    .all(`${kind}Address`)
    .map(({ value }) => value)
    .filter((value) => !names.includes(value))
    .join('\n');
  const [street = '', unit = '', city = '', state = '', postalCode = '', country = ''] = PARTS.map((part) =>
    cells.line(`${kind}${part}`),
  );
  const columns = { street, unit, city, state, postalCode };
  if (Object.values(columns).every((part) => part === ''))
    return whole === '' ? null : { ...EMPTY_ADDRESS, ...splitAddress(whole) };
  const filled = whole === '' || street !== '' ? columns : { ...columns, street: oneLine(whole) };
  return checked({ ...filled, country }, cells.columnOf(`${kind}PostalCode`), say);
}

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

/** Normalizes the parts to our format: abbreviates states and restores ZIP codes that a spreadsheet cut short. */
function checked(parts: Address, postalCodeColumn: string, say: Say): Address {
  // Jobber repeats the full address after the street: `210 Sycamore Ave • Arlington, Texas 76010`.
  const street = parts.city === '' ? parts.street : parts.street.replace(/\s+•\s.*$/, '');
  const address = tidyAddress({ ...parts, street });
  const { postalCode } = address;
  if (/^\d{3,4}$/.test(parts.postalCode) && postalCode !== parts.postalCode)
    say(postalCodeColumn, parts.postalCode, `The ZIP had lost its first zero; imported as ${postalCode}`);
  return address;
}
