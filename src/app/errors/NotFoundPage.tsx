import { IconMapOff } from '@tabler/icons-react';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <PageBody size="narrow">
      <PageHeader title="Page not found" />
      <EmptyState
        icon={<IconMapOff />}
        title="There is nothing at this address"
        text="It may have been moved or mistyped. None of your data is lost."
        action={<LinkButton to={paths.landing}>Go to the start page</LinkButton>}
      />
    </PageBody>
  );
}
