import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { isHandedOver } from '@/domain/scheduling/change';
import { aheadOfTechnician, HANDED_OVER_AT_ONCE } from '@/domain/scheduling/queries';
import { removeMember } from '@/domain/team/api';
import { technicianName } from '@/domain/technician/schema';
import { userName, type User } from '@/domain/user/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addDaysToInstant } from '@/lib/calendar';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { formatCount } from '@/ui/format/quantities';
import { useForgetMembers } from './useForgetMembers';

type RemoveMemberDialogProps = { member: User; onClose: () => void };

/** Confirms removing a member, showing their number of upcoming visits and asking who takes them over. */
export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const { company } = useSession();
  const forgetMembers = useForgetMembers();
  const { all, active, byId } = useTechnicians();
  const technician = all.find(({ linkedUid }) => linkedUid === member.id);
  const ahead = useVisitsAhead(technician?.id ?? '');
  const [handOverTo, setHandOverTo] = useState('');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const name = userName(member);

  const remove = async (): Promise<void> => {
    const { visits } = await callFunction(removeMember, { uid: member.id, handOverTo });
    for (const { cache } of [collections.technicians, collections.schedule]) cache.clear();
    await forgetMembers();
    const taker = byId.get(handOverTo);
    const took = `${formatCount(visits, 'visit')} ${visits === 1 ? 'is' : 'are'} ${taker ? `${technicianName(taker)}’s now` : 'to be assigned'}`;
    notify.success(`${name} was removed.${visits > 0 ? ` ${took}.` : ''}`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={`Remove ${name}?`}>
      <Stack gap="md">
        <Text size="sm">
          {name} can no longer see anything of {company.name}. What they recorded stays.
          {technician && ' They can no longer be assigned to jobs.'}
        </Text>
        {technician && (
          <Text size="sm" role="status">
            {ahead.text}
          </Text>
        )}
        {ahead.count > 0 && (
          <Select
            label="Give them to"
            data={[
              { value: '', label: 'Nobody yet: they wait to be assigned' },
              ...active
                .filter(({ id }) => id !== technician?.id)
                .map((one) => ({ value: one.id, label: technicianName(one) })),
            ]}
            value={handOverTo}
            onChange={(value) => setHandOverTo(value ?? '')}
            allowDeselect={false}
          />
        )}
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void submit(remove)}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Counts visits no one has set out for yet, starting one day back, also as text; 0 while unknown. */
function useVisitsAhead(technicianId: string): { count: number; text: string } {
  const [from] = useState(() => addDaysToInstant(nowIso(), -1));
  const query = useMemo(() => aheadOfTechnician(technicianId, from), [technicianId, from]);
  const { data, isLoading, error } = useRecords(collections.schedule, query, { isEnabled: technicianId !== '' });
  if (isLoading) return { count: 0, text: 'Counting upcoming visits…' };
  if (error) return { count: 1, text: 'Upcoming visits could not be counted.' };
  const count = (data ?? []).filter(isHandedOver).length;
  const isMore = (data?.length ?? 0) >= HANDED_OVER_AT_ONCE;
  if (count === 0) return { count, text: 'No upcoming visits.' };
  return { count, text: `${isMore ? 'More than ' : ''}${formatCount(count, 'visit')} ahead.` };
}
