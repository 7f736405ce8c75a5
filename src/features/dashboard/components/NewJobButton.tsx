import { IconCalendarPlus } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';

/** Books a job; nothing for who may not. */
export function NewJobButton() {
  const { role, features } = useSession();
  if (!can({ role, features }, 'create', 'jobs')) return null;
  return (
    <LinkButton to={paths.jobNew} leftSection={<IconCalendarPlus size={18} aria-hidden />}>
      New job
    </LinkButton>
  );
}
