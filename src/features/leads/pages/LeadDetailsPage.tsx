import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown, IconEdit, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { LEAD_STATES, type Lead } from '@/domain/lead/schema';
import { LEAD_STATE_WORDS } from '@/domain/lead/state';
import type { Stored } from '@/domain/record/schema';
import { LeadStateBadge } from '@/entities/lead/LeadStateBadge';
import { useChangeLead } from '@/entities/lead/useChangeLead';
import { RecordGate } from '@/entities/record/RecordGate';
import { useDelete } from '@/entities/record/useDelete';
import { paths } from '@/lib/paths';
import { useNow } from '@/ui/hooks/useNow';
import { Columns } from '@/ui/layout/Columns';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { AnswerTime } from '../components/AnswerTime';
import { ConvertDialog } from '../components/ConvertDialog';
import { LeadFacts } from '../components/LeadFacts';
import { LeadNotices } from '../components/LeadNotices';
import { LeadReach } from '../components/LeadReach';
import { LeadTimeline } from '../components/LeadTimeline';
import { LostDialog } from '../components/LostDialog';
import { NextSection } from '../components/NextSection';
import classes from '../components/leads.module.css';
import type { ConvertTo } from '../hooks/useConvertLead';

const BACK = { to: paths.leads, label: 'Leads' };

/** Shows one lead, live: contact, request, history, and conversion. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.leads, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="lead"
        read={read}
        header={<PageHeader title="Lead" back={BACK} />}
        wayBack={<LinkButton to={paths.leads}>Back to leads</LinkButton>}
      >
        {(lead) => <LeadDetails lead={lead} />}
      </RecordGate>
    </PageBody>
  );
}

function LeadDetails({ lead }: { lead: Stored<Lead> }) {
  const { timeZone } = useSession().company;
  const now = useNow();
  const [isLosing, setIsLosing] = useState(false);
  const [converting, setConverting] = useState<ConvertTo | null>(null);
  return (
    <>
      <PageHeader
        title={lead.name}
        subtitle={lead.wanted}
        back={BACK}
        badge={
          <span className={classes['badges']}>
            <LeadStateBadge state={lead.state} />
            <AnswerTime lead={lead} timeZone={timeZone} now={now} />
          </span>
        }
        actions={<LeadActions lead={lead} onLose={() => setIsLosing(true)} onConvert={setConverting} />}
      />
      <LeadNotices lead={lead} />
      <Columns widths={[1.6, 1]}>
        <OneColumn>
          <Section title="What they want">
            <OneColumn>
              <p className={classes['text']}>{lead.message || lead.wanted || 'Nothing was said yet.'}</p>
              <LeadReach lead={lead} />
            </OneColumn>
          </Section>
          <LeadTimeline lead={lead} />
        </OneColumn>
        <OneColumn>
          <NextSection lead={lead} />
          <LeadFacts lead={lead} />
        </OneColumn>
      </Columns>
      {isLosing && <LostDialog lead={lead} onClose={() => setIsLosing(false)} />}
      {converting && <ConvertDialog lead={lead} to={converting} onClose={() => setConverting(null)} />}
    </>
  );
}

type LeadActionsProps = { lead: Stored<Lead>; onLose: () => void; onConvert: (to: ConvertTo) => void };

function LeadActions({ lead, onLose, onConvert }: LeadActionsProps) {
  const can = useCan();
  const navigate = useNavigate();
  const { move } = useChangeLead();
  const remove = useDelete(collections.leads);
  if (!can('update', 'leads')) return null;
  const mayConvert = can('create', 'customers') || lead.customerId !== '' || lead.knownCustomerId !== '';
  return (
    <Group gap="xs">
      <LinkButton to={paths.leadEdit(lead.id)} variant="default" leftSection={<IconEdit size={18} aria-hidden />}>
        Edit
      </LinkButton>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            Status
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {LEAD_STATES.filter((state) => state !== lead.state).map((state) => (
            <Menu.Item key={state} onClick={() => (state === 'lost' ? onLose() : void move(lead, state))}>
              {LEAD_STATE_WORDS[state]}
            </Menu.Item>
          ))}
          {can('delete', 'leads') && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() =>
                  void remove(lead.id, {
                    name: lead.name,
                    message: 'The lead and what was done about it will be deleted. What was made of it stays.',
                    confirmLabel: 'Delete lead',
                  }).then((isGone) => isGone && navigate(paths.leads, { replace: true }))
                }
              >
                Delete lead
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {lead.jobId !== '' ? (
        <LinkButton to={paths.jobDetails(lead.jobId)}>Open job {lead.jobNumber}</LinkButton>
      ) : (
        mayConvert && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button
                variant={lead.estimateId === '' ? 'filled' : 'default'}
                rightSection={<IconChevronDown size={16} aria-hidden />}
              >
                Convert
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {can('create', 'jobs') && <Menu.Item onClick={() => onConvert('job')}>Book job…</Menu.Item>}
              {can('create', 'estimates') && (
                <Menu.Item onClick={() => onConvert('estimate')}>Write estimate…</Menu.Item>
              )}
              {lead.customerId === '' && <Menu.Item onClick={() => onConvert('customer')}>Make customer…</Menu.Item>}
            </Menu.Dropdown>
          </Menu>
        )
      )}
      {/* Next steps are decided on the estimate: a job created from it takes over its lines. */}
      {lead.jobId === '' && lead.estimateId !== '' && (
        <LinkButton to={paths.estimateView(lead.estimateId)}>Open estimate {lead.estimateNumber}</LinkButton>
      )}
    </Group>
  );
}
