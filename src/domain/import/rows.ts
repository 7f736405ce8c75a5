import { phonesIn } from '../contact/phonesIn';
import { optionalEmail } from '../contact/schema';
import { customerInputSchema, type Customer, type CustomerInput } from '../customer/schema';
import { propertySchema } from '../property/schema';
import { readAddresses, type ImportedProperty } from './addresses';
import { cellsByTarget, isRoundedNumber, type Cells } from './cells';
import { contentHash } from './ids';
import type { ColumnMapping } from './mapping';
import { inputField } from './inputField';
import { readNames } from './names';
import { readConsent, readContacts, readEquipment, readOwnId, type ImportedUnit } from './ownColumns';
import type { TableRow } from './table';
import type { ImportTarget } from './targets';
import {
  readSource,
  readStatus,
  readTaxExempt,
  readTerms,
  readYesNo,
  saysNothing,
  splitEmails,
  splitTags,
} from './values';

const importedPropertySchema = propertySchema.omit({ customerId: true, importId: true });

/** A parsed row, before it has an ID. */
export type RowDraft = {
  /** The customer's ID in the other system; '' when there isn't a reliable one. */
  externalId: string;
  customer: CustomerInput;
  properties: ImportedProperty[];
  /** The units at the row's first property. */
  equipment: ImportedUnit[];
  /** The customer's ID in our own export, which is kept; '' in all other files. */
  ownId: string;
  /** The ID of the row's only property in the other system, or ''. */
  propertyKey: string;
  /** The name of the customer that this row is a property of, or ''. */
  parentName: string;
  status: Customer['status'];
};

/** A problem with a value in a row. `isKept`: nothing is lost, and the row can still be imported. */
export type RowIssue = { column: string; value: string; reason: string; isKept: boolean };

export type RowReading = { draft: RowDraft | null; issues: RowIssue[] };

/**
 * Reads one row of a file as a customer with a service address, or reports what is wrong with it. Values that don't fit their field (an
 * invalid e-mail) are kept in the notes; values that are too long make the row an error.
 */
export function readRow(row: TableRow, columns: readonly string[], mapping: ColumnMapping): RowReading {
  const damage = structuralIssue(row, columns);
  if (damage) return { draft: null, issues: [damage] };
  const cells = cellsByTarget(row, columns, mapping);
  const issues: RowIssue[] = [];
  const kept: string[] = [];
  const say = (column: string, value: string, reason: string): void =>
    void issues.push({ column, value, reason, isKept: true });
  const keep = (column: string, value: string, reason: string): void => {
    kept.push(`${column}: ${value}`);
    say(column, value, reason);
  };

  for (const { column, value } of cells.lost) keep(column, value, 'A spreadsheet has lost this value');
  const ids = readIds(cells, keep, issues);
  const names = readNames(cells);
  const phones = readPhones(cells, keep);
  const emails = readEmails(cells, keep);
  const addresses = readAddresses(cells, names, say);
  const equipment = readEquipment(cells, keep);
  const details = readDetails(cells, keep);
  const customer = {
    ...names.fields,
    phone: phones[0]?.phone ?? '',
    email: emails[0] ?? '',
    contacts: [...readContacts(cells), ...extraContacts(names.shown, phones.slice(1), emails.slice(1))],
    consent: readConsent(cells),
    billingAddress: addresses.billing,
    ...details.fields,
    notes: [...details.notes, ...kept].join('\n'),
  };

  const checkedCustomer = customerInputSchema.safeParse(customer);
  const checkedProperties = addresses.properties.map((property) => importedPropertySchema.safeParse(property));
  const problems = [checkedCustomer, ...checkedProperties].flatMap(({ error }) => error?.issues ?? []);
  for (const issue of problems) {
    const field = inputField(issue.path, addresses.isServiceBilling);
    const source = field.targets.flatMap((target) => cells.all(target))[0];
    // The customer's and the property's address may come from the same cell.
    const column = source?.column ?? field.label;
    const reason = issue.message.startsWith('Enter a first') ? 'There is no name in this row' : issue.message;
    const isKnown = issues.some((other) => !other.isKept && other.reason === reason && other.column === column);
    if (!isKnown) issues.push({ column, value: source?.value ?? '', reason, isKept: false });
  }
  if (!checkedCustomer.success || issues.some(({ isKept }) => !isKept)) return { draft: null, issues };
  return {
    draft: {
      // This is the ID of the customer's property, not the customer.
      externalId: names.parentName === '' ? ids.externalId : '',
      customer: checkedCustomer.data,
      properties: checkedProperties.flatMap(({ data }) => data ?? []),
      equipment,
      ownId: readOwnId(cells),
      propertyKey: names.parentName === '' ? ids.propertyKey : ids.externalId,
      parentName: names.parentName,
      status: details.status,
    },
    issues,
  };
}

type Keep = (column: string, value: string, reason: string) => void;

/** Reads the IDs of the customer and of the row's property in the other system. An ID that a spreadsheet rounded is discarded. */
function readIds(cells: Cells, keep: Keep, issues: RowIssue[]): { externalId: string; propertyKey: string } {
  const [pairCell] = cells.all('externalPairId');
  const [idCell] = cells.all('externalId');
  const pair = /^([^_]+)_([^_]*)$/.exec(pairCell?.value ?? '');
  const source = pairCell ?? idCell;
  const externalId = (pair?.[1] ?? source?.value ?? '').replace(/\s+/g, ' ');
  const propertyKey = pair?.[2] ?? '';
  if (source && [externalId, propertyKey].some(isRoundedNumber)) {
    keep(source.column, source.value, 'A spreadsheet has rounded this ID; the row is imported without it');
    return { externalId: '', propertyKey: '' };
  }
  if (source && externalId.length > 200)
    issues.push({ column: source.column, value: source.value, reason: 'At most 200 characters', isKept: false });
  return { externalId, propertyKey };
}

/** Detects unreliable cells: broken quotes, or more cells than columns. */
function structuralIssue(row: TableRow, columns: readonly string[]): RowIssue | null {
  if (row.broken !== '')
    return { column: '', value: row.broken, reason: 'The quotes in this row are broken', isKept: false };
  const extra = row.cells.slice(columns.length).filter((cell) => cell.trim() !== '');
  if (extra.length === 0) return null;
  const reason = `This row has ${row.cells.length} values for ${columns.length} columns`;
  return { column: '', value: extra.join(', '), reason, isKept: false };
}

function readPhones(cells: Cells, keep: Keep): { phone: string; role: string }[] {
  const found: { phone: string; role: string }[] = [];
  for (const target of ['phone', 'mobilePhone', 'otherPhone'] as const) {
    for (const { column, value } of cells.all(target)) {
      if (saysNothing(value)) continue;
      const { phones, rest } = phonesIn(value);
      for (const { phone } of phones) {
        if (!found.some((other) => other.phone === phone)) found.push({ phone, role: column.slice(0, 80) });
      }
      if (phones.length === 0) keep(column, value, 'Not a phone number; kept in the notes');
      else if (rest !== '') keep(column, value, 'Words beside the phone number; kept in the notes');
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

/** Turns additional phones and e-mails into contacts of the customer. */
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

function readDetails(cells: Cells, keep: Keep) {
  const notes = cells
    .all('notes')
    .map(({ column, value }, index) =>
      index === 0 && /note|comment|memo/i.test(column) ? value : `${column}: ${value}`,
    );
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
  // Any other text there is the reason: better to flag one customer too many than one too few.
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
