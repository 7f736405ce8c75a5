import { accessDenied } from '@/domain/access/accessDenied';
import { rolesOfPath } from '@/domain/access/routes';
import { useSession } from '@/data/react/WorkspaceProvider';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Says why somebody was sent here from an address that is for other roles. */
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
