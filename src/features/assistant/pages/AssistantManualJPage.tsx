import { Button } from '@mantine/core';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { loadList } from '@/domain/load-calc/project/queries';
import { openPanelFor, panelState } from '@/entities/assistant/panelState';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { LoadsPicture } from '@/ui/feedback/pictures/LoadsPicture';
import { formatRelative } from '@/ui/format/dateTime';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from '../components/assistant.module.css';

const SHOWN = 30;
const LATEST = {
  ...loadList({ mode: 'full', customerId: '' }, { field: 'updatedAt', direction: 'desc' }),
  limit: SHOWN,
};

/** Lets the user pick the house to open in the calculator, with the assistant next to it. */
export function Component() {
  const { company, features } = useSession();
  const mayMake = useCan()('create', 'manualJ');
  const { data = [], isLoading, error, refetch } = useRecords(collections.manualJ, LATEST);
  const hasAssistant = hasFeature(features, 'aiAssistant');
  const begin = (on: string): void => {
    if (hasAssistant) openPanelFor('manual-j', on);
  };
  // On wide screens the panel opens right away; on a phone it would cover the page.
  const isPhone = useIsPhone();
  const isBeside = hasAssistant && !isPhone;
  useEffect(() => {
    const { isOpen, task } = panelState.get();
    if (isBeside && !(isOpen && task === 'manual-j')) openPanelFor('manual-j');
  }, [isBeside]);
  const newOne = mayMake && (
    <>
      {hasAssistant && (
        <Button leftSection={<IconSparkles size={18} aria-hidden />} onClick={() => begin(paths.assistantManualJ)}>
          Begin by talking
        </Button>
      )}
      <LinkButton
        to={paths.manualJNew}
        variant={hasAssistant ? 'default' : 'filled'}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => begin(paths.manualJNew)}
      >
        New load calculation
      </LinkButton>
    </>
  );
  return (
    <PageBody size="narrow">
      <PageHeader
        title="Manual J with the assistant"
        subtitle="Tell it about the house in plain words, or show it the plan. It proposes rooms and surfaces, asks for what is missing and explains numbers; the numbers themselves come from the calculation."
        back={{ to: paths.manualJ, label: 'Load calculations' }}
        actions={newOne}
      />
      {!hasAssistant && (
        <InlineNotice tone="info">
          The assistant is not among your features, so the calculation opens without it. An admin can add it.
        </InlineNotice>
      )}
      {isLoading ? (
        <LoadingRows rows={5} label="Loading the calculations" />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <EmptyState
          picture={<LoadsPicture />}
          title="No room-by-room calculation yet"
          text="Begin one, and the assistant asks you for the rest."
          action={newOne}
        />
      ) : (
        <Section title="Continue with" isFlush>
          <ul className={classes['list']} aria-label="Load calculations">
            {data.map((project) => (
              <li key={project.id}>
                <Link
                  to={paths.manualJEdit(project.id)}
                  className={classes['row']}
                  onClick={() => begin(paths.manualJEdit(project.id))}
                >
                  <span className={classes['rowTitle']}>{project.title}</span>
                  <span className={classes['when']}>
                    {[project.customerName, formatRelative(project.updatedAt, company.timeZone)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </PageBody>
  );
}
