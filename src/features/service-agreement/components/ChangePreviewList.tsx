import { useSession } from '@/data/react/WorkspaceProvider';
import type { ChangePreview } from '@/domain/agreement/migration/schema';
import { priceText } from '@/domain/agreement/record/words';
import type { Currency } from '@/domain/money/schema';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { DetailList } from '@/ui/layout/DetailList';

/** Itemizes the cost of a change and the visits it adds, before tax. */
export function ChangePreviewList({ preview, currency }: { preview: ChangePreview; currency: Currency }) {
  const { timeZone } = useSession().company;
  const { creditCents, chargeCents, nextBillOn, nextBillCents, visitsGained, visitsLost } = preview;
  const isProrated = creditCents !== 0 || chargeCents !== 0;
  return (
    <DetailList
      columns={1}
      items={[
        { label: 'Takes effect', value: formatDate(preview.effectiveOn, timeZone) },
        { label: 'Price', value: priceText(preview.priceAfterCents, preview.interval, currency) },
        {
          label: 'Credit for unused days',
          value: isProrated ? formatMoney(creditCents) : '',
          isHiddenWhenEmpty: true,
        },
        {
          label: 'Charge for those days',
          value: isProrated ? formatMoney(chargeCents) : '',
          isHiddenWhenEmpty: true,
        },
        {
          label: creditCents + chargeCents < 0 ? 'Credit on the next bill' : 'Due for the rest of the period',
          value: isProrated ? formatMoney(Math.abs(creditCents + chargeCents)) : '',
          isHiddenWhenEmpty: true,
        },
        {
          label: 'Next bill',
          value: nextBillOn === '' ? 'None' : `${formatMoney(nextBillCents)} on ${formatDate(nextBillOn, timeZone)}`,
        },
        { label: 'Visits added', value: visitsGained.join(', '), isHiddenWhenEmpty: true },
        { label: 'Visits no longer owed', value: visitsLost.join(', '), isHiddenWhenEmpty: true },
      ]}
    />
  );
}
