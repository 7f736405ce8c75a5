import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecordsById } from '@/data/react/useRecordsById';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { gatesHolding } from '@/domain/demolition/site/gates';
import { siteGateSchema } from '@/domain/demolition/site/gateSchema';
import { usualGates } from '@/domain/demolition/site/usualGates';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import { NEW } from '@/entities/record/RecordDrawer';
import { GateList } from '@/entities/site/GateList';
import { useSiteGates } from '@/entities/site/useSiteGates';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatCount } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { GateDrawer } from './GateDrawer';
import { SiteFacts } from './SiteFacts';
import type { SitePartProps } from './sitePart';

/** Shows the requirements before work starts, the jobs they block, and the facts behind them. */
export function StartPart({ site }: SitePartProps) {
  const can = useCan();
  const [openId, setOpenId] = useState<string | null>(null);
  const save = useSaveRecord(collections.siteGates);
  const { gates, isLoading, today } = useSiteGates(site.id);
  const holding = gatesHolding(gates, '', today);
  const proposed = usualGates(site.id, site, { known: gates, today });
  const mayAdd = can('create', 'siteGates');

  const addUsual = async (): Promise<void> => {
    try {
      await save.writeTogether(
        proposed.map((gate) => ({ id: newId(), create: siteGateSchema.parse(gate), label: gate.title })),
      );
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <>
      {holding.length > 0 && (
        <InlineNotice tone="warning" title="Work on this site cannot start yet">
          {formatCount(holding.length, 'requirement')} still open. Visits of its jobs are refused on phones and on the
          board until they are cleared, or an owner or manager overrides them.
        </InlineNotice>
      )}
      <Section
        title="Required before work starts"
        actions={
          mayAdd && (
            <>
              {proposed.length > 0 && (
                <Button variant="text" onClick={() => void addUsual()}>
                  Add the usual ({proposed.length})
                </Button>
              )}
              <Button variant="text" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpenId(NEW)}>
                Add requirement
              </Button>
            </>
          )
        }
      >
        {isLoading && gates.length === 0 && <LoadingRows rows={4} />}
        <GateList
          gates={gates}
          site={site}
          today={today}
          onEdit={can('update', 'siteGates') ? (gate) => setOpenId(gate.id) : undefined}
        />
      </Section>
      <SiteJobs site={site} today={today} gates={gates} />
      <SiteFacts site={site} />
      <GateDrawer openId={openId} siteId={site.id} jobIds={site.jobIds} onClose={() => setOpenId(null)} />
    </>
  );
}

type SiteJobsProps = Pick<SitePartProps, 'site'> & Pick<ReturnType<typeof useSiteGates>, 'gates' | 'today'>;

/** Lists the site's jobs and marks those that may not start. */
function SiteJobs({ site, gates, today }: SiteJobsProps) {
  const { records } = useRecordsById(collections.jobs, site.jobIds);
  if (site.jobIds.length === 0)
    return (
      <Section title="Jobs on this site">
        No job yet. Add one to the contract or under “Site facts”: its visits then wait for what is required.
      </Section>
    );
  return (
    <Section title="Jobs on this site">
      <LinedList label="Jobs on this site">
        {site.jobIds.map((id) => {
          const job = records.find((one) => one.id === id);
          const open = gatesHolding(gates, id, today).length;
          return (
            <LinedRow
              key={id}
              title={<RouterLink to={paths.jobDetails(id)}>{job ? `${job.number} ${job.title}` : 'Job'}</RouterLink>}
              details={job && PROGRESS_LABELS[job.progress]}
            >
              {open > 0 ? (
                <StatusBadge tone="warning" label="Cannot start" />
              ) : (
                <StatusBadge tone="success" label="May start" />
              )}
            </LinedRow>
          );
        })}
      </LinedList>
    </Section>
  );
}
