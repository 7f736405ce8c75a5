import { formatPaperDate } from '../../paper/dates';
import { licenseLine, type BrandLicense } from '../../brand/schema';
import { regionName } from '../../contact/regions';
import { formatCents, formatRate } from '../../money/format';
import type { ContractInput } from './schema';

/** Merge fields allowed in braces in a contract's texts, and their labels. */
export const MERGE_FIELDS = {
  company: 'Your company',
  customer: 'Customer',
  property: 'Property',
  title: 'Title',
  number: 'Number of the contract',
  price: 'Contract sum',
  deposit: 'Deposit',
  retainage: 'Retainage',
  starts: 'First day of work',
  finishes: 'Last day of work',
  paymentDays: 'Days to pay a bill',
  licenses: 'Your licenses',
  state: 'State',
  warranty: 'Warranty',
} as const;
export type MergeField = keyof typeof MERGE_FIELDS;

type Merged = Pick<
  ContractInput,
  | 'customerName'
  | 'propertyAddress'
  | 'title'
  | 'number'
  | 'priceCents'
  | 'currency'
  | 'terms'
  | 'startsOn'
  | 'finishesOn'
  | 'lawState'
>;
/** The company data that a contract uses. `licenses` as printed. */
export type MergeCompany = { name: string; timeZone: string; licenses: readonly string[] };

const BLANK = '__________';

/** Describes the retainage: `10%`, `$5,000.00`, `no`. */
function retainageText({ retainage }: ContractInput['terms'], currency: ContractInput['currency']): string {
  if (retainage.method === 'fixed')
    return retainage.fixedCents === 0 ? 'no' : formatCents(retainage.fixedCents, { currency });
  return retainage.workPpm === 0 ? 'no' : formatRate(retainage.workPpm);
}

/** Returns the values of the merge fields. An empty value becomes a blank to write on, never an empty space that reads as agreed. */
export function mergeValues(contract: Merged, company: MergeCompany): Record<MergeField, string> {
  const { currency, terms } = contract;
  const day = (value: string): string => formatPaperDate(value, { timeZone: company.timeZone });
  const values: Record<MergeField, string> = {
    company: company.name,
    customer: contract.customerName,
    property: contract.propertyAddress,
    title: contract.title,
    number: contract.number,
    price: formatCents(contract.priceCents, { currency }),
    deposit: terms.depositCents === 0 ? 'none' : formatCents(terms.depositCents, { currency }),
    retainage: retainageText(terms, currency),
    starts: day(contract.startsOn),
    finishes: day(contract.finishesOn),
    paymentDays: terms.paymentDays === 0 ? '' : String(terms.paymentDays),
    licenses: company.licenses.join(', '),
    state: regionName(contract.lawState, 'US'),
    warranty: terms.warranty,
  };
  const filled = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value.trim() === '' ? BLANK : value]),
  ) as Record<MergeField, string>;
  // The only value that is itself a text with fields; it doesn't refer to itself.
  return { ...filled, warranty: mergeText(filled.warranty, { ...filled, warranty: BLANK }) };
}

const FIELD = /\{([A-Za-z]{1,30})\}/g;

/** Fills in a text's merge fields, once: braces inside a value aren't filled in again. Unknown fields stay as they are. */
export const mergeText = (text: string, values: Readonly<Record<MergeField, string>>): string =>
  text.replaceAll(FIELD, (whole, field: string) =>
    Object.hasOwn(values, field) ? values[field as MergeField] : whole,
  );

/** Returns the company as stored, with its licenses as printed. */
export const mergeCompany = ({
  name,
  timeZone,
  branding,
}: Pick<MergeCompany, 'name' | 'timeZone'> & { branding: { licenses?: readonly BrandLicense[] } }): MergeCompany => ({
  name,
  timeZone,
  licenses: (branding.licenses ?? []).map(licenseLine),
});

/** Returns a contract's scope as it would be printed now. */
export const mergedScope = (
  contract: Merged & Pick<ContractInput, 'scope'>,
  company: Parameters<typeof mergeCompany>[0],
): string => mergeText(contract.scope, mergeValues(contract, mergeCompany(company)));

/** Returns texts in braces that aren't merge fields: typos that would be printed. */
export const unknownFields = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(FIELD)].map(([, field = '']) => field).filter((field) => !Object.hasOwn(MERGE_FIELDS, field)),
  ),
];
