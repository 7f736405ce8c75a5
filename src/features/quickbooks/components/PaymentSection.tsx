import { Stack } from '@mantine/core';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@/domain/payment/schema';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import type { SectionProps } from './LineSection';
import { MapField } from './MapField';

/** Maps the deposit account of each payment method, and the accounts for payouts and refunds. */
export function PaymentSection({ mapping, change, lists }: SectionProps) {
  return (
    <Section
      title="Payments"
      description="Where money arrives. Cards belong into a clearing account, which each payout empties; cash and checks into Undeposited Funds."
    >
      <Stack gap="sm">
        {PAYMENT_METHODS.map((method) => (
          <Pair key={method} least="180px">
            <MapField
              label={`${PAYMENT_METHOD_LABELS[method]}: arrives in`}
              noneLabel="Undeposited Funds"
              value={mapping.deposits[method] ?? ''}
              options={lists.accounts.filter(({ type }) => type === 'Bank' || type === 'Other Current Asset')}
              onChange={(value) => change({ deposits: { ...mapping.deposits, [method]: value } })}
            />
            <MapField
              label={`${PAYMENT_METHOD_LABELS[method]}: payment method`}
              noneLabel="None"
              value={mapping.methods[method] ?? ''}
              options={lists.methods}
              onChange={(value) => change({ methods: { ...mapping.methods, [method]: value } })}
            />
          </Pair>
        ))}
        <Pair least="180px">
          <MapField
            label="Payouts reach"
            value={mapping.bankId}
            options={lists.accounts.filter(({ type }) => type === 'Bank')}
            onChange={(bankId) => change({ bankId })}
          />
          <MapField
            label="Processing fees"
            value={mapping.feeId}
            options={lists.accounts.filter(({ type }) => type.includes('Expense'))}
            onChange={(feeId) => change({ feeId })}
          />
        </Pair>
        <Pair least="180px">
          <MapField
            label="Undeposited funds"
            value={mapping.undepositedId}
            options={lists.accounts.filter(({ type }) => type === 'Other Current Asset')}
            onChange={(undepositedId) => change({ undepositedId })}
          />
          <MapField
            label="Accounts receivable"
            value={mapping.receivableId}
            options={lists.accounts.filter(({ type }) => type === 'Accounts Receivable')}
            onChange={(receivableId) => change({ receivableId })}
          />
        </Pair>
      </Stack>
    </Section>
  );
}
