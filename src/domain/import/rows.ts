import { EMPTY_ADDRESS, optionalEmail, optionalPhone, type Address } from '../contact/schema';
import { customerInputSchema, type Customer, type CustomerInput } from '../customer/schema';
import { propertySchema, type Property } from '../property/schema';
import { contentHash } from './ids';
import type { ColumnMapping } from './mapping';
import { inputField } from './inputField';
import type { TableRow } from './table';
import type { ImportTarget } from './targets';
import {
  readCountry,
  readSource,
  readStatus,
  readTaxExempt,
  readTerms,
  readYesNo,
  soundsLikeCompany,
  splitAddress,
  splitEmails,
  splitName,
  splitPhones,
  splitTags,
} from './values';

const importedPropertySchema = propertySchema.omit({ customerId: true, importId: true });
export type ImportedProperty = Omit<Property, 'customerId' | 'importId'>;

/** What a row becomes, before it has an id. */
export type RowDraft = {
  externalId: string;
  customer: CustomerInput;
  property: ImportedProperty | null;
  status: Customer['status'];
};

/** Something in a row that cannot be taken as it is. `isKept`: it went into the notes, and the row can be imported. */
export type RowIssue = { column: string; value: string; reason: string; isKept: boolean };

export type RowReading = { draft: RowDraft | null; issues: RowIssue[] };

const ADDRESS_PARTS = ['Street', 'Unit', 'City', 'State', 'PostalCode', 'Country'] as const;

/** The cells of one row by target, and where each came from, for messages. */
function cellsByTarget(row: TableRow, columns: readonly string[], mapping: ColumnMapping) {
  const values = new Map<ImportTarget, { column: string; value: string }[]>();
  mapping.forEach((target, index) => {
    const value = (row.cells[index] ?? '').replaceAll('\0', '').trim();
    if (target === '' || value === '') return;
    const known = values.get(target) ?? [];
    known.push({ column: columns[index] ?? '', value });
    values.set(target, known);
  });
  const all = (target: ImportTarget) => values.get(target) ?? [];
  return {
    all,
    first: (target: ImportTarget): string => all(target)[0]?.value ?? '',
    /** One line of text: line breaks and tabs become spaces. */
    line: (target: ImportTarget): string => (all(target)[0]?.value ?? '').replace(/\s+/g, ' '),
    columnOf: (target: ImportTarget): string => all(target)[0]?.column ?? '',
  };
}
type Cells = ReturnType<typeof cellsByTarget>;

/**
 * One row of a file as a customer with the place where work is done, or what is wrong with it. Values that do not fit
 * their field (an e-mail that is none) are kept in the notes; values that are too long make the row an error.
 */
export function readRow(row: TableRow, columns: readonly string[], mapping: ColumnMapping): RowReading {
  const damage = structuralIssue(row, columns);
  if (damage) return { draft: null, issues: [damage] };
  const cells = cellsByTarget(row, columns, mapping);
  const issues: RowIssue[] = [];
  const keep = (column: string, value: string, reason: string): void =>
    void issues.push({ column, value, reason, isKept: true });

  const externalId = cells.line('externalId');
  if (externalId.length > 200)
    issues.push({
      column: cells.columnOf('externalId'),
      value: externalId,
      reason: 'At most 200 characters',
      isKept: false,
    });
  const names = readNames(cells);
  const phones = readPhones(cells, keep);
  const emails = readEmails(cells, keep);
  const addresses = readAddresses(cells, names.all);
  const details = readDetails(cells, keep);
  const property = addresses.property;
  const customer = {
    ...names.fields,
    phone: phones[0]?.phone ?? '',
    email: emails[0] ?? '',
    contacts: extraContacts(names.shown, phones.slice(1), emails.slice(1)),
    billingAddress: addresses.billing,
    ...details.fields,
    notes: [
      ...details.notes,
      ...issues.filter(({ isKept }) => isKept).map(({ column, value }) => `${column}: ${value}`),
    ].join('\n'),
  };

  const checkedCustomer = customerInputSchema.safeParse(customer);
  const checkedProperty = property ? importedPropertySchema.safeParse(property) : null;
  for (const issue of [...(checkedCustomer.error?.issues ?? []), ...(checkedProperty?.error?.issues ?? [])]) {
    const field = inputField(issue.path, addresses.isServiceBilling);
    const source = field.targets.flatMap((target) => cells.all(target))[0];
    // The customer's and the property's address may be one and the same cell.
    const column = source?.column ?? field.label;
    const reason = issue.message.startsWith('Enter a first') ? 'There is no name in this row' : issue.message;
    const isKnown = issues.some((other) => !other.isKept && other.reason === reason && other.column === column);
    if (!isKnown) issues.push({ column, value: source?.value ?? '', reason, isKept: false });
  }
  if (!checkedCustomer.success || checkedProperty?.success === false || issues.some(({ isKept }) => !isKept))
    return { draft: null, issues };
  return {
    draft: {
      externalId,
      customer: checkedCustomer.data,
      property: checkedProperty?.data ?? null,
      status: details.status,
    },
    issues,
  };
}

