import { Anchor, Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatAddress } from '@/domain/contact/format';
import { regionCode, regionName } from '@/domain/contact/regions';
import { tradesOf } from '@/domain/company/schema';
import type { Address } from '@/domain/contact/schema';
import { formatRate } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { lawOf } from '@/domain/tax/law/stateLaw';
import { lawTrade } from '@/domain/tax/law/trades';
import { NO_SALES_TAX_ZONE } from '@/domain/tax/noSalesTax';
import {
  chargesAnything,
  proposedAnswers,
  proposedWork,
  salesTaxAnswersSchema,
  salesTaxText,
  totalRatePpm,
  zoneOfAnswers,
  type SalesTaxAnswers,
} from '@/domain/tax/salesTaxSetup';
import { STATE_SALES_TAXES, stateSalesTax } from '@/domain/tax/stateSalesTax';
import type { TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm, type SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { TaxedWorkFields } from './TaxedWorkFields';
import { useReplaceDefault } from './useReplaceDefault';
import { useTaxZones } from './useTaxZones';

type Place = Pick<Address, 'city' | 'state' | 'postalCode' | 'country'>;
type SalesTaxSetupProps = {
  /** Address that decides the tax; by default, the company's location. */
  address?: Place;
  /** Receives the zone that is now the default: one with the rates, or the recorded choice to charge none. */
  onDone: (zone: Stored<TaxZoneRecord>) => void;
  onCancel?: () => void;
};

const STATES = STATE_SALES_TAXES.map(({ region }) => ({ value: region, label: regionName(region, 'US') })).sort(
  (a, b) => a.label.localeCompare(b.label),
);
/** Returns the URL of a web search for a place's local rate. */
const lookUpAddress = ({ city, postalCode }: Place, region: string): string => {
  const place = [city, regionName(region, 'US'), postalCode].filter(Boolean).join(' ');
  return `https://www.google.com/search?q=${encodeURIComponent(`${place} county sales tax rate`)}`;
};

/** Returns the company's location, as far as it's in the chosen state. */
const placeIn = (place: Place, region: string): Place =>
  regionCode(place.state, 'US') === region ? place : { ...place, city: '', postalCode: '', state: region };

function LocalFields({ form, place }: { form: SchemaFormApi<SalesTaxAnswers>; place: Place }) {
  const { region } = form.values;
  const where =
    place.city === '' && place.postalCode === ''
      ? `a place in ${regionName(region, 'US')}`
      : formatAddress({ ...place, street: '', unit: '', state: region });
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <FormTextInput form={form} name="localName" label="County or city" placeholder={place.city} />
        <FormRate form={form} name="localRatePpm" label="Its rate" />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Counties, cities and districts add to the state’s rate: add up what they charge.{' '}
        <Anchor href={lookUpAddress(place, region)} target="_blank" rel="noreferrer" size="sm">
          Look up the rate for {where}
        </Anchor>
      </Text>
    </>
  );
}

/** Says below the rates who to check them with. */
function Advice({ region }: { region: string }) {
  const agency = stateSalesTax(region)?.agency ?? '';
  return (
    <Text size="sm" c="dimmed">
      This is a proposal, not advice. The state’s rate is that of January 2026. Check rates and work with the {agency}{' '}
      or your accountant.
    </Text>
  );
}

/** Sets up a company's sales tax in one step: suggested by its state, completed by the local rate, confirmed by the user. */
export function SalesTaxSetup({ address, onDone, onCancel }: SalesTaxSetupProps) {
  const session = useSession();
  const can = useCan();
  const place = address ?? session.company.address;
  const { active } = useTaxZones();
  const { create } = useSaveRecord(collections.taxes);
  const replaceDefault = useReplaceDefault();
  const [isDeclining, setIsDeclining] = useState(false);
  const [trade] = tradesOf(session.company);
  const form = useSchemaForm({
    schema: salesTaxAnswersSchema,
    initialValues: proposedAnswers(place.state, lawTrade(trade ?? '') ?? 'general'),
  });
  const { region, election, taxedWork, localRatePpm } = form.values;
  const proposedFor = useRef(region);
  const known = stateSalesTax(region);
  const total = totalRatePpm(form.values);
  const charges = chargesAnything(form.values);
  const law = lawOf(region);
  const hasRates = known !== null && (known.ratePpm > 0 || known.hasLocal);

  const { setFieldValue } = form;
  useEffect(() => {
    if (region !== proposedFor.current) {
      setFieldValue('stateRatePpm', known?.ratePpm ?? 0);
      setFieldValue('taxedWork', proposedWork(region, { trade: form.getValues().trade, election }));
    }
    proposedFor.current = region;
  }, [region, election, known, form, setFieldValue]);

  const keep = async (zone: TaxZoneRecord): Promise<void> => {
    const saved = await create(zone);
    await replaceDefault(saved);
    onDone(saved);
  };
  const chargeNone = async (): Promise<void> => {
    setIsDeclining(true);
    try {
      await keep(NO_SALES_TAX_ZONE);
    } catch (error) {
      setIsDeclining(false);
      notify.error(error);
    }
  };
  // The result is shown once it's known: not before the user has chosen what is taxed, and the local rate.
  const isOpen = charges && (taxedWork === '' || (known?.hasLocal === true && localRatePpm === ''));
  const submitLabel = isOpen
    ? 'Charge sales tax'
    : charges
      ? `Charge ${formatRate(total)}`
      : known
        ? 'Charge no sales tax'
        : 'Continue';
  if (!can('create', 'taxes')) {
    return (
      <InlineNotice tone="info" title="An admin or manager sets the sales tax">
        Ask one of them to set it up so that estimates and invoices charge it.
      </InlineNotice>
    );
  }
  return (
    <SchemaForm
      form={form}
      submitLabel={submitLabel}
      onSubmit={(answers) => keep(zoneOfAnswers(answers, newId))}
      onCancel={onCancel}
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormSelect form={form} name="region" label="State" options={STATES} isSearchable isRequired />
          {hasRates && <FormRate form={form} name="stateRatePpm" label="State sales tax" isRequired />}
        </SimpleGrid>
        {known?.hasLocal && <LocalFields form={form} place={placeIn(place, region)} />}
        {hasRates && <TaxedWorkFields form={form} law={law} />}
        {known && !isOpen && (
          <InlineNotice tone={charges ? 'success' : 'info'} role="status" title={salesTaxText(form.values)}>
            {hasRates
              ? `Every estimate and invoice starts with it${taxedWork === 'law' ? ', by its property and kind of work' : ''}. Places with another rate can be added under Taxes.`
              : `${regionName(region, 'US')} has no general sales tax.`}
          </InlineNotice>
        )}
        {hasRates && <Advice region={region} />}
        {(hasRates || !known) && active.length === 0 && (
          <div>
            <Button variant="text" loading={isDeclining} onClick={() => void chargeNone()}>
              We don’t charge sales tax
            </Button>
          </div>
        )}
      </Stack>
    </SchemaForm>
  );
}
