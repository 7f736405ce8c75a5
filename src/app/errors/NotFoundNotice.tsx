import { IconMapOff } from '@tabler/icons-react';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';

/** That there is nothing at an address, and the way on. */
export function NotFoundNotice({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <PageBody size="narrow">
      <PageHeader title="Page not found" />
      <EmptyState
        icon={<IconMapOff />}
        title="There is nothing at this address"
        text="It may have been moved or mistyped. None of your data is lost."
        action={
          <LinkButton to={isSignedIn ? paths.start : paths.home}>
            {isSignedIn ? 'Go to the start page' : 'Go to the home page'}
          </LinkButton>
        }
      />
    </PageBody>
  );
}
