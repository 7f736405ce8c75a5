import { IconPlus } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { loadsOf, type LoadSubject } from '@/domain/load-calc/project/queries';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './LoadCalculationsSection.module.css';
import { useUnits, type Units } from './useUnits';

type LoadCalculationsSectionProps = {
  /** Of whom or what. */
  subject: LoadSubject;
  id: string;
  /** Where a new one starts; none is offered without it. */
  newTo?: string | undefined;
  isHiddenWhenEmpty?: boolean;
};

const loadsText = (
  { mode, totals: { heatingBtuh, coolingSensibleBtuh, coolingLatentBtuh } }: LoadProject,
  show: Units['show'],
): string =>
  `${mode === 'quick' ? 'Quick estimate' : 'Room by room'} · heating ${show(heatingBtuh, 'load')}, cooling ${show(coolingSensibleBtuh + coolingLatentBtuh, 'load')}`;

/** The load calculations of a customer, property or job, last changed first. */
export function LoadCalculationsSection({
  subject,
  id,
  newTo,
  isHiddenWhenEmpty = false,
}: LoadCalculationsSectionProps) {
  const session = useSession();
  const { show } = useUnits();
  const maySee = can(session, 'read', 'manualJ');
  const {
    data: projects = [],
    isLoading,
    error,
    refetch,
  } = useRecords(collections.manualJ, loadsOf(subject, id), { isEnabled: maySee });
  if (!maySee || (isHiddenWhenEmpty && projects.length === 0)) return null;
  return (
    <Section
      title="Load calculations"
      actions={
        newTo !== undefined &&
        can(session, 'create', 'manualJ') && (
          <LinkButton variant="text" to={newTo} leftSection={<IconPlus size={18} aria-hidden />}>
            New calculation
          </LinkButton>
        )
      }
    >
      {isLoading && <LoadingRows rows={2} label="Loading load calculations" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!isLoading && !error && projects.length === 0 && <div className={classes.second}>No load calculations yet.</div>}
      {projects.length > 0 && (
        <ul className={classes.list} aria-label="Load calculations">
          {projects.map((project) => (
            <li key={project.id}>
              <RouterLink to={paths.manualJView(project.id)}>{project.title}</RouterLink>
              <div className={classes.second}>{loadsText(project, show)}</div>
              {project.address !== '' && <div className={classes.second}>{project.address}</div>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
