import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import type { AgreementPlan } from '@/domain/agreement/record/plan';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useArchive } from '@/entities/record/useArchive';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { membersOfPlan } from '@/domain/agreement/record/queries';
import { countText, useCount } from '@/data/react/useCount';
import { useMemo } from 'react';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';
import { isSame } from '@/lib/stableJson';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PLAN_FIELD_LABELS, planFormSchema, planInWords, toPlanTerms, toPlanValues } from '../planForm';
import { MaintenanceUnitField } from './MaintenanceUnitField';
import { PlanExtras } from './PlanExtras';
import { PlanPrices } from './PlanPrices';
import { PlanTermFields } from './PlanTermFields';
import { PlanVisits } from './PlanVisits';

type PlanFormProps = { plan: Stored<AgreementPlan> | null; onDone: () => void };

/** Edits a new or existing plan. Members keep the terms they agreed to; a change applies only to later agreements. */
export function PlanForm({ plan, onDone }: PlanFormProps) {
  const editing = useRecordForm({
    definition: collections.agreementPlans,
    record: plan,
    noun: 'plan',
    schema: planFormSchema,
    toForm: toPlanValues,
    startWith: toPlanValues(null),
    toFields: (values) => ({ ...toPlanTerms(values), businessUnitId: values.businessUnitId }),
    complete: (values, base) =>
      isSame(toPlanTerms(values), toPlanTerms(toPlanValues(base))) ? {} : { version: base.version + 1 },
    create: (values) => ({
      ...toPlanTerms(values),
      ...{ businessUnitId: values.businessUnitId, version: 1, isArchived: false },
    }),
    nameOf: ({ name }) => name,
    labels: PLAN_FIELD_LABELS,
    format: planInWords,
    follows: { version: 'name' },
    onSaved: onDone,
  });
  const { form } = editing;
  const members = useCount(
    collections.agreements,
    useMemo(() => membersOfPlan(plan?.id ?? '').where ?? [], [plan?.id]),
    { isEnabled: plan !== null },
  );
  const memberText =
    members === 0
      ? 'No one is on this plan.'
      : `${members === undefined ? 'Some' : countText(members)} ${members === 1 ? 'member has' : 'members have'} it and will keep it: they are billed and renew as agreed. To end that, change their plan.`;
  const { archive, restore } = useArchive(collections.agreementPlans, plan, {
    name: plan?.name ?? '',
    archived: { isArchived: true },
    active: { isArchived: false },
    question: `It is no longer offered. ${memberText} You can restore the plan.`,
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
        {plan && members !== undefined && members > 0 && (
          <InlineNotice
            tone="info"
            title={`${countText(members)} ${members === 1 ? 'member has' : 'members have'} this plan`}
            action={
              <LinkButton
                to={`${paths.agreementMigrations}?open=new&plan=${plan.id}`}
                variant="default"
                size="compact-sm"
              >
                Change members’ plan…
              </LinkButton>
            }
          >
            They keep the terms they agreed to. What you change here is for new agreements.
          </InlineNotice>
        )}
        <FormTextInput form={form} name="name" label="Name" placeholder="Comfort Plus" isRequired autoComplete="off" />
        <FormTextarea
          form={form}
          name="summary"
          label="In short"
          description="What customers read first."
          maxLength={1000}
          minRows={2}
        />
        <MaintenanceUnitField
          value={form.values.businessUnitId}
          onChange={(id) => form.setFieldValue('businessUnitId', id)}
        />
        <PlanPrices form={form} />
        <PlanTermFields form={form} />
        <PlanVisits form={form} />
        <PlanExtras form={form} />
      </OneColumn>
    </RecordForm>
  );
}
