import { Table, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { bestNextdoorResults, latestNextdoorPosts } from '@/domain/nextdoor/queries';
import { resultsByNeighborhood } from '@/domain/nextdoor/results';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatMoney } from '@/ui/format/money';
import { Section } from '@/ui/layout/Section';
import { useNextdoorSettings } from '../hooks/useNextdoorSettings';

/** Left out on phones. */
const ON_WIDE: readonly string[] = ['Posts', 'Booked'];
const LATEST = latestNextdoorPosts();
const BEST = bestNextdoorResults();

/** Leads and money by neighborhood, from the tracked links alone. */
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
        <EmptyState title="Nothing yet" text="Once posts are out, this says which neighborhoods answer." />
      ) : (
        <Table.ScrollContainer minWidth={280}>
          <Table verticalSpacing="xs">
            <Table.Caption className="visually-hidden">Results by neighborhood</Table.Caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Neighborhood</Table.Th>
                {['Posts', 'Leads', 'Booked', 'Paid', 'Spent'].map((head) => (
                  <Table.Th key={head} ta="end" {...(ON_WIDE.includes(head) && { visibleFrom: 'sm' })}>
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.name}>
                  <Table.Td>{row.name === '' ? <Text c="dimmed">No neighborhood</Text> : row.name}</Table.Td>
                  <Table.Td ta="end" className="tabular" visibleFrom="sm">
                    {row.posts}
                  </Table.Td>
                  <Table.Td ta="end" className="tabular">
                    {row.leads}
                  </Table.Td>
                  <Table.Td ta="end" className="tabular" visibleFrom="sm">
                    {row.booked}
                  </Table.Td>
                  <Table.Td ta="end" className="tabular">
                    {formatMoney(row.revenueCents)}
                  </Table.Td>
                  <Table.Td ta="end" className="tabular">
                    {formatMoney(row.spentCents)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  );
}
