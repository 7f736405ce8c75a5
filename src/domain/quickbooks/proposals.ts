import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS, type PaymentMethod } from '../payment/schema';
import { ADJUSTMENT_ACCOUNT_LABELS, ADJUSTMENT_ACCOUNTS, type AdjustmentAccount, type LineRole } from './books';
import { comparableName } from './matching';
import type { RemoteAccount, RemoteItem, RemoteLists } from './remote';
import { LINE_ROLE_LABELS, LINE_ROLES, NEW_ITEM, type BooksFacts, type Mapping } from './setup';
import { isUnitedStates } from './facts';

/** Words in QuickBooks names that suggest one of our kinds of lines, best first. */
const ITEM_WORDS: Record<LineRole, readonly string[]> = {
  service: ['service', 'services', 'hours'],
  labour: ['labor', 'labour', 'installation'],
  material: ['material', 'materials', 'parts'],
  equipment: ['equipment', 'units'],
  fee: ['fee', 'fees', 'trip charge', 'surcharge'],
  other: ['other', 'miscellaneous', 'misc', 'sales'],
  tip: ['tip', 'tips', 'gratuity'],
  badDebt: ['bad debt', 'bad debts', 'write off', 'writeoff'],
};
const METHOD_WORDS: Record<PaymentMethod, readonly string[]> = {
  card: ['credit card', 'card', 'visa'],
  bank: ['ach', 'bank transfer', 'e check', 'echeck', 'wire'],
  cash: ['cash'],
  cheque: ['check', 'cheque'],
  financing: ['financing', 'wisetack'],
  other: ['other'],
};

const DEFERRED_WORDS = ['deferred revenue', 'deferred income', 'unearned revenue', 'unearned income', 'prepayments'];
const RETAINAGE_WORDS = ['retainage receivable', 'retention receivable', 'retainage', 'retention'];

type Named = { Id: string; Name: string; Active: boolean };

/** Returns one whose name contains what is looked for; whole names before partial matches. '' for none. */
function named(list: readonly Named[], words: readonly string[]): string {
  const active = list.filter(({ Active }) => Active).map(({ Id, Name }) => ({ Id, name: comparableName(Name) }));
  for (const word of words) {
    const whole = active.find(({ name }) => name === word);
    if (whole) return whole.Id;
  }
  for (const word of words) {
    const part = active.find(({ name }) => ` ${name} `.includes(` ${word} `));
    if (part) return part.Id;
  }
  return '';
}

const INCOME_TYPES = new Set(['Income', 'Other Income']);
const isIncome = ({ AccountType }: RemoteAccount): boolean => INCOME_TYPES.has(AccountType);
const isAsset = ({ AccountType }: RemoteAccount): boolean =>
  AccountType === 'Other Current Asset' || AccountType === 'Accounts Receivable';
const isSold = ({ Type, IncomeAccountRef }: RemoteItem): boolean =>
  Type !== 'Category' && Type !== 'Group' && (IncomeAccountRef?.value ?? '') !== '';
const bySubType = (accounts: readonly RemoteAccount[], subType: string): string =>
  accounts.find(({ Active, AccountSubType }) => Active && AccountSubType === subType)?.Id ?? '';

type Choice = { id: string; name: string };

/**
 * Fills in the empty parts of a mapping, from names and kinds of what QuickBooks has. Existing choices stay. A kind of line without an
 * item of its name gets a new one. Nothing is written anywhere: a person reviews and saves it.
 */
