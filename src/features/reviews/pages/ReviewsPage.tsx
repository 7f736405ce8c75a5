import { IconPrinter, IconScale, IconSettings, IconStar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import {
  keepsReview,
  REVIEW_VIEW_LABELS,
  REVIEW_VIEWS,
  reviewCount,
  reviewList,
  reviewLookups,
  type ReviewFilters,
  type ReviewView,
} from '@/domain/review/queries';
import { REVIEW_SOURCE_LABELS, REVIEW_SOURCES, type Review } from '@/domain/review/schema';
import { NewButton } from '@/entities/record/NewButton';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { ReviewCard, reviewColumns } from '../components/reviewColumns';
import { ReviewDrawer } from '../components/ReviewDrawer';
import { StarSummary } from '../components/StarSummary';
import { useMaySetUp } from '../hooks/useMaySetUp';
import { useReviewExport } from '../hooks/useReviewExport';
import { STAR_OPTIONS } from '../starOptions';

const PAGE_SIZE = 30;
const DEFAULTS = { sort: 'writtenAt:desc', filters: { view: '', source: '', stars: '', technician: '' } } as const;
type FilterName = keyof (typeof DEFAULTS)['filters'];
const SOURCES = REVIEW_SOURCES.map((value) => ({ value, label: REVIEW_SOURCE_LABELS[value] }));

/** Parses the filters, ignoring unknown ones: a URL may be hand-typed or old. */
const toFilters = ({ view, source, stars, technician }: Record<FilterName, string>): ReviewFilters => ({
  view: REVIEW_VIEWS.find((each) => each === view) ?? 'all',
  source: REVIEW_SOURCES.find((each) => each === source) ?? '',
  stars: /^[1-5]$/.test(stars) ? Number(stars) : 0,
  technicianId: technician,
});

const useCounts = (): Partial<Record<ReviewView, string>> => ({
  unanswered: countText(useCount(collections.reviews, reviewCount('unanswered').where ?? [])),
  drafts: countText(useCount(collections.reviews, reviewCount('drafts').where ?? [])),
  approved: countText(useCount(collections.reviews, reviewCount('approved').where ?? [])),
});

/** Lists all reviews of the company, here and elsewhere; a review opens next to the list (`?open=`). */
export function Component() {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const technicians = useTechnicians();
  const params = useListParams<Record<FilterName, string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(params.filters), [params.filters]);
  const { openId, open, close, hrefOf } = useOpenParam();
  const counts = useCounts();
  const exporting = useReviewExport();
  const found = useSearchedList({
    definition: collections.reviews,
    query: reviewList(filters),
    q: params.q,
    lookups: reviewLookups(params.q),
    keep: (review: Stored<Review>) => keepsReview(review, filters),
    pageSize: PAGE_SIZE,
  });
  const { namesOf } = technicians;
  const columns = useMemo(() => reviewColumns({ timeZone, namesOf }), [timeZone, namesOf]);
  const maySetUp = useMaySetUp();
  const primary = can('create', 'reviews') && <NewButton noun="review" open={open} />;
  const field = (name: FilterName) => ({ name, onChange: (value: string) => params.setFilter(name, value) });
  return (
    <RecordListPage<Stored<Review>>
      name="reviews"
      title="Reviews"
      caption="Reviews"
      denied={!can('read', 'reviews') && { ask: 'reviews', title: 'You cannot see reviews' }}
      primary={primary}
      params={params}
      list={found}
      columns={columns}
      rowHref={({ id }) => hrefOf(id)}
      renderCard={(review) => <ReviewCard review={review} timeZone={timeZone} />}
      isSortFixed
      views={{
        options: REVIEW_VIEWS.map((value) => ({
          value,
          label: REVIEW_VIEW_LABELS[value],
          count: counts[value],
          isAlarming: value === 'unanswered',
        })),
        value: filters.view,
        onChange: (next) => params.setFilter('view', next === 'all' ? '' : next),
      }}
      searchLabel="Search name or job number"
      filters={[
        { ...field('source'), label: 'Where', value: filters.source, anyLabel: 'Anywhere', options: SOURCES },
        {
          ...field('stars'),
          label: 'Stars',
          value: params.filters.stars,
          anyLabel: 'Any stars',
          options: STAR_OPTIONS,
        },
        {
          ...field('technician'),
          label: 'Technician',
          value: filters.technicianId,
          anyLabel: 'Any technician',
          options: technicians.all.map(({ id }) => ({ value: id, label: namesOf([id])[0] ?? '' })),
          isSearchable: true,
          noneText: 'No matching technicians',
        },
      ]}
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      actions={[
        { label: 'Fairness log', icon: <IconScale size={18} aria-hidden />, to: paths.reviewFairness },
        { label: 'QR sheet', icon: <IconPrinter size={18} aria-hidden />, to: paths.reviewSheet },
        ...(maySetUp
          ? [
              {
                label: 'Requests, links and widget',
                icon: <IconSettings size={18} aria-hidden />,
                to: paths.reviewSettings,
              },
            ]
          : []),
      ]}
      rowLabel={({ authorName }) => authorName || 'Review'}
      none={
        <EmptyState
          icon={<IconStar size={28} />}
          title="No reviews yet"
          text={
            !can('update', 'reviews')
              ? undefined
              : maySetUp
                ? 'Turn on requests, and every customer of a finished job is asked the same way.'
                : 'Once a manager turns on requests, every customer of a finished job is asked the same way.'
          }
          action={maySetUp && <LinkButton to={paths.reviewSettings}>Set up requests</LinkButton>}
        />
      }
      before={<StarSummary technicianId={filters.technicianId} name={namesOf([filters.technicianId])[0] ?? ''} />}
      isNarrowed={params.isFiltered || filters.view !== 'all'}
      noMatch={{
        icon: <IconStar size={28} />,
        title: params.isFiltered ? 'No reviews match' : 'Nothing to do here',
        text: params.q
          ? 'Search by how the name begins, or by the whole job number.'
          : 'All other reviews are under “All reviews”.',
        resetLabel: 'Show all reviews',
        onReset: () => params.apply(''),
      }}
    >
      <ReviewDrawer openId={openId} onClose={close} />
    </RecordListPage>
  );
}
