import type { QuickbooksLists } from '@/domain/quickbooks/api';
import type { LineRole } from '@/domain/quickbooks/books';

type Account = QuickbooksLists['accounts'][number];

/** Accounts that a kind of line may book to: tips are owed to the crew, write-offs cost, everything else earns. */
export function accountsFor(role: LineRole, accounts: readonly Account[]): Account[] {
  return accounts.filter(({ type }) => {
    if (role === 'tip') return type.includes('Liability') || type.includes('Income');
    if (role === 'badDebt') return type.includes('Expense');
    return type.includes('Income');
  });
}
