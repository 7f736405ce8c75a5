import { Group } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { FEATURE_INFO } from '@/domain/access/features';
import { featureOfPath } from '@/domain/access/routes';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import type { SiteLink } from '@/ui/public/siteLinks';

type Planned = { title: string; description: string; links: readonly SiteLink[] };

/** Pages that are not about one feature, and where their work is done until they are there. */
const PLANNED_PAGES: Readonly<Record<string, Planned>> = {
  admin: {
    title: 'Admin overview',
    description: 'People, access, plan and settings of your company at a glance. Until then, each has its own page.',
    links: [
      { to: paths.settings, label: 'Settings' },
      { to: paths.adminBackend, label: 'Administration' },
    ],
  },
};

/** An unfinished page: what it will be, and that it isn't available yet. */
export function Component() {
  const { pathname } = useLocation();
  const { title, description, links } = plannedAt(pathname);
  return (
    <PageBody size="narrow">
      <PageHeader title={title} />
      <EmptyState
        icon={<IconTools size={28} stroke={1.5} />}
        title="Planned, not available yet"
        text={`${description} Nobody can use or buy it yet.`}
        action={
          <Group gap="xs" justify="center">
            {[...links, { to: paths.roadmap, label: 'See the roadmap' }].map(({ to, label }) => (
              <LinkButton key={to} to={to} variant="default">
                {label}
              </LinkButton>
            ))}
          </Group>
        }
      />
    </PageBody>
  );
}

function plannedAt(pathname: string): Planned {
  const feature = featureOfPath(pathname);
  if (feature) {
    const { title, description } = FEATURE_INFO[feature];
    return { title, description, links: [{ to: paths.featurePage(feature), label: `More about ${title}` }] };
  }
  return PLANNED_PAGES[pathname.split('/')[1]?.toLowerCase() ?? ''] ?? { title: 'Planned', description: '', links: [] };
}
