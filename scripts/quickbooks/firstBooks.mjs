// A company's books on the first day.

const ref = (value) => ({ value });
const account = (Id, Name, AccountType, AccountSubType) => ({ Id, Name, AccountType, AccountSubType, Active: true });

const ACCOUNTS = [
  account('30', 'Undeposited Funds', 'Other Current Asset', 'UndepositedFunds'),
  account('31', 'Retainage receivable', 'Other Current Asset', 'OtherCurrentAssets'),
  account('35', 'Card clearing', 'Bank', 'CashOnHand'),
  account('36', 'Checking', 'Bank', 'Checking'),
  account('60', 'Merchant fees', 'Expense', 'BankCharges'),
  account('61', 'Bad debts', 'Expense', 'BadDebts'),
  account('79', 'Services', 'Income', 'ServiceFeeIncome'),
  account('80', 'Parts and materials', 'Income', 'SalesOfProductIncome'),
  account('84', 'Accounts Receivable (A/R)', 'Accounts Receivable', 'AccountsReceivable'),
  account('90', 'Tips payable', 'Other Current Liability', 'OtherCurrentLiabilities'),
  account('95', 'Deferred revenue', 'Other Current Liability', 'DeferredRevenue'),
];
const ITEMS = [
  { Id: '1', Name: 'Services', Type: 'Service', Active: true, IncomeAccountRef: ref('79') },
  { Id: '2', Name: 'Parts', Type: 'NonInventory', Active: true, IncomeAccountRef: ref('80') },
];
const RATES = [
  { Id: '1', Name: 'State', RateValue: 4.75, Active: true },
  { Id: '2', Name: 'County', RateValue: 2.25, Active: true },
];
const CODES = [
  { Id: 'TAX', Name: 'TAX', Active: true, Taxable: true },
  { Id: 'NON', Name: 'NON', Active: true, Taxable: false },
  {
    Id: '5',
    Name: 'Buncombe County',
    Active: true,
    Taxable: true,
    SalesTaxRateList: { TaxRateDetail: [{ TaxRateRef: ref('1') }, { TaxRateRef: ref('2') }] },
  },
];
const METHODS = [
  { Id: '1', Name: 'Cash', Type: 'NON_CREDIT_CARD', Active: true },
  { Id: '2', Name: 'Check', Type: 'NON_CREDIT_CARD', Active: true },
  { Id: '3', Name: 'Credit Card', Type: 'CREDIT_CARD', Active: true },
];

const tableOf = (rows, iso) =>
  new Map(
    rows.map((row) => [
      row.Id,
      { ...structuredClone(row), SyncToken: '0', MetaData: { CreateTime: iso(), LastUpdatedTime: iso() } },
    ]),
  );

/** @param {string} name @param {() => string} iso */
export function firstBooks(name, iso) {
  const tables = {
    Account: tableOf(ACCOUNTS, iso),
    Item: tableOf(ITEMS, iso),
    TaxRate: tableOf(RATES, iso),
    TaxCode: tableOf(CODES, iso),
    PaymentMethod: tableOf(METHODS, iso),
    Class: tableOf([{ Id: '5000', Name: 'Residential', Active: true }], iso),
    Vendor: tableOf([{ Id: '20', DisplayName: 'Supply House', Active: true }], iso),
    Employee: tableOf([], iso),
  };
  for (const entity of [
    'Customer',
    'Invoice',
    'CreditMemo',
    'Payment',
    'SalesReceipt',
    'RefundReceipt',
    'JournalEntry',
    'Deposit',
    'Attachable',
  ])
    tables[entity] = new Map();
  return {
    tables,
    nextId: 101,
    nextNumber: 1001,
    company: { CompanyName: name, Country: 'US' },
    /** Rate of automatic sales tax, at any address: our own table. */
    automaticPercent: 7,
    preferences: {
      TaxPrefs: { UsingSalesTax: true, PartnerTaxEnabled: true },
      SalesFormsPrefs: { CustomTxnNumbers: true, AutoApplyCredit: false, AllowDiscount: true },
      AccountingInfoPrefs: { BookCloseDate: '', ClassTrackingPerTxnLine: true },
      CurrencyPrefs: { MultiCurrencyEnabled: false, HomeCurrency: ref('USD') },
    },
  };
}
