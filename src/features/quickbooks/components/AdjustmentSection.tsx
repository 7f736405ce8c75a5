import { Stack } from '@mantine/core';
import { ADJUSTMENT_ACCOUNT_LABELS, type AdjustmentAccount } from '@/domain/quickbooks/books';
import type { Directions } from '@/domain/quickbooks/setup';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { adjustmentAccountsFor } from '../accountsFor';
import type { SectionProps } from './LineSection';
import { MapField } from './MapField';

const PAIRS = [
  ['deferrals', 'deferred', 'agreementIncome'],
  ['retainage', 'retainage', 'contractIncome'],
] as const satisfies readonly (readonly [keyof Directions, AdjustmentAccount, AdjustmentAccount])[];

/** Maps the accounts for member prepayments and contract retainage; renders nothing if neither is pushed. */
export function AdjustmentSection({ mapping, change, lists, directions }: SectionProps & { directions: Directions }) {
  const shown = PAIRS.filter(([direction]) => directions[direction] === 'push');
  if (shown.length === 0) return null;
  return (
    <Section
      title="Paid ahead and held back"
      description="Invoices are income on their day. A monthly entry defers what members prepaid, and an entry with each certificate adds the retainage a contract holds. Choose the income account that those invoices book to."
    >
      <Stack gap="sm">
        {shown.map(([direction, ...accounts]) => (
          <Pair key={direction} least="180px">
            {accounts.map((account) => (
              <MapField
                key={account}
                label={ADJUSTMENT_ACCOUNT_LABELS[account]}
                value={mapping.adjustments[account] ?? ''}
                options={adjustmentAccountsFor(account, lists.accounts)}
                onChange={(value) => change({ adjustments: { ...mapping.adjustments, [account]: value } })}
              />
            ))}
          </Pair>
        ))}
      </Stack>
    </Section>
  );
}
