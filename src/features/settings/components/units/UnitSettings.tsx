import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { BILLING_SETTINGS_ID, DEFAULT_BILLING_SETTINGS, type BillingSettings } from '@/domain/billing/settings';
import { businessUnitSchema, type BusinessUnit } from '@/domain/business-unit/schema';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { newId } from '@/lib/ids';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormList } from '@/ui/forms/FormList';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { Section } from '@/ui/layout/Section';
import { SettingsColumn } from '../SettingsColumn';
import { ArchivedChoices } from '../work/ArchivedChoices';
import { restored, withArchived } from '../work/choiceArchive';
import { UnitFields } from './UnitFields';
import { toUnits, toUnitsForm, unitsFormSchema, unitsLeft, type UnitsForm } from './unitsForm';

const newUnit = (): BusinessUnit => ({ ...businessUnitSchema.parse({ id: newId(8), name: '-' }), name: '' });

/** Edits the business units, which have their own names, numbers and documents. */
export function UnitSettings() {
  const can = useCan();
  const { record, isLoading } = useBillingSettings();
  const isWaiting = useFirstLoading(isLoading);
  if (!can('update', 'settings'))
    return (
      <EmptyState title="Set by managers" text="An admin or manager of your company sets up its business units." />
    );
  if (isWaiting) return <LoadingRows rows={6} label="Loading settings" />;
  return <UnitsFormOf record={record} />;
}

function UnitsFormOf({ record }: { record: Stored<BillingSettings> | null }) {
  const editing = useRecordForm<BillingSettings, UnitsForm>({
    definition: collections.settings,
    record,
    noun: 'set of settings',
    draftOf: 'Business units',
    schema: unitsFormSchema,
    toForm: toUnitsForm,
    startWith: toUnitsForm(DEFAULT_BILLING_SETTINGS),
    toFields: toUnits,
    create: (values) => ({ ...DEFAULT_BILLING_SETTINGS, ...toUnits(values) }),
    newId: BILLING_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Business units',
    labels: { units: 'Business units' },
    format: (_field, value) => (Array.isArray(value) ? value.map(({ name }: BusinessUnit) => name).join('\n') : null),
    savedText: 'Business units saved.',
  });
  const { form } = editing;
  const { current, archived } = form.values;
  const restore = (id: string): void => {
    const next = restored(current, archived, id);
    form.setFieldValue('current', next.offered);
    form.setFieldValue('archived', next.archived);
  };
  return (
    <SettingsColumn>
      <RecordForm editing={editing} submitLabel="Save">
        <Section
          title="Business units"
          description="For a company with several brands or branches. Each has a name and logo on its papers, can number its invoices itself, and is a filter in the reports. Jobs, estimates and invoices then say which unit they belong to. Without units, none of this is shown."
        >
          <FormList
            form={form}
            name="current"
            label="Business units"
            isLabelHidden
            itemLabel="Business unit"
            newItem={newUnit}
            max={unitsLeft(form.values)}
            emptyText="The company works under one name."
            onArchive={(left) =>
              form.setFieldValue('archived', (before) =>
                withArchived(before, left as BusinessUnit, form.opened.current),
              )
            }
          >
            {(index) => <UnitFields form={form} index={index} settings={record ?? DEFAULT_BILLING_SETTINGS} />}
          </FormList>
        </Section>
        {archived.length > 0 && (
          <Section>
            <ArchivedChoices noun="business units" choices={archived} onRestore={restore} />
          </Section>
        )}
      </RecordForm>
    </SettingsColumn>
  );
}
