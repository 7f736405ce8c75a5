import { IconCalendarPlus } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';

/** Books a job. Renders nothing without permission. */
export function NewJobButton() {
  const can = useCan();
  if (!can('create', 'jobs')) return null;
  return (
    <LinkButton to={paths.jobNew} leftSection={<IconCalendarPlus size={18} aria-hidden />}>
      New job
    </LinkButton>
  );
}
