import type { QuickbooksLists } from '@/domain/quickbooks/api';
import type { AdjustmentAccount, LineRole } from '@/domain/quickbooks/books';

type Account = QuickbooksLists['accounts'][number];

/** Returns the accounts a kind of line may post to: tips are a liability, write-offs an expense, everything else income. */
export function accountsFor(role: LineRole, accounts: readonly Account[]): Account[] {
  return accounts.filter(({ type }) => {
    if (role === 'tip') return type.includes('Liability') || type.includes('Income');
    if (role === 'badDebt') return type.includes('Expense');
    return type.includes('Income');
  });
}

/** Returns the accounts for an adjusting entry: member prepayments are a liability, contract retainage an asset. */
export function adjustmentAccountsFor(account: AdjustmentAccount, accounts: readonly Account[]): Account[] {
  return accounts.filter(({ type }) => {
    if (account === 'deferred') return type.includes('Liability');
    if (account === 'retainage') return type === 'Other Current Asset' || type === 'Accounts Receivable';
    return type.includes('Income');
  });
}
