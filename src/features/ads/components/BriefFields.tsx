import { Autocomplete, SimpleGrid, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { AD_CHANNEL_FACTS, AD_CHANNELS } from '@/domain/ad/channels';
import { offerOfDiscount } from '@/domain/ad/companyFacts';
import type { AdFacts } from '@/domain/ad/facts';
import {
  AD_AREAS_LIMIT,
  AD_AUDIENCE_LABELS,
  AD_AUDIENCES,
  AD_GOAL_LABELS,
  AD_GOALS,
  AD_LANDING_LABELS,
  AD_LANDINGS,
  AD_TERMS_LENGTH,
} from '@/domain/ad/schema';
import { discountState } from '@/domain/discount/discountRecord';
import { itemsBy } from '@/domain/pricebook/queries';
import type { WebsiteContent } from '@/domain/website/schema';
import { useDiscounts } from '@/entities/discount/useDiscounts';
import { FormChips } from '@/ui/forms/FormChips';
import { FormDate } from '@/ui/forms/FormDate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useField } from '@/ui/forms/useField';
import { Section } from '@/ui/layout/Section';
import type { AdFormApi } from '../hooks/useAdForm';
import { DiscountOffers } from './DiscountOffers';

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));
const GOALS = optionsOf(AD_GOALS, AD_GOAL_LABELS);
const AUDIENCES = optionsOf(AD_AUDIENCES, AD_AUDIENCE_LABELS);
const LANDINGS = optionsOf(AD_LANDINGS, AD_LANDING_LABELS);
const CHANNELS = AD_CHANNELS.map((value) => ({ value, label: AD_CHANNEL_FACTS[value].label }));
/** A limited number of pricebook items to choose from; others can be typed. */
const ITEMS = { ...itemsBy({ isActive: true }, { field: 'sortName', direction: 'asc' }), limit: 60 };

type BriefFieldsProps = { form: AdFormApi; facts: AdFacts; site: WebsiteContent | null };

/** Form fields for the offer, audience, place, and channels. */
export function BriefFields({ form, facts, site }: BriefFieldsProps) {
  const { all: discounts } = useDiscounts();
  const current = discounts.filter((one) => ['active', 'scheduled'].includes(discountState(one, facts.today)));
  const places = useMemo(
    () => [
      ...new Set(
        [
          facts.city,
          ...(site?.blocks ?? []).flatMap(({ kind, items }) =>
            kind === 'areas' ? items.map(({ title }) => title) : [],
          ),
        ].filter(Boolean),
      ),
    ],
    [facts.city, site],
  );
  return (
    <Section title="What you advertise">
      <Stack gap="md">
        <FormTextInput
          form={form}
          name="name"
          label="Name"
          description="For you, and the name of the campaign in Google Ads."
          isRequired
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormSelect form={form} name="goal" label="What it should bring" options={GOALS} />
          <FormSelect form={form} name="audience" label="For" options={AUDIENCES} />
        </SimpleGrid>
        <ServiceField form={form} />
        <FormTags
          form={form}
          name="areas"
          label="Areas"
          description="Towns or neighborhoods, as people call them. Enter ends one."
          suggestions={places}
          max={AD_AREAS_LIMIT}
        />
        <FormTextInput form={form} name="offer" label="Offer" placeholder="$89 tune-up" />
        {current.length > 0 && form.values.offer === '' && (
          <DiscountOffers
            discounts={current}
            onChoose={(discount) => {
              const { offer, offerTerms, offerEndsOn } = offerOfDiscount(discount);
              form.setValues({ offer, offerTerms, offerEndsOn });
            }}
          />
        )}
        {form.values.offer !== '' && (
          <>
            <FormTextarea
              form={form}
              name="offerTerms"
              label="Terms of the offer"
              description="Who gets it, with what, until when. Printed small."
              minRows={2}
              maxLength={AD_TERMS_LENGTH}
            />
            <FormDate form={form} name="offerEndsOn" label="Last day of the offer" />
          </>
        )}
        <FormChips form={form} name="channels" label="Where it runs" options={CHANNELS} isRequired />
        <FormSelect
          form={form}
          name="landing"
          label="Leads to"
          description="The link carries the ad and the channel, so that requests are counted."
          options={LANDINGS}
        />
      </Stack>
    </Section>
  );
}

/** Lets the user pick a pricebook service or describe it in other words. */
function ServiceField({ form }: { form: AdFormApi }) {
  const mayRead = useCan()('read', 'pricebook');
  const { data: items = [] } = useRecords(collections.pricebook, ITEMS, { isEnabled: mayRead });
  const { value, setValue, inputProps } = useField({
    form,
    name: 'service',
    label: 'Service',
    description: 'In the words of customers: AC tune-up, water heater replacement.',
  });
  const names = [
    ...new Set(items.filter(({ kind }) => kind === 'service' || kind === 'bundle').map(({ name }) => name)),
  ];
  return (
    <Autocomplete
      {...inputProps}
      data={names}
      value={typeof value === 'string' ? value : ''}
      onChange={(name) => {
        setValue(name);
        form.setFieldValue('serviceId', items.find((item) => item.name === name)?.id ?? '');
      }}
      limit={12}
    />
  );
}