export function proposeMapping(
  given: Mapping,
  lists: RemoteLists,
  facts: BooksFacts,
  { zones, units }: { zones: readonly Choice[]; units: readonly Choice[] },
): Mapping {
  const items = lists.items.filter(isSold);
  const income = lists.accounts.filter(isIncome);
  const expenses = lists.accounts.filter(({ AccountType }) => /Expense/.test(AccountType));
  const liabilities = lists.accounts.filter(({ AccountType }) => /Liability/.test(AccountType));
  const anyIncome =
    bySubType(income, 'ServiceFeeIncome') ||
    bySubType(income, 'SalesOfProductIncome') ||
    (income.find(({ Active }) => Active)?.Id ?? '');
  const accountFor = (role: LineRole): string => {
    if (role === 'tip') return named(liabilities, ITEM_WORDS.tip) || named(income, ITEM_WORDS.tip);
    if (role === 'badDebt') return bySubType(expenses, 'BadDebts') || named(expenses, ITEM_WORDS.badDebt);
    return named(income, ITEM_WORDS[role]) || anyIncome;
  };
  const fill = <K extends string>(
    keys: readonly K[],
    held: Partial<Record<K, string>>,
    propose: (key: K) => string,
  ): Partial<Record<K, string>> =>
    Object.fromEntries(keys.map((key) => [key, held[key] || propose(key)])) as Partial<Record<K, string>>;
  const cardClearing = named(
    lists.accounts.filter(({ AccountType }) => AccountType === 'Bank' || AccountType === 'Other Current Asset'),
    ['card clearing', 'stripe clearing', 'stripe', 'clearing'],
  );
  const banks = lists.accounts.filter(({ AccountType }) => AccountType === 'Bank');
  const chosenItems = fill(LINE_ROLES, given.items, (role) => named(items, ITEM_WORDS[role]) || NEW_ITEM);
  const accounts = fill(LINE_ROLES, given.accounts, accountFor);
  // Bills of agreements and contracts are services: their income is where those are booked.
  const serviceIncome =
    items.find(({ Id }) => Id === chosenItems.service)?.IncomeAccountRef?.value || (accounts.service ?? '');
  const adjusted: Record<AdjustmentAccount, string> = {
    agreementIncome: serviceIncome,
    contractIncome: serviceIncome,
    deferred: named(liabilities, DEFERRED_WORDS),
    retainage: named(lists.accounts.filter(isAsset), RETAINAGE_WORDS),
  };
  return {
    ...given,
    items: chosenItems,
    accounts,
    adjustments: fill(ADJUSTMENT_ACCOUNTS, given.adjustments, (account) => adjusted[account]),
    classes: given.classes,
    unitClasses: Object.fromEntries(
      units.map(({ id, name }) => [id, given.unitClasses[id] || named(lists.classes, [comparableName(name)])]),
    ),
    taxCodes: facts.isTaxAutomatic
      ? given.taxCodes
      : Object.fromEntries(
          zones.map(({ id, name }) => [id, given.taxCodes[id] || named(lists.taxCodes, [comparableName(name)])]),
        ),
    exemptCodeId:
      given.exemptCodeId ||
      (isUnitedStates(facts) ? '' : named(lists.taxCodes, ['exempt', 'zero rated', 'out of scope', 'no tax'])),
    methods: fill(PAYMENT_METHODS, given.methods, (method) =>
      named(lists.methods, [comparableName(PAYMENT_METHOD_LABELS[method]), ...METHOD_WORDS[method]]),
    ),
    deposits: fill(PAYMENT_METHODS, given.deposits, (method) => (method === 'card' ? cardClearing : '')),
    undepositedId: given.undepositedId || bySubType(lists.accounts, 'UndepositedFunds'),
    receivableId: given.receivableId || bySubType(lists.accounts, 'AccountsReceivable'),
    bankId:
      given.bankId ||
      bySubType(banks, 'Checking') ||
      (banks.find(({ Active, Id }) => Active && Id !== cardClearing)?.Id ?? ''),
    feeId:
      given.feeId || named(expenses, ['processing fees', 'stripe fees', 'merchant fees', 'bank charges', 'bank fees']),
  };
}

/** Describes a mapping's choices that no longer exist in QuickBooks, or are inactive. */
export function brokenChoices(mapping: Mapping, lists: RemoteLists): string[] {
  const alive = (list: readonly Named[]): Set<string> =>
    new Set(list.filter(({ Active }) => Active).map(({ Id }) => Id));
  const [items, accounts, classes, methods, taxCodes] = [
    alive(lists.items),
    alive(lists.accounts),
    alive(lists.classes),
    alive(lists.methods),
    alive(lists.taxCodes),
  ];
  const isLost = (id: string | undefined, known: Set<string>): boolean =>
    id !== undefined && id !== '' && id !== NEW_ITEM && !known.has(id);
  const ofRoles = LINE_ROLES.flatMap((role) => [
    ...(isLost(mapping.items[role], items) ? [`The item for “${LINE_ROLE_LABELS[role]}”`] : []),
    ...(isLost(mapping.accounts[role], accounts) ? [`The account for “${LINE_ROLE_LABELS[role]}”`] : []),
    ...(isLost(mapping.classes[role], classes) ? [`The class for “${LINE_ROLE_LABELS[role]}”`] : []),
  ]);
  const ofMethods = PAYMENT_METHODS.flatMap((method) => [
    ...(isLost(mapping.methods[method], methods) ? [`The payment method for “${PAYMENT_METHOD_LABELS[method]}”`] : []),
    ...(isLost(mapping.deposits[method], accounts) ? [`The account for “${PAYMENT_METHOD_LABELS[method]}”`] : []),
  ]);
  const ofAdjustments = ADJUSTMENT_ACCOUNTS.flatMap((account) =>
    isLost(mapping.adjustments[account], accounts) ? [`The account for “${ADJUSTMENT_ACCOUNT_LABELS[account]}”`] : [],
  );
  const others = [
    ...(Object.values(mapping.taxCodes).some((id) => isLost(id, taxCodes)) ? ['A tax code'] : []),
    ...(Object.values(mapping.unitClasses).some((id) => isLost(id, classes)) ? ['The class for a business unit'] : []),
    ...(isLost(mapping.bankId, accounts) ? ['The bank account'] : []),
    ...(isLost(mapping.feeId, accounts) ? ['The account for fees'] : []),
    ...(isLost(mapping.receivableId, accounts) ? ['The account for accounts receivable'] : []),
    ...(isLost(mapping.undepositedId, accounts) ? ['The account for undeposited funds'] : []),
  ];
  return [...ofRoles, ...ofMethods, ...ofAdjustments, ...others].map(
    (what) => `${what} is no longer in QuickBooks. Choose another one.`,
  );
}
