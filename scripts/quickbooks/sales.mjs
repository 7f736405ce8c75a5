// QuickBooks' processing of documents with sales lines: amounts, tax, numbers.
import { faults } from './fault.mjs';

export const cents = (amount) => Math.round(Number(amount ?? 0) * 100);
export const decimal = (amount) => amount / 100;
const LENGTHS = { DocNumber: 21, PrivateNote: 4000, CustomerMemo: 1000, PaymentRefNum: 21 };

/** Returns the row a reference names. */
export function referenced(books, entity, ref, field) {
  const row = books.tables[entity].get(String(ref?.value ?? ''));
  if (!row || row.isDeleted) throw faults.badReference(`${field} ${ref?.value ?? ''}`);
  if (row.Active === false) throw faults.notFound(`${field} ${ref.value}`);
  return row;
}

/** Checks what applies to every document: lengths, the day, the closed period. */
export function checkDocument(books, body) {
  for (const [field, most] of Object.entries(LENGTHS)) {
    const value = typeof body[field] === 'object' ? body[field]?.value : body[field];
    if ((value ?? '').length > most) throw faults.tooLong(field);
  }
  const day = body.TxnDate ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw faults.missing('TxnDate');
  const closed = books.preferences.AccountingInfoPrefs.BookCloseDate;
  if (closed !== '' && day <= closed)
    throw faults.business(
      'The account period has closed and the account books cannot be updated through the QBO Services API. Please check with your company administrator.',
    );
  const { MultiCurrencyEnabled, HomeCurrency } = books.preferences.CurrencyPrefs;
  if (MultiCurrencyEnabled && !body.CurrencyRef) throw faults.missing('CurrencyRef');
  const currency = body.CurrencyRef?.value ?? HomeCurrency.value;
  if (currency !== HomeCurrency.value && !MultiCurrencyEnabled) throw faults.business('Multi-currency is off');
  const customer = body.CustomerRef ? books.tables.Customer.get(body.CustomerRef.value) : undefined;
  if (customer && (customer.CurrencyRef?.value ?? HomeCurrency.value) !== currency)
    throw faults.business('The currency of the transaction is not the currency of the customer');
}

/** Returns a document's number: ours if the company wants that, otherwise the next of its own. */
export function numberOf(books, entity, body, id) {
  if (!books.preferences.SalesFormsPrefs.CustomTxnNumbers)
    return books.tables[entity].get(id)?.DocNumber ?? String(books.nextNumber++);
  const number = body.DocNumber ?? '';
  if (
    number !== '' &&
    [...books.tables[entity].values()].some((row) => row.Id !== id && !row.isDeleted && row.DocNumber === number)
  )
    throw faults.duplicateNumber(number);
  return number === '' ? undefined : number;
}

/** Computes lines, tax and total of an invoice, credit memo or sales receipt. */
export function priced(books, body, { takesTotalTax }) {
  if (!Array.isArray(body.Line) || body.Line.length === 0) throw faults.missing('Line');
  const given = body.Line.filter(({ DetailType }) => DetailType !== 'SubTotalLineDetail');
  if (body.ClassRef) referenced(books, 'Class', body.ClassRef, 'ClassRef');
  let [netCents, taxedCents] = [0, 0];
  for (const line of given) {
    if (line.DetailType !== 'SalesItemLineDetail') throw faults.business(`DetailType ${line.DetailType}`);
    const detail = line.SalesItemLineDetail ?? {};
    if ((line.Description ?? '').length > 4000) throw faults.tooLong('Description');
    referenced(books, 'Item', detail.ItemRef, 'ItemRef');
    if (detail.ClassRef) referenced(books, 'Class', detail.ClassRef, 'ClassRef');
    const code = detail.TaxCodeRef?.value ?? 'NON';
    const isUs = books.company.Country === 'US';
    if (isUs ? !['TAX', 'NON'].includes(code) : !books.tables.TaxCode.has(code))
      throw faults.badReference(`TaxCodeRef ${code}`);
    if (
      detail.Qty !== undefined &&
      detail.UnitPrice !== undefined &&
      Math.abs(cents(line.Amount) - Math.round(detail.Qty * detail.UnitPrice * 100 + 1e-6)) > 0
    )
      throw faults.wrongAmount();
    netCents += cents(line.Amount);
    if (isUs ? code === 'TAX' : books.tables.TaxCode.get(code).Taxable) taxedCents += cents(line.Amount);
  }
  const taxCents = taxOf(books, body, taxedCents, takesTotalTax);
  return {
    Line: [
      ...given.map((line, at) => ({ Id: String(at + 1), LineNum: at + 1, ...line })),
      { Amount: decimal(netCents), DetailType: 'SubTotalLineDetail', SubTotalLineDetail: {} },
    ],
    TxnTaxDetail: {
      ...(body.TxnTaxDetail?.TxnTaxCodeRef ? { TxnTaxCodeRef: body.TxnTaxDetail.TxnTaxCodeRef } : {}),
      TotalTax: decimal(taxCents),
      TaxLine: [],
    },
    TotalAmt: decimal(netCents + taxCents),
  };
}

function taxOf(books, body, taxedCents, takesTotalTax) {
  if (!books.preferences.TaxPrefs.UsingSalesTax) return 0;
  const given = body.TxnTaxDetail?.TotalTax;
  if (given !== undefined && takesTotalTax) {
    if (cents(given) !== 0 && taxedCents === 0) throw faults.business('Tax without a taxable line');
    return cents(given);
  }
  if (books.preferences.TaxPrefs.PartnerTaxEnabled) return Math.round((taxedCents * books.automaticPercent) / 100);
  const codes =
    books.company.Country === 'US'
      ? [body.TxnTaxDetail?.TxnTaxCodeRef?.value]
      : [...new Set(body.Line.map(({ SalesItemLineDetail }) => SalesItemLineDetail?.TaxCodeRef?.value))];
  return codes
    .flatMap((code) => books.tables.TaxCode.get(code)?.SalesTaxRateList?.TaxRateDetail ?? [])
    .reduce(
      (sum, { TaxRateRef }) =>
        sum + Math.round((taxedCents * books.tables.TaxRate.get(TaxRateRef.value).RateValue) / 100),
      0,
    );
}
