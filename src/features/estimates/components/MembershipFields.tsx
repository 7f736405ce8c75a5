import { Select, Text } from '@mantine/core';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { BILLING_INTERVALS, INTERVAL_LABELS, type AgreementPlan } from '@/domain/agreement/record/plan';
import { planOptions } from '@/domain/agreement/record/planOptions';
import { priceOf } from '@/domain/agreement/record/term';
import { benefitsOf, priceText } from '@/domain/agreement/record/words';
import type { EstimateInput } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { usePlans } from '@/entities/agreement/usePlans';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';

/** Form fields for a plan offered with the estimate and its billing interval. */
export function MembershipFields({ form }: { form: SchemaFormApi<EstimateInput> }) {
  const { offered, isLoading } = usePlans();
  const { membership, propertyId, document } = form.values;
  const choose = (plan: Stored<AgreementPlan> | undefined, wanted?: string): void => {
    const terms = plan ? termsOfPlan(plan) : membership?.plan;
    const interval = BILLING_INTERVALS.find((known) => known === wanted) ?? terms?.prices[0]?.interval;
    if (!terms || !interval) return;
    form.setFieldValue('membership', {
      planId: plan?.id ?? membership?.planId ?? '',
      planVersion: plan?.version ?? membership?.planVersion ?? 1,
      plan: terms,
      interval,
      priceCents: priceOf(terms, interval, 0) ?? 0,
    });
  };
  return (
    <OneColumn gap="sm">
      <Pair gap="sm">
        <Select
          label="Plan"
          data={isLoading ? [] : planOptions(offered, membership)}
          value={membership?.planId ?? null}
          onChange={(id) =>
            id === null ? form.setFieldValue('membership', null) : choose(offered.find((plan) => plan.id === id))
          }
          placeholder={isLoading ? 'Loading the plans' : 'No plan'}
          clearable
        />
        {membership && (
          <Select
            label="Billed"
            data={membership.plan.prices.map(({ interval }) => ({ value: interval, label: INTERVAL_LABELS[interval] }))}
            value={membership.interval}
            onChange={(interval) => interval !== null && choose(undefined, interval)}
            allowDeselect={false}
          />
        )}
      </Pair>
      {membership && (
        <Text size="sm" c="dimmed">
          {[
            priceText(membership.priceCents, membership.interval, document.currency),
            ...benefitsOf(membership.plan),
          ].join(' · ')}
        </Text>
      )}
      {membership && propertyId === '' && (
        <InlineNotice tone="warning">A plan covers a property: choose one above, or it is not offered.</InlineNotice>
      )}
    </OneColumn>
  );
}
