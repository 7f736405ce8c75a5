import { useSession } from '@/data/react/WorkspaceProvider';
import { PageBody } from '@/ui/layout/PageBody';
import { shellRoutes } from '../featureRoutes';
import { navItems } from '../shell/navigation';
import { useIsCrew } from '../shell/useIsCrew';
import { NotFoundNotice } from './NotFoundNotice';

/** Renders "Page not found" inside the shell: suggestions come from the pages the user can open. */
export function NotFoundInShell() {
  const session = useSession();
  const isCrew = useIsCrew();
  const items = navItems(shellRoutes, { ...session, isCrew });
  return (
    <PageBody size="narrow">
      <NotFoundNotice isSignedIn pages={items.map(({ path, label }) => ({ to: path, label }))} />
    </PageBody>
  );
}
