import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { PostsPanel } from '../components/PostsPanel';
import { ResultsPanel } from '../components/ResultsPanel';
import { SettingsPanel } from '../components/SettingsPanel';

const TABS = [
  { value: 'posts', label: 'Posts', Panel: PostsPanel },
  { value: 'results', label: 'Results', Panel: ResultsPanel },
  { value: 'settings', label: 'Neighborhoods', Panel: SettingsPanel },
];

/** Manages posts for the neighborhoods of jobs, written here and posted by hand, and their results. */
export function Component() {
  return (
    <PageBody size="normal">
      <PageHeader
        title="Nextdoor"
        subtitle="No software can post on Nextdoor for a business: copy what is ready here, and we count what it brings."
        badge={<StatusBadge tone="neutral" label="By hand" />}
      />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
