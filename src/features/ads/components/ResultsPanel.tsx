import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { bestAdResults, latestAds } from '@/domain/ad/queries';
import { outcomesByAd, outcomesByChannel, type AdOutcome } from '@/domain/ad/results';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatMoney } from '@/ui/format/money';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';
import { paths } from '@/lib/paths';
import { useAdPaths } from '../hooks/useAdPaths';

const LATEST = latestAds();
const BEST = bestAdResults();

/** Shows leads, booked jobs, and revenue by ad and by channel. What counts is the cost per booked job, not clicks. */
export function ResultsPanel() {
  const addresses = useAdPaths();
  const ads = useRecords(collections.ads, LATEST);
  const results = useRecords(collections.adResults, BEST);
  const error = ads.error ?? results.error;
  if (error)
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          void ads.refetch();
          void results.refetch();
        }}
      />
    );
  if (!ads.data || !results.data) return <LoadingRows rows={5} />;
  const byAd = outcomesByAd(ads.data, results.data);
  if (byAd.length === 0)
    return <EmptyState title="Nothing yet" text="Once someone uses an ad’s link, the results appear here." />;
  return (
    <Stack gap="md">
      <Section
        title="By ad"
        description="The 30 ads changed last. Counted by the links and codes of each ad; who calls without them is counted under lead sources."
        actions={
          <LinkButton variant="default" to={paths.leadReports}>
            Lead sources
          </LinkButton>
        }
        isFlush
      >
        <Outcomes
          caption="Results by ad"
          first="Ad"
          rows={byAd.map(({ ad, outcome }) => ({
            id: ad.id,
            name: <RouterLink to={addresses.ad(ad.id)}>{ad.name}</RouterLink>,
            outcome,
          }))}
        />
      </Section>
      <Section title="By channel" isFlush>
        <Outcomes
          caption="Results by channel"
          first="Channel"
          rows={outcomesByChannel(ads.data, results.data).map(({ channel, label, outcome }) => ({
            id: channel,
            name: label,
            outcome,
          }))}
        />
      </Section>
      <Text size="sm" c="dimmed">
        What was spent is what you enter with each ad. Platforms are not asked.
      </Text>
    </Stack>
  );
}

type Row = { id: string; name: ReactNode; outcome: AdOutcome };
const FIGURES = ['Leads', 'Booked', 'Won', 'Paid', 'Spent', 'Per booked job'];

function Outcomes({ caption, first, rows }: { caption: string; first: string; rows: readonly Row[] }) {
  return (
    <FigureTable
      caption={caption}
      minWidth={640}
      columns={[first, ...FIGURES].map((label) => ({ label }))}
      rows={rows.map(({ id, name, outcome }) => ({
        id,
        cells: [
          name,
          outcome.leads,
          outcome.booked,
          outcome.won,
          formatMoney(outcome.revenueCents),
          outcome.spentCents === 0 ? '–' : formatMoney(outcome.spentCents),
          outcome.costPerBookedCents === null ? '–' : formatMoney(outcome.costPerBookedCents),
        ],
      }))}
    />
  );
}
