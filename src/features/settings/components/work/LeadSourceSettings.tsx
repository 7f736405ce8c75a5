import {
  LEAD_SOURCE_LIMIT,
  workSettingsSchema,
  type LeadSource,
  type WorkSettings,
} from '@/domain/company/workSettings';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import { SettingsColumn } from '../SettingsColumn';
import { ArchivedChoices } from './ArchivedChoices';
import { restored, withArchived } from './choiceArchive';
import { useWorkForm } from './useWorkForm';
import { WorkGate } from './WorkGate';

const schema = workSettingsSchema.pick({ leadSources: true, archivedLeadSources: true });
const pick = ({ leadSources, archivedLeadSources }: WorkSettings) => ({ leadSources, archivedLeadSources });

/** Edits how customers find the company, used for new callers, customers and jobs. */
export function LeadSourceSettings() {
  return <WorkGate>{(record) => <LeadSourcesForm record={record} />}</WorkGate>;
}

function LeadSourcesForm({ record }: { record: Stored<WorkSettings> | null }) {
  const editing = useWorkForm({ record, schema, pick, name: 'Lead sources' });
  const { form } = editing;
  const { leadSources, archivedLeadSources } = form.values;
  const restore = (id: string): void => {
    const next = restored(leadSources, archivedLeadSources, id);
    form.setFieldValue('leadSources', next.offered);
    form.setFieldValue('archivedLeadSources', next.archived);
  };
  return (
    <SettingsColumn>
      <RecordForm editing={editing} submitLabel="Save">
        <Section
          title="Lead sources"
          description="Offered wherever you note how someone found you: on a new call, a customer or a job."
        >
          <FormList
            form={form}
            name="leadSources"
            label="Lead sources"
            isLabelHidden
            itemLabel="Lead source"
            newItem={(): LeadSource => ({ id: newId(8), name: '' })}
            max={LEAD_SOURCE_LIMIT}
            columns={[1]}
            emptyText="No lead sources are offered."
            onArchive={(left) =>
              form.setFieldValue('archivedLeadSources', (archived) =>
                withArchived(archived, left as LeadSource, form.opened.leadSources),
              )
            }
          >
            {(index) => <FormTextInput form={form} name={`leadSources.${index}.name`} label="Name" isRequired />}
          </FormList>
        </Section>
        {archivedLeadSources.length > 0 && (
          <Section>
            <ArchivedChoices noun="lead sources" choices={archivedLeadSources} onRestore={restore} />
          </Section>
        )}
      </RecordForm>
    </SettingsColumn>
  );
}
