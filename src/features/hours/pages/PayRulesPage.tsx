import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { savePayPlan } from '@/domain/commission/api';
import {
  CALLBACK_DAYS_LIMIT,
  PAY_RULES_LIMIT,
  payPlanSchema,
  planFault,
  planOn,
  type PayPlan,
} from '@/domain/commission/plan';
import { payPlans } from '@/domain/commission/queries';
import { ruleWords } from '@/domain/commission/ruleWords';
import { closedPeriods } from '@/domain/hours/payWeeks';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { formatDate } from '@/ui/format/dateTime';
import { FormDate } from '@/ui/forms/FormDate';
import { FormList } from '@/ui/forms/FormList';
import { FormNumber } from '@/ui/forms/FormNumber';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { PayRuleFields } from '../components/PayRuleFields';
import { useRefreshPay } from '../hooks/useRefreshPay';

/** Manages what technicians are paid on top of their hours: past, current, and future rules, each from an effective date. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const [isChanging, setIsChanging] = useState(false);
  const isAllowed = can('read', 'payPlans');
  const plans = useRecords(collections.payPlans, payPlans(), { isEnabled: isAllowed });
  const periods = useRecords(collections.payPeriods, closedPeriods(), { isEnabled: isAllowed });
  const error = plans.error ?? periods.error;
  return (
    <PageBody size="narrow">
      <PageHeader title="Pay rules" back={{ to: paths.pay, label: 'Pay periods' }} />
      {!isAllowed ? (
        <EmptyState title="Only managers see pay rules" text="What a job pays you, and why, is on the job’s page." />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void plans.refetch()} />
      ) : plans.isLoading || periods.isLoading ? (
        <LoadingRows rows={6} />
      ) : (
        <>
          <Plans plans={plans.data ?? []} />
          {canAct(session, 'setPayRules') ? (
            isChanging || plans.data?.length === 0 ? (
              <PlanForm
                plans={plans.data ?? []}
                closedThrough={periods.data?.[0]?.endsOn ?? ''}
                onDone={() => setIsChanging(false)}
              />
            ) : (
              <div>
                <Button onClick={() => setIsChanging(true)}>Change the rules</Button>
              </div>
            )
          ) : (
            <Text size="sm" c="dimmed">
              Only admins change pay rules.
            </Text>
          )}
        </>
      )}
    </PageBody>
  );
}

function Plans({ plans }: { plans: readonly Stored<PayPlan>[] }) {
  const { timeZone } = useSession().company;
  const inForce = planOn(plans, useToday());
  if (plans.length === 0)
    return (
      <EmptyState
        title="No pay rules yet"
        text="Commissions, spiffs and bonuses on top of hours. Technicians see what each job pays them, and why."
      />
    );
  return plans.map((plan) => {
    const state =
      plan === inForce ? 'In force since' : plan.startsOn > (inForce?.startsOn ?? '') ? 'From' : 'Earlier, from';
    return (
      <Section
        key={plan.id}
        title={`${state} ${formatDate(plan.startsOn, timeZone)}`}
        {...(plan.callbackDays > 0 && {
          description: `A callback booked within ${plan.callbackDays} days reverses the pay for doing the work.`,
        })}
      >
        {plan.rules.length === 0 ? (
          <Text size="sm">No rules. Hours only.</Text>
        ) : (
          <LinedList label={`Rules from ${plan.startsOn}`}>
            {plan.rules.map((rule) => (
              <LinedRow key={rule.id} title={rule.name} details={ruleWords(rule, 'USD')} />
            ))}
          </LinedList>
        )}
      </Section>
    );
  });
}

const newRule = (): PayPlan['rules'][number] => ({
  ...{ id: newId(), name: '', kind: 'invoiced', ratePpm: 0, amountCents: 0, itemKinds: [], categories: [], items: [] },
  ...{ jobTypes: [], sellerPpm: 0, crewSplit: 'equal', technicianIds: [] },
});

type PlanFormProps = { plans: readonly Stored<PayPlan>[]; closedThrough: string; onDone: () => void };

/** Starts from the latest rules. The rules people have worked under don't change. */
function PlanForm({ plans, closedThrough, onDone }: PlanFormProps) {
  const today = useToday();
  const refresh = useRefreshPay();
  const latest = plans[0];
  const form = useSchemaForm<PayPlan>({
    schema: payPlanSchema,
    initialValues: {
      startsOn: latest && latest.startsOn > today ? latest.startsOn : today,
      callbackDays: latest?.callbackDays ?? 30,
      rules: latest?.rules ?? [newRule()],
    },
  });
  return (
    <SchemaForm
      form={form}
      submitLabel="Save pay rules"
      {...(latest && { onCancel: onDone })}
      onSubmit={async (plan) => {
        const fault = planFault(plan.startsOn, { plans, today, closedThrough });
        if (fault !== '')
          throw new AppError({ code: 'invalid', userMessage: fault, details: { fieldErrors: { startsOn: fault } } });
        const { isWorkedOut } = await callFunction(savePayPlan, plan);
        await refresh();
        notify.success(
          isWorkedOut
            ? 'Pay rules saved.'
            : 'Pay rules saved. What they pay for all of that work is complete tomorrow morning.',
        );
        onDone();
      }}
    >
      <Section
        title={latest ? 'Change the rules from a day on' : 'Set the rules'}
        description="Work before that day is paid by the rules that it was done under. Invoices follow the rules of the day they were issued. The seller is who made the accepted estimate; the crew are the technicians on the job."
      >
        <OneColumn>
          <Pair>
            <FormDate form={form} name="startsOn" label="From" isRequired />
            <FormNumber
              form={form}
              name="callbackDays"
              label="Callback within"
              suffix=" days"
              min={0}
              max={CALLBACK_DAYS_LIMIT}
              description="Reverses what the job paid its crew. 0 means never. Some states limit this, so ask your lawyer."
            />
          </Pair>
          <FormList
            form={form}
            name="rules"
            label="Rules"
            itemLabel="Rule"
            addLabel="Add a rule"
            emptyText="No rules. Only hours are paid."
            max={PAY_RULES_LIMIT}
            newItem={newRule}
          >
            {(index) => <PayRuleFields form={form} index={index} />}
          </FormList>
        </OneColumn>
      </Section>
    </SchemaForm>
  );
}
