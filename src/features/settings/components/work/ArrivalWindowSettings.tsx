import { WINDOW_LIMIT, workSettingsSchema, type UsualWindow, type WorkSettings } from '@/domain/company/workSettings';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import { SettingsColumn } from '../SettingsColumn';
import { useWorkForm } from './useWorkForm';
import { WorkGate } from './WorkGate';

const schema = workSettingsSchema.pick({ arrivalWindows: true });
const pick = ({ arrivalWindows }: WorkSettings) => ({ arrivalWindows });

/** The spans that are promised on the telephone. Jobs keep what they were promised, whatever is changed here. */
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
      </RecordForm>
    </SettingsColumn>
  );
}
