import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { saveQuickbooksSetup, type QuickbooksLists } from '@/domain/quickbooks/api';
import type { Directions, Mapping, QuickbooksSetup } from '@/domain/quickbooks/setup';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { DayInput } from '@/ui/forms/DayInput';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { AdjustmentSection } from './AdjustmentSection';
import { DirectionFields } from './DirectionFields';
import { LineSection } from './LineSection';
import { PaymentSection } from './PaymentSection';
import { TaxSection } from './TaxSection';
import { UnitSection } from './UnitSection';

type MappingFormProps = { lists: QuickbooksLists; setup: QuickbooksSetup };

/** Edits the mapping, with suggestions where nothing is set yet. Nothing takes effect until saved. */
export function MappingForm({ lists, setup }: MappingFormProps) {
  const [mapping, setMapping] = useState<Mapping>(lists.proposal);
  const [directions, setDirections] = useState<Directions>(setup.directions);
  const [startOn, setStartOn] = useState(setup.startOn);
  const { isBusy, carryOut } = useCarryOut();
  const { facts } = lists;
  const change = (part: Partial<Mapping>): void => setMapping({ ...mapping, ...part });
  const save = () =>
    carryOut(async () => {
      await callFunction(saveQuickbooksSetup, { mapping, directions, startOn });
      notify.success('Mapping saved. Look at the dry run next.');
    });
  const isFirst = setup.startOn === '';
  return (
    <Stack gap="md">
      {isFirst && (
        <InlineNotice tone="info" title="Proposals">
          These are filled in from the names in QuickBooks. Look at each, choose the first day, and save.
        </InlineNotice>
      )}
      {lists.broken.map((text) => (
        <InlineNotice key={text} tone="danger">
          {text}
        </InlineNotice>
      ))}
      <Section title="The company in QuickBooks">
        <DetailList
          columns={2}
          items={[
            { label: 'Name', value: facts.companyName },
            { label: 'Currency', value: facts.homeCurrency },
            {
              label: 'Sales tax',
              value: facts.usesTax
                ? facts.isTaxAutomatic
                  ? 'Works it out automatically'
                  : 'By tax codes'
                : 'Turned off',
            },
            {
              label: 'Document numbers',
              value: facts.keepsOurNumbers ? 'Keeps ours' : 'Counts its own; ours are in the note',
            },
            { label: 'Books closed through', value: facts.closedThrough },
          ]}
        />
      </Section>
      <Section title="From when, and what">
        <Stack gap="md">
          <DayInput
            label="First day that is kept in QuickBooks"
            description="Documents from before it are never touched."
            value={startOn}
            onChange={setStartOn}
          />
          <DirectionFields directions={directions} onChange={setDirections} />
        </Stack>
      </Section>
      <LineSection mapping={mapping} change={change} lists={lists} />
      <UnitSection mapping={mapping} change={change} lists={lists} />
      {facts.usesTax && <TaxSection mapping={mapping} change={change} lists={lists} />}
      <PaymentSection mapping={mapping} change={change} lists={lists} />
      <AdjustmentSection mapping={mapping} change={change} lists={lists} directions={directions} />
      <Section title="Customers">
        <Switch
          label="Properties are sub-customers"
          description="Each property with work becomes a sub-customer (a job) below its customer."
          checked={mapping.hasSubCustomers}
          onChange={({ currentTarget: { checked } }) => change({ hasSubCustomers: checked })}
        />
      </Section>
      <Group gap="sm">
        <Button loading={isBusy} disabled={startOn === ''} onClick={() => void save()}>
          Save mapping
        </Button>
        {startOn === '' && <Text size="sm">Choose the first day to save.</Text>}
      </Group>
    </Stack>
  );
}
