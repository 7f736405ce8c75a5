import { Box } from '@mantine/core';
import { planOf, toPlanId, TRIAL_DAYS } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { returnPath } from '@/lib/returnPath';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Reminds somebody who came from the prices that their plan waits for them behind the registration. */
export function ChosenPlan({ search }: { search: string }) {
  const [path, query] = returnPath(search, '').split('?');
  const planId = toPlanId(new URLSearchParams(query).get('plan'));
  if (path !== paths.subscribe || !planId) return null;
  return (
    <Box mb="md">
      <InlineNotice tone="info" title={`${planOf(planId).name} is kept for you`}>
        First your company, then the plan: {TRIAL_DAYS} days free, no card.
      </InlineNotice>
    </Box>
  );
}
