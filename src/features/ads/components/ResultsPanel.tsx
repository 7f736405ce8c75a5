import { Stack, Table, Text } from '@mantine/core';
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
import { paths } from '@/lib/paths';
import { useAdPaths } from '../hooks/useAdPaths';

const LATEST = latestAds();
const BEST = bestAdResults();

/** From leads to booked jobs to money, by ad and by channel: what counts is what a booked job cost, not clicks. */
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
    return <EmptyState title="Nothing yet" text="Once an ad’s link brings someone, this says what came of it." />;
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

function Outcomes({ caption, first, rows }: { caption: string; first: string; rows: readonly Row[] }) {
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table verticalSpacing="xs" className="tabular">
        <Table.Caption className="visually-hidden">{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{first}</Table.Th>
            {['Leads', 'Booked', 'Won', 'Paid', 'Spent', 'Per booked job'].map((label) => (
              <Table.Th key={label} ta="end">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, name, outcome }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              {[
                String(outcome.leads),
                String(outcome.booked),
                String(outcome.won),
                formatMoney(outcome.revenueCents),
                outcome.spentCents === 0 ? '–' : formatMoney(outcome.spentCents),
                outcome.costPerBookedCents === null ? '–' : formatMoney(outcome.costPerBookedCents),
              ].map((text, index) => (
                <Table.Td key={index} ta="end">
                  {text}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