/** Cells that cannot be trusted: broken quotes, or more of them than there are columns. */
function structuralIssue(row: TableRow, columns: readonly string[]): RowIssue | null {
  if (row.broken !== '')
    return { column: '', value: row.broken, reason: 'The quotes in this row are broken', isKept: false };
  const extra = row.cells.slice(columns.length).filter((cell) => cell.trim() !== '');
  if (extra.length === 0) return null;
  const reason = `This row has ${row.cells.length} values for ${columns.length} columns`;
  return { column: '', value: extra.join(', '), reason, isKept: false };
}

function readNames(cells: Cells) {
  let firstName = cells.line('firstName');
  let lastName = cells.line('lastName');
  let companyName = cells.line('companyName');
  const displayName = cells.line('displayName');
  const flag = readYesNo(cells.first('isCompany'));
  const isSaidCompany = cells.first('isCompany') !== '' && flag === true;
  if (firstName === '' && lastName === '' && displayName !== '' && displayName !== companyName) {
    if (companyName === '' && (isSaidCompany || soundsLikeCompany(displayName))) companyName = displayName;
    else ({ firstName, lastName } = splitName(displayName));
  }
  const isCompany =
    companyName !== '' && !(cells.first('isCompany') !== '' && flag === false && lastName + firstName !== '');
  const person = [firstName, lastName].filter(Boolean).join(' ');
  return {
    fields: { kind: isCompany ? ('company' as const) : ('person' as const), firstName, lastName, companyName },
    shown: person || companyName,
    all: [person, companyName, displayName],
  };
}

type Keep = (column: string, value: string, reason: string) => void;

function readPhones(cells: Cells, keep: Keep): { phone: string; role: string }[] {
  const found: { phone: string; role: string }[] = [];
  for (const target of ['phone', 'mobilePhone', 'otherPhone'] as const) {
    for (const { column, value } of cells.all(target)) {
      // The number as a whole first: an extension may hold what otherwise separates two numbers.
      const candidates = optionalPhone.safeParse(value).success ? [value] : splitPhones(value);
      for (const phone of candidates) {
        const checked = optionalPhone.safeParse(phone);
        if (!checked.success) keep(column, phone, 'Not a phone number; kept in the notes');
        else if (!found.some((other) => other.phone === checked.data))
          found.push({ phone: checked.data, role: column.slice(0, 80) });
      }
    }
  }
  return found;
}

function readEmails(cells: Cells, keep: Keep): string[] {
  const found: string[] = [];
  for (const { column, value } of [...cells.all('email'), ...cells.all('otherEmail')]) {
    for (const email of value.includes('@') ? splitEmails(value) : [value]) {
      const checked = optionalEmail.safeParse(email.replace(/^<|>$/g, ''));
      if (!checked.success) keep(column, email, 'Not an e-mail address; kept in the notes');
      else if (!found.includes(checked.data)) found.push(checked.data);
    }
  }
  return found;
}

