import { SimpleGrid, Stack } from '@mantine/core';
import { AD_CHANNEL_FACTS, AD_CHANNELS } from '@/domain/ad/channels';
import { spentOn } from '@/domain/ad/results';
import { AD_STATE_LABELS, AD_STATES, AD_TERMS_LENGTH } from '@/domain/ad/schema';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Section } from '@/ui/layout/Section';
import type { AdFormApi } from '../hooks/useAdForm';

const STATES = AD_STATES.map((value) => ({ value, label: AD_STATE_LABELS[value] }));

/** Form fields for the proof behind claims, and for the ad's run dates and cost. */
export function MoreFields({ form }: { form: AdFormApi }) {
  const { values } = form;
  const spent = AD_CHANNELS.filter((channel) => values.channels.includes(channel) || values.spentCents[channel] > 0);
  return (
    <Section title="Proof, dates and cost">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <FormSelect form={form} name="state" label="Status" options={STATES} />
          <FormDate form={form} name="startsOn" label="Starts on" />
          <FormDate form={form} name="endsOn" label="Ends on" />
        </SimpleGrid>
        <OptionalParts
          parts={[
            {
              id: 'proof',
              label: 'Proof of a claim',
              isFilled: values.proof !== '',
              content: (
                <FormTextInput
                  form={form}
                  name="proof"
                  label="Proof"
                  description="For words such as “best”: who says so, when, and where it can be read."
                />
              ),
            },
            {
              id: 'financing',
              label: 'Financing disclosure',
              isFilled: values.financingTerms !== '',
              content: (
                <FormTextarea
                  form={form}
                  name="financingTerms"
                  label="Financing disclosure"
                  description="As your lender words it, with the APR where an amount or a time is named. Printed small."
                  minRows={2}
                  maxLength={AD_TERMS_LENGTH}
                />
              ),
            },
            {
              id: 'spent',
              label: 'What was spent',
              isFilled: spentOn(values) > 0,
              content: (
                <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
                  {spent.map((channel) => (
                    <FormMoney
                      key={channel}
                      form={form}
                      name={`spentCents.${channel}`}
                      label={`Spent on ${AD_CHANNEL_FACTS[channel].label}`}
                    />
                  ))}
                </SimpleGrid>
              ),
            },
            {
              id: 'note',
              label: 'Note',
              isFilled: values.note !== '',
              content: (
                <FormTextarea form={form} name="note" label="Note" description="For you: budget, printer, list." />
              ),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
