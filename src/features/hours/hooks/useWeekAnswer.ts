import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { approvedSheet, returnedSheet } from '@/domain/hours/answer';
import { timesheetId, type Timesheet, type TimesheetDay } from '@/domain/hours/schema';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';

type Week = { technician: Stored<Technician>; weekStartsOn: string; sheet: Stored<Timesheet> | null };

/** Approves a technician's week or sends it back, based on the state shown. */
export function useWeekAnswer({ technician, weekStartsOn, sheet }: Week) {
  const save = useSaveRecord(collections.timesheets);
  const label = `Hours of ${technicianName(technician)}`;
  const write = async (fields: Timesheet): Promise<void> => {
    await (sheet
      ? save.update(sheet.id, fields, { base: sheet, label })
      : save.create(fields, { id: timesheetId(technician.id, weekStartsOn), label }));
  };
  return {
    approve: (days: readonly TimesheetDay[]) => write(approvedSheet(technician, weekStartsOn, days)),
    sendBack: (note: string) => write(returnedSheet(technician, weekStartsOn, note)),
  };
}
