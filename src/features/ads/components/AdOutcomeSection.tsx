import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { resultsOfAd } from '@/domain/ad/queries';
import { outcomesByAd } from '@/domain/ad/results';
import type { Ad } from '@/domain/ad/schema';
import type { Stored } from '@/domain/record/schema';
import { formatMoney } from '@/ui/format/money';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';

/** Shows an ad's results so far. Renders nothing until its links have brought someone in. */
export function AdOutcomeSection({ ad }: { ad: Stored<Ad> }) {
  const { data: results = [] } = useRecords(collections.adResults, resultsOfAd(ad.id));
  const [row] = outcomesByAd([ad], results);
  if (!row || row.outcome.leads === 0) return null;
  const { leads, booked, revenueCents, costPerBookedCents } = row.outcome;
  return (
    <Section title="What it brought">
      <DetailList
        items={[
          { label: 'Leads', value: String(leads) },
          { label: 'Booked', value: String(booked) },
          { label: 'Paid', value: formatMoney(revenueCents) },
          { label: 'Per booked job', value: costPerBookedCents === null ? '' : formatMoney(costPerBookedCents) },
        ]}
      />
    </Section>
  );
}
