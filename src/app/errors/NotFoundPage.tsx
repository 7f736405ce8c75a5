import { useAuth } from '@/data/react/useAuth';
import { paths } from '@/lib/paths';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { LinkButton } from '@/ui/links/LinkButton';
import { NotFoundNotice } from './NotFoundNotice';

/** The page for an address that leads nowhere, outside of the signed-in app's frame. */
export function Component() {
  const isSignedIn = useAuth().status === 'signed-in';
  return (
    <PublicLayout
      actions={
        !isSignedIn && (
          <LinkButton to={paths.login} variant="default">
            Sign in
          </LinkButton>
        )
      }
    >
      <NotFoundNotice isSignedIn={isSignedIn} />
    </PublicLayout>
  );
}
