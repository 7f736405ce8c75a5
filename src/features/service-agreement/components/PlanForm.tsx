import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import type { AgreementPlan } from '@/domain/agreement/record/plan';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useArchive } from '@/entities/record/useArchive';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { isSame } from '@/lib/stableJson';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PLAN_FIELD_LABELS, planFormSchema, planInWords, toPlanTerms, toPlanValues } from '../planForm';
import { PlanExtras } from './PlanExtras';
import { PlanPrices } from './PlanPrices';
import { PlanTermFields } from './PlanTermFields';
import { PlanVisits } from './PlanVisits';

type PlanFormProps = { plan: Stored<AgreementPlan> | null; onDone: () => void };

/** A plan, new or existing. Members keep the terms they agreed to; a change counts for agreements made after it. */
export function PlanForm({ plan, onDone }: PlanFormProps) {
  const editing = useRecordForm({
    definition: collections.agreementPlans,
    record: plan,
    noun: 'plan',
    schema: planFormSchema,
    toForm: toPlanValues,
    startWith: toPlanValues(null),
    toFields: toPlanTerms,
    complete: (values, base) =>
      isSame(toPlanTerms(values), toPlanTerms(toPlanValues(base))) ? {} : { version: base.version + 1 },
    create: (values) => ({ ...toPlanTerms(values), version: 1, isArchived: false }),
    nameOf: ({ name }) => name,
    labels: PLAN_FIELD_LABELS,
    format: planInWords,
    follows: { version: 'name' },
    onSaved: onDone,
  });
  const { form } = editing;
  const { archive, restore } = useArchive(collections.agreementPlans, plan, {
    name: plan?.name ?? '',
    archived: { isArchived: true },
    active: { isArchived: false },
    question: 'It is no longer offered. Members keep their agreements, and you can restore the plan.',
    restoredText: `${plan?.name ?? ''} can be sold again.`,
    onDone,
  });
  const archiveButton = plan && (
    <Button variant="subtle" color="gray" onClick={() => void (plan.isArchived ? restore() : archive())}>
      {plan.isArchived ? 'Restore' : 'Archive'}
    </Button>
  );
  return (
    <RecordForm editing={editing} onCancel={onDone} extraActions={archiveButton}>
      <OneColumn>
        <FormTextInput form={form} name="name" label="Name" placeholder="Comfort Plus" isRequired autoComplete="off" />
        <FormTextarea
          form={form}
          name="summary"
          label="In short"
          description="As customers read it."
          maxLength={1000}
          minRows={2}
        />
        <PlanPrices form={form} />
        <PlanTermFields form={form} />
        <PlanVisits form={form} />
        <PlanExtras form={form} />
      </OneColumn>
    </RecordForm>
  );
}
