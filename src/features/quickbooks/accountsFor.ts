import type { QuickbooksLists } from '@/domain/quickbooks/api';
import type { AdjustmentAccount, LineRole } from '@/domain/quickbooks/books';

type Account = QuickbooksLists['accounts'][number];

/** Accounts that a kind of line may book to: tips are owed to the crew, write-offs cost, everything else earns. */
export function accountsFor(role: LineRole, accounts: readonly Account[]): Account[] {
  return accounts.filter(({ type }) => {
    if (role === 'tip') return type.includes('Liability') || type.includes('Income');
    if (role === 'badDebt') return type.includes('Expense');
    return type.includes('Income');
  });
}

/** Accounts that an adjusting entry may name: what members paid ahead is owed to them, what a contract holds back is owed to us. */
export function adjustmentAccountsFor(account: AdjustmentAccount, accounts: readonly Account[]): Account[] {
  return accounts.filter(({ type }) => {
    if (account === 'deferred') return type.includes('Liability');
    if (account === 'retainage') return type === 'Other Current Asset' || type === 'Accounts Receivable';
    return type.includes('Income');
  });
}
