import { Button, Group, Modal, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { scheduleFromParts } from '@/domain/contract/money/schedule';
import type { Contract } from '@/domain/contract/record/schema';
import { readSchedule, type ScheduleOfValuesLine } from '@/domain/contract/record/scheduleOfValues';
import { contractParts } from '@/domain/invoice/progressDraft';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { AppError } from '@/lib/appError';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';
import { SheetImport } from '../SheetImport';

type ScheduleImportProps = {
  contract: Stored<Contract>;
  onImport: (lines: readonly ScheduleOfValuesLine[]) => void;
  onClose: () => void;
};

/** Imports lines from the contract, its accepted estimate, or a spreadsheet. They replace the sheet's lines, unsaved. */
export function ScheduleImport({ contract, onImport, onClose }: ScheduleImportProps) {
  const { repository } = useWorkspace();
  const today = useToday();
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const take = (read: () => readonly ScheduleOfValuesLine[] | Promise<readonly ScheduleOfValuesLine[]>) =>
    submit(async () => {
      const lines = await read();
      if (lines.length === 0) throw new AppError({ code: 'invalid', userMessage: 'No line with an amount was found.' });
      onImport(lines);
      onClose();
    });
  const fromEstimate = async () => {
    const estimate = await repository(collections.estimates).getById(contract.estimateId);
    return scheduleFromParts(contractParts(estimate, today));
  };
  return (
    <Modal opened onClose={onClose} title="Import lines" size="lg">
      <OneColumn>
        <Text size="sm" c="dimmed">
          Imported lines replace those in the sheet. Nothing is stored until you save.
        </Text>
        <Group gap="xs">
          {contract.estimateId !== '' && (
            <Button variant="default" loading={isBusy} onClick={() => void take(fromEstimate)}>
              From the accepted estimate
            </Button>
          )}
          {contract.schedule !== '' && (
            <Button variant="default" onClick={() => void take(() => readSchedule(contract.schedule) ?? [])}>
              As in the contract
            </Button>
          )}
        </Group>
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <SheetImport onImport={(lines) => void take(() => lines)} />
      </OneColumn>
    </Modal>
  );
}
