import { Button, Group, Select } from '@mantine/core';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Lead } from '@/domain/lead/schema';
import { withStep } from '@/domain/lead/state';
import type { Stored } from '@/domain/record/schema';
import { useChangeLead } from '@/entities/lead/useChangeLead';
import { UserName } from '@/entities/user/UserName';
import { addDaysToInstant } from '@/lib/calendar';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { useNow } from '@/ui/hooks/useNow';
import { notify } from '@/ui/feedback/notify';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { useMemberOptions } from '../hooks/useMemberOptions';
import { NextAction } from './NextAction';

const NONE = { nextWhat: '', nextAt: '', nextBy: '' };

/** Shows a lead's next action, its due date and assignee, to complete, postpone or hand over with one tap. */
export function NextSection({ lead }: { lead: Stored<Lead> }) {
  const { uid, company } = useSession();
  const now = useNow();
  const mayWrite = useCan()('update', 'leads') && lead.isOpen;
  const { change } = useChangeLead();
  const { nextWhat, nextAt, nextBy } = lead;

  const done = async (): Promise<void> => {
    const log = withStep(lead.log, { kind: 'note', at: nowIso(), by: uid, text: `Done: ${nextWhat}` });
    const saved = await change(lead, { ...NONE, log });
    if (saved) notify.success('Done.', { undo: () => void change(saved, { nextWhat, nextAt, nextBy, log: lead.log }) });
  };
  const callTomorrow = (): void =>
    void change(lead, { nextWhat: nextWhat || 'Call again', nextAt: addDaysToInstant(nowIso(), 1), nextBy });
  return (
    <Section
      title="Next"
      actions={
        mayWrite && (
          <LinkButton to={paths.leadEdit(lead.id)} variant="text">
            Change
          </LinkButton>
        )
      }
    >
      {nextAt === '' ? (
        <p style={{ margin: 0 }}>{lead.isOpen ? 'Nothing is planned.' : 'Nothing more is to be done.'}</p>
      ) : (
        <DetailList
          columns={1}
          items={[
            { label: 'What', value: <NextAction lead={lead} timeZone={company.timeZone} now={now} /> },
            { label: 'When', value: formatDateTime(nextAt, company.timeZone) },
            { label: 'Who', value: nextBy !== '' && <UserName uid={nextBy} />, isHiddenWhenEmpty: true },
          ]}
        />
      )}
      {mayWrite && (
        <Group gap="xs" my="sm">
          {nextAt !== '' && (
            <Button variant="default" onClick={() => void done()}>
              Done
            </Button>
          )}
          <Button variant="default" onClick={callTomorrow}>
            {nextAt === '' ? 'Call again tomorrow' : 'Put off by a day'}
          </Button>
        </Group>
      )}
      <AssignedTo lead={lead} mayWrite={mayWrite} />
    </Section>
  );
}

function AssignedTo({ lead, mayWrite }: { lead: Stored<Lead>; mayWrite: boolean }) {
  const { change } = useChangeLead();
  const { options, nameOf } = useMemberOptions(lead.assignedTo);
  const { assignedTo } = lead;
  if (!mayWrite)
    return (
      <DetailList
        columns={1}
        items={[{ label: 'Assigned to', value: assignedTo !== '' && <UserName uid={assignedTo} /> }]}
      />
    );
  const assign = async (uid: string): Promise<void> => {
    const saved = await change(lead, { assignedTo: uid });
    if (saved)
      notify.success(uid === '' ? 'Assigned to nobody.' : `Assigned to ${nameOf(uid)}.`, {
        undo: () => void change(saved, { assignedTo }),
      });
  };
  return (
    <Select
      label="Assigned to"
      placeholder="Unassigned"
      data={options}
      value={assignedTo === '' ? null : assignedTo}
      clearable
      searchable
      nothingFoundMessage="Nobody of this name"
      clearButtonProps={{ 'aria-label': 'Assign to nobody' }}
      onChange={(uid) => void assign(uid ?? '')}
    />
  );
}
