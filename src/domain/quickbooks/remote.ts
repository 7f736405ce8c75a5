import { z } from 'zod';
import { sumOf } from '../money/amounts';

/** The QuickBooks entities we read, as far as they are used. Other fields are ignored. */
const ref = z.object({ value: z.string().catch(''), name: z.string().optional().catch(undefined) });
const optionalRef = ref.optional().catch(undefined);
const textField = z.string().catch('').default('');
const flag = z.boolean().catch(true).default(true);

/** An amount in QuickBooks' decimals, in whole cents. Its amounts have two decimals, so nothing is lost. */
const cents = z
  .union([z.number(), z.string()])
  .transform((value) => Math.round(Number(value) * 100))
  .pipe(z.number().int())
  .catch(0)
  .default(0);

const linkedTxn = z.object({ TxnId: z.string().catch(''), TxnType: z.string().catch('') });
const lineShape = z.object({
  Amount: cents,
  DetailType: textField,
  Description: textField,
  LinkedTxn: z.array(linkedTxn).catch([]).default([]),
  JournalEntryLineDetail: z.object({ PostingType: textField, AccountRef: optionalRef }).optional().catch(undefined),
});

/** Any document: invoice, credit memo, payment, sales receipt, journal entry, deposit. */
export const remoteDocumentSchema = z.object({
  Id: z.string(),
  SyncToken: textField,
  status: z.string().optional(),
  DocNumber: textField,
  TxnDate: textField,
  TotalAmt: cents,
  Balance: cents,
  UnappliedAmt: cents,
  PrivateNote: textField,
  CustomerRef: optionalRef,
  CurrencyRef: optionalRef,
  TxnTaxDetail: z.object({ TotalTax: cents }).optional().catch(undefined),
  Line: z.array(lineShape).catch([]).default([]),
});
export type RemoteDocument = z.infer<typeof remoteDocumentSchema>;

/** Returns a document's total there. A journal entry has no total of its own: it is half of its lines. */
export const remoteTotalCents = (entity: string, { TotalAmt, Line }: RemoteDocument): number =>
  entity === 'JournalEntry' ? sumOf(Line.map(({ Amount }) => Amount)) / 2 : TotalAmt;
/** Returns what an entry there adds to an account, in cents: debits minus credits. */
export const remotePostedCents = ({ Line }: RemoteDocument, accountId: string): number =>
  sumOf(
    Line.filter(({ JournalEntryLineDetail: detail }) => detail?.AccountRef?.value === accountId).map(
      ({ Amount, JournalEntryLineDetail: detail }) => (detail?.PostingType === 'Credit' ? -Amount : Amount),
    ),
  );
export const remoteTaxCents = ({ TxnTaxDetail }: RemoteDocument): number => TxnTaxDetail?.TotalTax ?? 0;

const address = z.object({
  Line1: textField,
  Line2: textField,
  City: textField,
  CountrySubDivisionCode: textField,
  PostalCode: textField,
});
export const remoteCustomerSchema = z.object({
  Id: z.string(),
  SyncToken: textField,
  DisplayName: textField,
  GivenName: textField,
  FamilyName: textField,
  CompanyName: textField,
  Active: flag,
  Job: z.boolean().catch(false).default(false),
  ParentRef: optionalRef,
  CurrencyRef: optionalRef,
  PrimaryEmailAddr: z.object({ Address: textField }).optional().catch(undefined),
  PrimaryPhone: z.object({ FreeFormNumber: textField }).optional().catch(undefined),
  BillAddr: address.optional().catch(undefined),
});
export type RemoteCustomer = z.infer<typeof remoteCustomerSchema>;

/** Lists to choose from: items, accounts, classes, tax codes, payment methods. */
const named = { Id: z.string(), Name: textField, Active: flag };
export const remoteItemSchema = z.object({
  ...named,
  SyncToken: textField,
  Type: textField,
  Sku: textField,
  IncomeAccountRef: optionalRef,
});
export const remoteAccountSchema = z.object({ ...named, AccountType: textField, AccountSubType: textField });
export const remoteClassSchema = z.object(named);
export const remoteMethodSchema = z.object({ ...named, Type: textField });
const rateList = z
  .object({ TaxRateDetail: z.array(z.object({ TaxRateRef: optionalRef })).catch([]) })
  .optional()
  .catch(undefined);
export const remoteTaxCodeSchema = z.object({
  ...named,
  Taxable: z.boolean().catch(true).default(true),
  SalesTaxRateList: rateList,
});
export const remoteTaxRateSchema = z.object({ ...named, RateValue: z.coerce.number().catch(0).default(0) });

export type RemoteItem = z.infer<typeof remoteItemSchema>;
export type RemoteAccount = z.infer<typeof remoteAccountSchema>;
export type RemoteTaxCode = z.infer<typeof remoteTaxCodeSchema>;
export type RemoteTaxRate = z.infer<typeof remoteTaxRateSchema>;

/** Everything a mapping is chosen from. */
export type RemoteLists = {
  items: RemoteItem[];
  accounts: RemoteAccount[];
  classes: z.infer<typeof remoteClassSchema>[];
  methods: z.infer<typeof remoteMethodSchema>[];
  taxCodes: RemoteTaxCode[];
  taxRates: RemoteTaxRate[];
};

export const REMOTE_DOCUMENTS = [
  'Invoice',
  'CreditMemo',
  'Payment',
  'SalesReceipt',
  'JournalEntry',
  'Deposit',
] as const;
export type DocumentEntity = (typeof REMOTE_DOCUMENTS)[number];
export type Entity = DocumentEntity | 'Customer' | 'Item' | 'Attachable';

/** A file that is attached to documents there. */
export const remotePaperSchema = z.object({
  Id: z.string(),
  SyncToken: textField,
  Note: textField,
  FileName: textField,
  AttachableRef: z
    .array(z.object({ EntityRef: z.object({ type: textField, value: textField }) }))
    .catch([])
    .default([]),
});
export type RemotePaper = z.infer<typeof remotePaperSchema>;

/** The QuickBooks data that a plan is compared with. */
export type RemoteBooks = {
  customers: RemoteCustomer[];
  /** Names of vendors and employees: a customer can't have the same name. */
  otherNames: string[];
  documents: Record<DocumentEntity, RemoteDocument[]>;
  /** Read only if the company attaches its PDFs. */
  papers: RemotePaper[];
};

export const remotePreferencesSchema = z.object({
  TaxPrefs: z
    .object({
      UsingSalesTax: z.boolean().catch(false).default(false),
      PartnerTaxEnabled: z.boolean().catch(false).default(false),
    })
    .optional(),
  SalesFormsPrefs: z
    .object({
      CustomTxnNumbers: z.boolean().catch(false).default(false),
      AutoApplyCredit: z.boolean().catch(false).default(false),
    })
    .optional(),
  AccountingInfoPrefs: z
    .object({
      BookCloseDate: textField,
      ClassTrackingPerTxn: z.boolean().catch(false).default(false),
      ClassTrackingPerTxnLine: z.boolean().catch(false).default(false),
    })
    .optional(),
  CurrencyPrefs: z
    .object({ MultiCurrencyEnabled: z.boolean().catch(false).default(false), HomeCurrency: optionalRef })
    .optional(),
});
export const remoteCompanySchema = z.object({ CompanyName: textField, Country: textField });
