import { Button, Pill, Text } from '@mantine/core';
import { useState } from 'react';
import { ITEM_KIND_LABELS, ITEM_KINDS } from '@/domain/billing/itemKind';
import {
  CHOICE_NAME_LIMIT,
  isPercent,
  PAY_RULE_KIND_LABELS,
  PAY_RULE_KINDS,
  type PayPlan,
} from '@/domain/commission/plan';
import { technicianName } from '@/domain/technician/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { PricebookPicker } from '@/entities/pricebook/PricebookPicker';
import { useCategories } from '@/entities/pricebook/useCategories';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { cutText } from '@/lib/cutText';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { FormChosen } from './FormChosen';

const KINDS = PAY_RULE_KINDS.map((value) => ({ value, label: PAY_RULE_KIND_LABELS[value] }));
const ITEM_OPTIONS = ITEM_KINDS.map((value) => ({ value, label: ITEM_KIND_LABELS[value] }));
const SPLITS = [
  { value: 'equal', label: 'Split equally' },
  { value: 'hours', label: 'By their hours on the job' },
];

type PayRuleFieldsProps = { form: SchemaFormApi<PayPlan>; index: number };

/** Form fields for one rule: the amount, its base, which work it applies to, and for whom. */
export function PayRuleFields({ form, index }: PayRuleFieldsProps) {
  const { settings } = useWorkSettings();
  const { active } = useTechnicians();
  const { flat, byId } = useCategories();
  const rule = form.values.rules[index];
  if (!rule) return null;
  const name = <N extends string>(field: N) => `rules.${index}.${field}` as const;
  const isOfLines = rule.kind !== 'job' && rule.kind !== 'member';
  return (
    <OneColumn>
      <Pair>
        <FormTextInput form={form} name={name('name')} label="Name" placeholder="Repair commission" isRequired />
        <FormSelect form={form} name={name('kind')} label="What it pays" options={KINDS} isRequired />
      </Pair>
      <Pair mayLeaveRoom>
        {isPercent(rule.kind) ? (
          <FormRate form={form} name={name('ratePpm')} label="Percent" isRequired />
        ) : (
          <FormMoney form={form} name={name('amountCents')} label="Amount" isRequired />
        )}
      </Pair>
      {rule.kind === 'spiff' && <RuleItems form={form} index={index} />}
      {isOfLines && rule.kind !== 'spiff' && (
        <Pair>
          <FormMultiSelect
            form={form}
            name={name('itemKinds')}
            label="Kinds of item"
            options={ITEM_OPTIONS}
            placeholder="All"
          />
          <FormChosen
            form={form}
            name={name('categories')}
            label="Pricebook categories"
            options={flat.map(({ category, path }) => ({ id: category.id, name: cutText(path, CHOICE_NAME_LIMIT) }))}
            withMore={(id) => (byId.get(id)?.children ?? []).map(({ category }) => category.id)}
            placeholder="All"
          />
        </Pair>
      )}
      {rule.kind !== 'member' && (
        <Pair>
          <FormChosen
            form={form}
            name={name('jobTypes')}
            label="Job types"
            options={settings.jobTypes}
            placeholder="All"
          />
          <FormRate form={form} name={name('sellerPpm')} label="Seller’s share of it" />
        </Pair>
      )}
      <Pair>
        {rule.kind !== 'member' && (
          <FormSelect form={form} name={name('crewSplit')} label="The crew shares the rest" options={SPLITS} />
        )}
        <FormMultiSelect
          form={form}
          name={name('technicianIds')}
          label="For"
          options={active.map((person) => ({ value: person.id, label: technicianName(person) }))}
          placeholder="Everyone"
        />
      </Pair>
    </OneColumn>
  );
}

function RuleItems({ form, index }: PayRuleFieldsProps) {
  const [isPicking, setIsPicking] = useState(false);
  const items = form.values.rules[index]?.items ?? [];
  const path = `rules.${index}.items` as const;
  const error = form.errors[path];
  return (
    <OneColumn gap="xs">
      <Text size="sm" fw={500}>
        Items
      </Text>
      <Pill.Group>
        {items.map(({ id, name }) => (
          <Pill
            key={id}
            withRemoveButton
            removeButtonProps={{ 'aria-label': `Remove ${name}` }}
            onRemove={() =>
              form.setFieldValue(
                path,
                items.filter((one) => one.id !== id),
              )
            }
          >
            {name}
          </Pill>
        ))}
      </Pill.Group>
      {error && (
        <Text size="sm" c="var(--fw-danger-fg)">
          {error}
        </Text>
      )}
      <div>
        <Button variant="default" onClick={() => setIsPicking(true)}>
          Choose items
        </Button>
      </div>
      <PricebookPicker
        opened={isPicking}
        onClose={() => setIsPicking(false)}
        title="Items that pay a spiff"
        submitLabel="Add items"
        onPick={(picked) => {
          const fresh = picked
            .map(({ item }) => ({ id: item.id, name: cutText(item.name, CHOICE_NAME_LIMIT) }))
            .filter(({ id }) => !items.some((one) => one.id === id));
          form.setFieldValue(path, [...items, ...fresh]);
        }}
      />
    </OneColumn>
  );
}
