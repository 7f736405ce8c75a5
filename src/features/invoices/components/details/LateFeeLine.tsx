import { Suspense, use } from 'react';
import type { LateFeeSettings } from '@/domain/late-fee/settings';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents, formatRate } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { formatShortDate } from '@/ui/format/dateTime';
import { useSession } from '@/data/react/WorkspaceProvider';
import classes from './details.module.css';

type LateFeeLineProps = { invoice: Stored<Invoice>; today: string };

/** State limits are a large table that only companies charging late fees fetch. */
const loadLaw = () => Promise.all([import('@/domain/late-fee/fee'), import('@/domain/late-fee/law')]);
let reading: ReturnType<typeof loadLaw> | null = null;
const readLaw = () => (reading ??= loadLaw());

/** Shows the next late fee on an open invoice before it is charged. Renders nothing if the company charges none. */
export function LateFeeLine(props: LateFeeLineProps) {
  const { settings } = useBillingSettings();
  if (!settings.lateFees.isOn) return null;
  return (
    <Suspense>
      <Line {...props} settings={settings.lateFees} />
    </Suspense>
  );
}

function Line({ invoice, today, settings }: LateFeeLineProps & { settings: LateFeeSettings }) {
  const { timeZone } = useSession().company;
  const [{ nextLateFee }, { lateFeeLimit }] = use(readLaw());
  const limit = lateFeeLimit(invoice.billTo.address.state, today);
  const fee = nextLateFee(invoice, settings, limit, today);
  if (!fee) return null;
  const amount = formatCents(fee.amountCents, { currency: invoice.document.currency });
  const isLower = fee.monthlyPpm < settings.monthlyPpm;
  return (
    <div className={classes.second}>
      {`Late fee of ${amount} on ${formatShortDate(fee.on, timeZone)} if it is still unpaid: ${formatRate(fee.monthlyPpm)} a month${isLower ? `, the most for ${invoice.billTo.address.state}` : ''}. It waits while a payment is on its way.`}
      {limit.warnings.map((warning) => (
        <div key={warning}>{`Check with your lawyer: ${warning}`}</div>
      ))}
    </div>
  );
}
