import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { TECHNICIAN_LIMIT } from '@/domain/job/schema';
import { TechnicianPicker } from '@/entities/technician/TechnicianPicker';
import { formatCount } from '@/ui/format/quantities';

type AssignDialogProps = {
  count: number;
  onConfirm: (technicianIds: string[], isReplacing: boolean) => void;
  onCancel: () => void;
};

/** Assigns technicians to the selected jobs, replacing or in addition to those already on them. */
export function AssignDialog({ count, onConfirm, onCancel }: AssignDialogProps) {
  const [ids, setIds] = useState<string[]>([]);
  const [mode, setMode] = useState('replace');
  const isAdding = mode === 'add';
  return (
    <Modal opened onClose={onCancel} title={`Assign ${formatCount(count, 'job')}`}>
      <Stack>
        <TechnicianPicker label="Technicians" value={ids} onChange={setIds} max={TECHNICIAN_LIMIT} />
        <Radio.Group label="On jobs that have technicians already" value={mode} onChange={setMode}>
          <Stack gap="xs" mt={4}>
            <Radio value="replace" label="Replace them" />
            <Radio value="add" label="Add to them" />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Back
          </Button>
          <Button disabled={isAdding && ids.length === 0} onClick={() => onConfirm(ids, !isAdding)}>
            {ids.length === 0 && !isAdding ? 'Remove all technicians' : 'Assign'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
