import { expect, it } from 'vitest';
import { brokenChoices, proposeMapping } from './proposals';
import type { RemoteLists } from './remote';
import { booksFactsSchema, mappingSchema } from './setup';

const account = (Id: string, Name: string, AccountType: string, AccountSubType = '') => ({
  Id,
  Name,
  AccountType,
  AccountSubType,
  Active: true,
});
const lists: RemoteLists = {
  items: [
    {
      Id: '1',
      Name: 'Services',
      Active: true,
      SyncToken: '0',
      Type: 'Service',
      Sku: '',
      IncomeAccountRef: { value: '79', name: undefined },
    },
    {
      Id: '2',
      Name: 'Old parts',
      Active: false,
      SyncToken: '0',
      Type: 'Service',
      Sku: '',
      IncomeAccountRef: { value: '79', name: undefined },
    },
    {
      Id: '3',
      Name: 'Installation labor',
      Active: true,
      SyncToken: '0',
      Type: 'Service',
      Sku: '',
      IncomeAccountRef: { value: '79', name: undefined },
    },
  ],
  accounts: [
    account('79', 'Services', 'Income', 'ServiceFeeIncome'),
    account('30', 'Undeposited Funds', 'Other Current Asset', 'UndepositedFunds'),
    account('84', 'Accounts Receivable (A/R)', 'Accounts Receivable', 'AccountsReceivable'),
    account('35', 'Stripe clearing', 'Bank', 'CashOnHand'),
    account('36', 'Checking', 'Bank', 'Checking'),
    account('60', 'Merchant fees', 'Expense', 'BankCharges'),
    account('61', 'Bad debts', 'Expense', 'BadDebts'),
  ],
  classes: [{ Id: '5', Name: 'Plumbing', Active: true }],
  methods: [{ Id: '4', Name: 'Check', Type: 'NON_CREDIT_CARD', Active: true }],
  taxCodes: [{ Id: '9', Name: 'Buncombe County', Active: true, Taxable: true, SalesTaxRateList: undefined }],
  taxRates: [],
};

it('suggests a mapping by names and account types, and keeps chosen values', () => {
  const mapping = proposeMapping(
    mappingSchema.parse({ items: { service: '77' } }),
    lists,
    booksFactsSchema.parse({ usesTax: true }),
    {
      zones: [{ id: 'z1', name: 'Buncombe county' }],
      units: [
        { id: 'u1', name: 'Plumbing' },
        { id: 'u2', name: 'HVAC' },
      ],
    },
  );
  expect(mapping).toMatchObject({
    items: { service: '77', labour: '3', material: 'new', tip: 'new' },
    accounts: { material: '79', badDebt: '61', tip: '' },
    methods: { cheque: '4', card: '' },
    deposits: { card: '35', cash: '' },
    taxCodes: { z1: '9' },
    unitClasses: { u1: '5', u2: '' },
    undepositedId: '30',
    receivableId: '84',
    bankId: '36',
    feeId: '60',
  });
});

it('lists mapped choices that no longer exist in QuickBooks', () => {
  const mapping = mappingSchema.parse({
    items: { service: '1', material: '2', labour: 'new' },
    deposits: { card: '99' },
    unitClasses: { u1: '5', u2: '98' },
  });
  expect(brokenChoices(mapping, lists)).toEqual([
    'The item for “Material” is no longer in QuickBooks. Choose another one.',
    'The account for “Card” is no longer in QuickBooks. Choose another one.',
    'The class for a business unit is no longer in QuickBooks. Choose another one.',
  ]);
});
