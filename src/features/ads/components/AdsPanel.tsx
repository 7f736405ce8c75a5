import { IconSpeakerphone } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import {
  AD_SORTS,
  AD_VIEW_LABELS,
  AD_VIEWS,
  adList,
  adLookups,
  isInView,
  type AdSort,
  type AdView,
} from '@/domain/ad/queries';
import { AD_CHANNEL_FACTS, AD_CHANNELS } from '@/domain/ad/channels';
import type { Ad } from '@/domain/ad/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordList } from '@/entities/record/RecordList';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { useAdPaths } from '../hooks/useAdPaths';
import { adColumns } from './adColumns';

const DEFAULTS = { sort: 'updatedAt:desc' as const, filters: { view: '', channel: '' } };
const PAGE_SIZE = 30;
const CHANNELS = AD_CHANNELS.map((value) => ({ value, label: AD_CHANNEL_FACTS[value].label }));

const useViewCount = (view: AdView): string =>
  countText(useCount(collections.ads, adList(view, { field: 'updatedAt', direction: 'desc' }).where ?? []));

/** Lists all ads, active ones first, with the archive as a separate view. */
export function AdsPanel() {
  const { timeZone } = useSession().company;
  const addresses = useAdPaths();
  const params = useListParams(DEFAULTS);
  const view = AD_VIEWS.find((one) => one === params.filters.view) ?? 'current';
  const channel = AD_CHANNELS.find((one) => one === params.filters.channel) ?? '';
  const sort: AdSort = {
    field: AD_SORTS.find((field) => field === params.sort.field) ?? 'updatedAt',
    direction: params.sort.direction,
  };
  const found = useSearchedList({
    definition: collections.ads,
    query: adList(view, sort),
    q: params.q,
    lookups: adLookups(params.q),
    keep: (ad) => isInView(view, ad) && (channel === '' || ad.channels.includes(channel)),
    pageSize: PAGE_SIZE,
  });
  const counts: Record<AdView, string> = {
    current: useViewCount('current'),
    draft: useViewCount('draft'),
    running: useViewCount('running'),
    ended: useViewCount('ended'),
    archived: useViewCount('archived'),
  };
  return (
    <RecordList<Stored<Ad>>
      name="ads"
      caption="Ads"
      params={params}
      list={found}
      columns={adColumns(timeZone)}
      rowHref={({ id }) => addresses.ad(id)}
      searchLabel="Search ads by name"
      views={{
        options: AD_VIEWS.map((value) => ({ value, label: AD_VIEW_LABELS[value], count: counts[value] })),
        value: view,
        onChange: (value) => params.setFilter('view', value === 'current' ? '' : value),
      }}
      filters={[
        {
          name: 'channel',
          label: 'Channel',
          value: channel,
          onChange: (value) => params.setFilter('channel', value),
          anyLabel: 'Any channel',
          options: CHANNELS,
        },
      ]}
      none={
        <EmptyState
          icon={<IconSpeakerphone />}
          title="No ads yet"
          text="Say what you offer and where. We make the text, pictures, print files and tracked links, and check them before they go out."
          action={<LinkButton to={addresses.newAd()}>New ad</LinkButton>}
        />
      }
      noMatch={{
        title: 'No ad matches',
        text: 'Try the beginning of a name, or look in another view.',
        resetLabel: 'Clear the search',
      }}
    />
  );
}
