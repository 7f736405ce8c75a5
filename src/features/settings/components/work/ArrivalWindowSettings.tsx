import {
  RESERVE_LIMIT_MINUTES,
  reserveMinutes,
  WINDOW_LIMIT,
  workSettingsSchema,
  type UsualWindow,
  type WorkSettings,
} from '@/domain/company/workSettings';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import { SettingsColumn } from '../SettingsColumn';
import { useWorkForm } from './useWorkForm';
import { WorkGate } from './WorkGate';

const schema = workSettingsSchema.pick({ arrivalWindows: true }).extend({ reserveMinutes });
const pick = ({ arrivalWindows, reserveMinutes: reserve }: WorkSettings) => ({
  arrivalWindows,
  reserveMinutes: reserve,
});

/**
 * Edits the arrival windows promised on the phone, and how much of each shift is reserved for emergencies. Jobs keep what they were
 * promised, whatever is changed here.
 */
export function ArrivalWindowSettings() {
  return <WorkGate>{(record) => <ArrivalWindowsForm record={record} />}</WorkGate>;
}

function ArrivalWindowsForm({ record }: { record: Stored<WorkSettings> | null }) {
  const editing = useWorkForm({ record, schema, pick, name: 'Arrival windows' });
  const { form } = editing;
  const { arrivalWindows } = form.values;
  const next = (): UsualWindow => ({ id: newId(8), from: arrivalWindows.at(-1)?.to ?? '08:00', to: '' });
  return (
    <SettingsColumn>
      <RecordForm editing={editing} submitLabel="Save">
        <Section
          title="Arrival windows"
          description="One click when you plan a job; a new job starts with the first one within your working hours. Booked jobs keep their window."
        >
          <FormList
            form={form}
            name="arrivalWindows"
            label="Arrival windows"
            isLabelHidden
            itemLabel="Arrival window"
            newItem={next}
            max={WINDOW_LIMIT}
            columns={[1, 1]}
            emptyText="No windows are offered. You type in each job’s window."
          >
            {(index) => (
              <>
                <FormTextInput form={form} name={`arrivalWindows.${index}.from`} label="From" type="time" isRequired />
                <FormTextInput form={form} name={`arrivalWindows.${index}.to`} label="To" type="time" isRequired />
              </>
            )}
          </FormList>
        </Section>
        <Section
          title="Room for emergencies"
          description="Find a time, online booking and the assistant leave this much of each technician’s shift free. Jobs with the priority Emergency may use it."
        >
          <FormNumber
            form={form}
            name="reserveMinutes"
            label="Keep free in each shift"
            min={0}
            max={RESERVE_LIMIT_MINUTES}
            step={15}
            decimals={0}
            suffix=" min"
          />
        </Section>
      </RecordForm>
    </SettingsColumn>
  );
}
