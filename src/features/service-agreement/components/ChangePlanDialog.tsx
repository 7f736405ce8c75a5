import { Modal } from '@mantine/core';
import type { output } from 'zod';
import { previewOf } from '@/domain/agreement/migration/preview';
import { wantedTermsSchema, type AgreementChange } from '@/domain/agreement/record/api';
import { BILLING_INTERVALS, INTERVAL_LABELS, type AgreementPlan } from '@/domain/agreement/record/plan';
import type { Agreement } from '@/domain/agreement/record/schema';
import { priceOf } from '@/domain/agreement/record/term';
import { wantedTerms } from '@/domain/agreement/record/terms';
import type { Stored } from '@/domain/record/schema';
import { EquipmentPicker } from '@/entities/equipment/EquipmentPicker';
import { useEquipment } from '@/entities/equipment/useEquipment';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { usePlans } from '@/entities/agreement/usePlans';
import { coveredUnits } from '../agreementForm';
import { ChangePreviewList } from './ChangePreviewList';

type Values = output<typeof wantedTermsSchema>;

type ChangePlanDialogProps = {
  agreement: Stored<Agreement>;
  today: string;
  onChange: (change: AgreementChange) => Promise<void>;
  onClose: () => void;
};

/** Changes a member's plan, billing interval, price or units, after showing the cost. */
export function ChangePlanDialog({ agreement, today, onChange, onClose }: ChangePlanDialogProps) {
  const { offered } = usePlans();
  const { equipment } = useEquipment(agreement.customerId);
  const { units, interval, priceCents } = agreement;
  const initialValues: Values = { planId: '', interval, units, priceCents, when: 'next-bill', note: 'By phone' };
  const form = useSchemaForm({ schema: wantedTermsSchema, initialValues });
  const planOf = (id: string): Stored<AgreementPlan> | null => offered.find((plan) => plan.id === id) ?? null;
  const chosen = planOf(form.values.planId);
  const { prices } = chosen ?? agreement.plan;
  const follow = (changes: Partial<Values>): void => {
    const next = { ...form.getValues(), ...changes };
    const plan = planOf(next.planId) ?? agreement.plan;
    const way = plan.prices.some((price) => price.interval === next.interval)
      ? next.interval
      : plan.prices[0]?.interval;
    if (way && way !== next.interval) form.setFieldValue('interval', way);
    const listed = priceOf(plan, way ?? next.interval, next.units.length);
    if (listed !== null) form.setFieldValue('priceCents', listed);
  };
  const setUnits = (ids: string[]): void => {
    const named = coveredUnits(ids, equipment, units);
    form.setFieldValue('units', named);
    follow({ units: named });
  };
  return (
    <Modal opened size="lg" onClose={onClose} title="Change plan, price or units">
      <SchemaForm
        form={form}
        submitLabel="Change the agreement"
        onCancel={onClose}
        onSubmit={async (values) => {
          await onChange({ kind: 'terms', ...values });
          onClose();
        }}
      >
        <OneColumn>
          <Pair gap="sm">
            <FormSelect
              form={form}
              name="planId"
              label="Plan"
              options={[
                { value: '', label: `${agreement.plan.name}, as agreed` },
                ...offered.map(({ id, name, version }) => ({ value: id, label: `${name}, version ${version}` })),
              ]}
              onChosen={(planId) => follow({ planId })}
            />
            <FormSelect
              form={form}
              name="interval"
              label="Billed"
              options={prices.map((price) => ({ value: price.interval, label: INTERVAL_LABELS[price.interval] }))}
              onChosen={(value) => {
                const way = BILLING_INTERVALS.find((known) => known === value);
                if (way) follow({ interval: way });
              }}
            />
          </Pair>
          <EquipmentPicker
            label="Units covered"
            customerId={agreement.customerId}
            propertyId={agreement.propertyId}
            value={form.values.units.map(({ equipmentId }) => equipmentId)}
            onChange={setUnits}
          />
          <Pair gap="sm">
            <FormMoney form={form} name="priceCents" label="Price, before tax" />
            <FormSelect
              form={form}
              name="when"
              label="From"
              options={[
                { value: 'next-bill', label: 'The next bill' },
                { value: 'today', label: 'Today, with prorated credit and charge' },
              ]}
            />
          </Pair>
          <FormTextInput form={form} name="note" label="How did the customer agree?" isRequired autoComplete="off" />
          <Preview agreement={agreement} values={form.values} plan={chosen} today={today} />
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}

type PreviewProps = { agreement: Agreement; values: Values; plan: Stored<AgreementPlan> | null; today: string };

function Preview({ agreement, values, plan, today }: PreviewProps) {
  const { interval, units, when } = values;
  // The price may be empty while it is being typed.
  const priceCents = values.priceCents || 0;
  const terms = wantedTerms(agreement, { plan, interval, units, priceCents, when }, today);
  const act = { today, now: `${today}T12:00:00.000Z`, by: '' };
  return (
    <ChangePreviewList preview={previewOf(agreement, terms, { act, place: null })} currency={agreement.currency} />
  );
}
