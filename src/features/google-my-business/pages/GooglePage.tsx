import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { ConnectionBadge } from '../components/ConnectionBadge';
import { ConnectionPanel } from '../components/connection/ConnectionPanel';
import { PostsPanel } from '../components/posts/PostsPanel';
import { ProfilePanel } from '../components/profile/ProfilePanel';
import { ReviewLinkPanel } from '../components/ReviewLinkPanel';

const TABS = [
  { value: 'profile', label: 'Profile', Panel: ProfilePanel },
  { value: 'posts', label: 'Posts', Panel: PostsPanel },
  { value: 'reviews', label: 'Reviews', Panel: ReviewLinkPanel },
  { value: 'connection', label: 'Connection', Panel: ConnectionPanel },
];

/** The company's Google profile: its intended contents, posts, and the review link, manual or connected. */
export function Component() {
  return (
    <PageBody size="normal">
      <PageHeader title="Google Business Profile" badge={<ConnectionBadge />} />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
