import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { bestNextdoorResults, latestNextdoorPosts } from '@/domain/nextdoor/queries';
import { resultsByNeighborhood } from '@/domain/nextdoor/results';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatMoney } from '@/ui/format/money';
import { Section } from '@/ui/layout/Section';
import { FigureTable } from '@/ui/table/FigureTable';
import { useNextdoorSettings } from '../hooks/useNextdoorSettings';

const COLUMNS = [
  { label: 'Neighborhood' },
  { label: 'Posts', isOnWideOnly: true },
  { label: 'Leads' },
  { label: 'Booked', isOnWideOnly: true },
  { label: 'Paid' },
  { label: 'Spent' },
];
const LATEST = latestNextdoorPosts();
const BEST = bestNextdoorResults();

/** Shows leads and revenue by neighborhood, from the tracked links alone. */
export function ResultsPanel() {
  const { settings } = useNextdoorSettings();
  const posts = useRecords(collections.nextdoorPosts, LATEST);
  const results = useRecords(collections.nextdoorResults, BEST);
  const error = posts.error ?? results.error;
  if (error)
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          void posts.refetch();
          void results.refetch();
        }}
      />
    );
  if (!posts.data || !results.data) return <LoadingRows rows={4} />;
  const rows = resultsByNeighborhood(posts.data, results.data, settings.neighborhoods);
  return (
    <Section
      title="By neighborhood"
      description="Requests that came by a post’s link, the jobs they became, and what was paid for these. The latest 25 posts, and the 25 best."
    >
      {rows.length === 0 ? (
        <EmptyState title="Nothing yet" text="Once posts are out, you see here which neighborhoods respond." />
      ) : (
        <FigureTable
          caption="Results by neighborhood"
          minWidth={280}
          columns={COLUMNS}
          rows={rows.map((row) => ({
            id: row.name,
            cells: [
              row.name || (
                <Text c="dimmed" span>
                  No neighborhood
                </Text>
              ),
              row.posts,
              row.leads,
              row.booked,
              formatMoney(row.revenueCents),
              formatMoney(row.spentCents),
            ],
          }))}
        />
      )}
    </Section>
  );
}
