import { accessDenied } from '@/domain/access/accessDenied';
import { rolesOfPath } from '@/domain/access/routes';
import { useSession } from '@/data/react/WorkspaceProvider';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Explains that a URL redirected here because it's for other roles. */
export function RoleNotice({ path }: { path: string }) {
  const { role } = useSession();
  const roles = rolesOfPath(path);
  if (!roles || roles.includes(role)) return null;
  return (
    <InlineNotice tone="danger" role="status">
      {accessDenied(roles)}
    </InlineNotice>
  );
}
