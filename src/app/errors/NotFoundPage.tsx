import { useAuth } from '@/data/react/useAuth';
import { useSurroundingWorkspace } from '@/data/react/workspaceContext';
import { useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { LinkButton } from '@/ui/links/LinkButton';
import { NotFoundInShell } from './NotFoundInShell';
import { NotFoundNotice } from './NotFoundNotice';

/** Renders the page for a dead URL: in the shell for members of a company, otherwise in its own frame. */
export function Component() {
  return useSurroundingWorkspace() ? <ForMember /> : <Bare />;
}

function ForMember() {
  const { user, company } = useWorkspaceState();
  return user && company ? <NotFoundInShell /> : <Bare />;
}

function Bare() {
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
