import { Stack, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { FEATURE_INFO, type Feature } from '@/domain/access/features';
import type { previewPlanChange } from '@/domain/subscription/api';
import { planOf, workingFeatures } from '@/domain/subscription/plans';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import type { infer as Infer } from 'zod';
import classes from './billing.module.css';
import type { PlanChoice } from './usePlanChange';

const titles = (features: readonly Feature[]): string =>
  features.map((feature) => FEATURE_INFO[feature].title).join(', ');

/** Shows the features a change of plan turns off and on. */
export function FeatureChange({ from, to }: { from: PlanChoice; to: PlanChoice }) {
  const { company } = useSession();
  const { status, trialEndsAt } = company.subscription;
  const isTrial = status === 'trialing' && trialEndsAt !== '';
  const [before, after] = [workingFeatures(planOf(from.planId)), workingFeatures(planOf(to.planId))];
  const lost = before.filter((feature) => !after.includes(feature));
  const gained = after.filter((feature) => !before.includes(feature));
  return (
    <>
      {lost.length > 0 && (
        <InlineNotice
          tone="warning"
          title={
            isTrial
              ? `This is switched off on ${formatDate(trialEndsAt, company.timeZone)}, when the trial ends`
              : 'This is switched off immediately'
          }
        >
          {titles(lost)}. What you entered there stays: you can read and export it, and it works again when you change
          back.
        </InlineNotice>
      )}
      {gained.length > 0 && <Text size="sm">Added: {titles(gained)}.</Text>}
    </>
  );
}

/** Itemizes a change: what is charged now, and what comes next. */
export function PlanPreview({ preview }: { preview: Infer<typeof previewPlanChange.output> }) {
  const { company } = useSession();
  const { lines, dueNowCents, nextInvoiceAt, nextInvoiceTotalCents } = preview;
  const isCredit = dueNowCents < 0;
  return (
    <Stack gap="xs">
      <dl className={classes['lines']} aria-label="Amounts">
        {lines.map(({ description, amountCents }, index) => (
          <div key={index} className={classes['line']}>
            <dt>{description}</dt>
            <dd>{formatMoney(amountCents)}</dd>
          </div>
        ))}
        <div className={classes['line']} data-total>
          <dt>{isCredit ? 'Credit on your next invoice' : 'Due now'}</dt>
          <dd>{formatMoney(Math.abs(dueNowCents))}</dd>
        </div>
        {nextInvoiceAt !== '' && (
          <div className={classes['line']}>
            <dt>Next invoice, {formatDate(nextInvoiceAt, company.timeZone)}</dt>
            <dd>{formatMoney(nextInvoiceTotalCents)}</dd>
          </div>
        )}
      </dl>
    </Stack>
  );
}