/** Further phones and e-mails, as contacts of the customer. */
function extraContacts(
  name: string,
  phones: readonly { phone: string; role: string }[],
  emails: readonly string[],
): CustomerInput['contacts'] {
  const shown = name.slice(0, 120) || 'Contact';
  return Array.from({ length: Math.max(phones.length, emails.length) }, (_, index) => {
    const { phone = '', role = '' } = phones[index] ?? {};
    const email = emails[index] ?? '';
    return { id: `c${contentHash(`${phone}|${email}|${index}`)}`, name: shown, role, phone, email };
  });
}

/** The address in six columns, or the one in a single cell or several lines. Lines that repeat the name are left out. */
function readAddress(cells: Cells, kind: 'billing' | 'service', names: readonly string[]): Address | null {
  const whole = cells
    .all(`${kind}Address`)
    .map(({ value }) => value)
    .filter((value) => !names.includes(value))
    .join('\n');
  const [street, unit, city, state, postalCode, country] = ADDRESS_PARTS.map((part) => cells.line(`${kind}${part}`));
  const columns = {
    street: street ?? '',
    unit: unit ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
  };
  if (Object.values(columns).every((part) => part === ''))
    return whole === '' ? null : { ...EMPTY_ADDRESS, ...splitAddress(whole) };
  const filled = whole === '' || columns.street !== '' ? columns : { ...columns, street: whole.replace(/\s+/g, ' ') };
  return { ...EMPTY_ADDRESS, ...filled, country: readCountry(country ?? '') || country || EMPTY_ADDRESS.country };
}

/** A file with one kind of address means both: where the bill goes and where the work is done. */
function readAddresses(cells: Cells, names: readonly string[]) {
  const billing = readAddress(cells, 'billing', names);
  const service = readAddress(cells, 'service', names);
  const place = service ?? billing;
  const extras = {
    label: cells.line('serviceLabel'),
    accessNotes: cells.first('accessNotes'),
    gateCode: cells.line('gateCode'),
  };
  const hasExtras = Object.values(extras).some((value) => value !== '');
  const property: ImportedProperty | null =
    place || hasExtras ? { ...extras, address: place ?? EMPTY_ADDRESS, hazards: '' } : null;
  return { billing: billing ?? service ?? EMPTY_ADDRESS, property, isServiceBilling: service === null };
}

function readDetails(cells: Cells, keep: Keep) {
  const notes = cells.all('notes').map(({ column, value }, index) => (index === 0 ? value : `${column}: ${value}`));
  const keepUnread = <T>(target: ImportTarget, read: T | null, otherwise: T, reason: string): T => {
    if (read === null) keep(cells.columnOf(target), cells.first(target), reason);
    return read ?? otherwise;
  };
  const { source, isExact } = readSource(cells.line('source'));
  if (!isExact) notes.push(`${cells.columnOf('source')}: ${cells.line('source')}`);
  const tags = [...new Set(cells.all('tags').flatMap(({ value }) => splitTags(value)))];
  const taxColumn = cells.first('taxExempt') === '' ? 'taxable' : 'taxExempt';
  const isTaxExempt = keepUnread(
    taxColumn,
    readTaxExempt(cells.first(taxColumn), taxColumn),
    false,
    'Neither yes nor no; kept in the notes',
  );
  const said = cells.line('doNotService');
  // Whatever else stands there is the reason: better one customer too many marked than one too few.
  const isDoNotService = readYesNo(said) ?? true;
  return {
    notes,
    status: keepUnread<Customer['status']>(
      'status',
      readStatus(cells.first('status'), cells.columnOf('status')),
      'active',
      'Not a status we know; kept in the notes',
    ),
    fields: {
      tags,
      source,
      isTaxExempt,
      isDoNotService,
      doNotServiceReason: readYesNo(said) === null ? said : '',
      language: cells.line('language'),
      paymentTerms: keepUnread<CustomerInput['paymentTerms']>(
        'paymentTerms',
        readTerms(cells.line('paymentTerms')),
        '',
        'Not terms we have; kept in the notes',
      ),
    },
  };
}
