import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { prepareMigration } from '@/domain/agreement/migration/api';
import { migrationChoiceSchema } from '@/domain/agreement/migration/schema';
import { BILLING_INTERVALS, INTERVAL_LABELS, type AgreementPlan } from '@/domain/agreement/record/plan';
import type { Stored } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { FormDate } from '@/ui/forms/FormDate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';

const choiceForm = migrationChoiceSchema.extend({
  fromPlanId: z.string().min(1, 'Choose which members to change'),
  toPlanId: z.string().min(1, 'Choose their new plan'),
});

type MigrationFormProps = { plans: readonly Stored<AgreementPlan>[]; fromPlanId: string; today: string };

/** Picks who gets another version or plan, at what price, and from when. Nothing changes yet: each member is previewed first. */
export function MigrationForm({ plans, fromPlanId, today }: MigrationFormProps) {
  const navigate = useNavigate();
  const from = plans.some(({ id }) => id === fromPlanId) ? fromPlanId : '';
  const form = useSchemaForm({
    schema: choiceForm,
    initialValues: {
      fromPlanId: from,
      toPlanId: from,
      interval: '' as const,
      version: 0,
      prices: 'list' as const,
      timing: 'period' as const,
      day: today,
    },
  });
  const offered = plans.filter(({ isArchived }) => !isArchived);
  return (
    <SchemaForm
      form={form}
      submitLabel="Preview changes"
      onSubmit={async (choice) => {
        const migrationId = newId();
        await callFunction(prepareMigration, { migrationId, choice });
        await navigate(paths.agreementMigration(migrationId));
      }}
    >
      <OneColumn>
        <Pair gap="sm">
          <FormSelect
            form={form}
            name="fromPlanId"
            label="Members of"
            // Of any version, since most members have an earlier one.
            options={plans.map(({ id, name, isArchived }) => ({
              value: id,
              label: `${name}${isArchived ? ' (archived)' : ''}`,
            }))}
            isRequired
            onChosen={(id) => {
              if (form.getValues().toPlanId === '') form.setFieldValue('toPlanId', id);
            }}
          />
          <FormSelect
            form={form}
            name="toPlanId"
            label="Get"
            options={offered.map(({ id, name, version }) => ({ value: id, label: `${name}, version ${version}` }))}
            isRequired
          />
        </Pair>
        <FormSelect
          form={form}
          name="interval"
          label="Which members"
          options={[
            { value: '', label: 'All members of the plan' },
            ...BILLING_INTERVALS.map((value) => ({
              value,
              label: `Only those billed: ${INTERVAL_LABELS[value].toLowerCase()}`,
            })),
          ]}
        />
        <FormSelect
          form={form}
          name="prices"
          label="Price"
          options={[
            { value: 'list', label: 'The new plan’s price' },
            { value: 'kept', label: 'What each member pays today' },
          ]}
        />
        <Pair gap="sm">
          <FormSelect
            form={form}
            name="timing"
            label="Takes effect"
            options={[
              { value: 'period', label: 'With the next billing period' },
              { value: 'day', label: 'That day, with prorated credit and charge' },
            ]}
          />
          <FormDate
            form={form}
            name="day"
            label={form.values.timing === 'day' ? 'Day' : 'Not before'}
            minDate={today}
          />
        </Pair>
      </OneColumn>
    </SchemaForm>
  );
}
