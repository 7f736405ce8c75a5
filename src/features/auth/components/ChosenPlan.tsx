import { Box } from '@mantine/core';
import { planOf, TRIAL_DAYS } from '@/domain/subscription/plans';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { keptPlan } from './keptPlan';

/** Reminds a visitor who came from the pricing page which plan they chose. */
export function ChosenPlan({ search }: { search: string }) {
  const planId = keptPlan(search)?.planId;
  if (!planId) return null;
  return (
    <Box mb="md">
      <InlineNotice tone="info" title={`${planOf(planId).name} is kept for you`}>
        It starts with your company: {TRIAL_DAYS} days free, no card needed.
      </InlineNotice>
    </Box>
  );
}
