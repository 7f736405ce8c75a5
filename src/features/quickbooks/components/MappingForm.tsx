import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { saveQuickbooksSetup, type QuickbooksLists } from '@/domain/quickbooks/api';
import type { LineRole } from '@/domain/quickbooks/books';
import { isUnitedStates } from '@/domain/quickbooks/facts';
import {
  LINE_ROLE_LABELS,
  LINE_ROLES,
  NEW_ITEM,
  type Directions,
  type Mapping,
  type QuickbooksSetup,
} from '@/domain/quickbooks/setup';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@/domain/payment/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { DayInput } from '@/ui/forms/DayInput';
import { DetailList } from '@/ui/layout/DetailList';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { accountsFor } from '../accountsFor';
import { DirectionFields } from './DirectionFields';
import { MapField } from './MapField';

type MappingFormProps = { lists: QuickbooksLists; setup: QuickbooksSetup };

/** The mapping, filled in with proposals where nothing was chosen yet. Nothing counts before it is saved. */
export function MappingForm({ lists, setup }: MappingFormProps) {
  const [mapping, setMapping] = useState<Mapping>(lists.proposal);
  const [directions, setDirections] = useState<Directions>(setup.directions);
  const [startOn, setStartOn] = useState(setup.startOn);
  const { isBusy, carryOut } = useCarryOut();
  const { facts } = lists;
  const change = (part: Partial<Mapping>): void => setMapping({ ...mapping, ...part });
  const setRole = (name: 'items' | 'accounts' | 'classes', role: LineRole, value: string): void =>
    change({ [name]: { ...mapping[name], [role]: value } });
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
      <Section title="Kinds of lines" description="Each line of an invoice goes to an item, which books to an account.">
        <Stack gap="sm">
          {LINE_ROLES.map((role) => (
            <Pair key={role} least="180px">
              <MapField
                label={`${LINE_ROLE_LABELS[role]}: item`}
                value={mapping.items[role] ?? ''}
                options={[
                  { id: NEW_ITEM, name: `Make a new item “${LINE_ROLE_LABELS[role]}”`, type: '' },
                  ...lists.items,
                ]}
                onChange={(value) => setRole('items', role, value)}
              />
              {(mapping.items[role] === NEW_ITEM || role === 'tip') && (
                <MapField
                  label={`${LINE_ROLE_LABELS[role]}: account`}
                  value={mapping.accounts[role] ?? ''}
                  options={accountsFor(role, lists.accounts)}
                  onChange={(value) => setRole('accounts', role, value)}
                />
              )}
              {facts.classesPerLine && lists.classes.length > 0 && (
                <MapField
                  label={`${LINE_ROLE_LABELS[role]}: class`}
                  noneLabel="No class"
                  value={mapping.classes[role] ?? ''}
                  options={lists.classes}
                  onChange={(value) => setRole('classes', role, value)}
                />
              )}
            </Pair>
          ))}
        </Stack>
      </Section>
      {facts.usesTax && (
        <Section title="Sales tax">
          <Stack gap="sm">
            <Switch
              label="Our tax counts"
              description="Sent with each document, so that both sides have the same cents. Off: QuickBooks works it out, and differences are shown."
              checked={mapping.taxLead === 'ours'}
              onChange={({ currentTarget: { checked } }) => change({ taxLead: checked ? 'ours' : 'quickbooks' })}
            />
            {!facts.isTaxAutomatic &&
              lists.zones.map(({ id, name }) => (
                <MapField
                  key={id}
                  label={`Tax zone ${name}`}
                  value={mapping.taxCodes[id] ?? ''}
                  options={lists.taxCodes}
                  onChange={(value) => change({ taxCodes: { ...mapping.taxCodes, [id]: value } })}
                />
              ))}
            {!isUnitedStates(facts) && (
              <MapField
                label="Lines without tax"
                value={mapping.exemptCodeId}
                options={lists.taxCodes}
                onChange={(exemptCodeId) => change({ exemptCodeId })}
              />
            )}
          </Stack>
        </Section>
      )}
      <Section
        title="Payments"
        description="Where money arrives. Cards belong into a clearing account, which each payout empties; cash and checks into Undeposited Funds."
      >
        <Stack gap="sm">
          {PAYMENT_METHODS.map((method) => (
            <Pair key={method} least="180px">
              <MapField
                label={`${PAYMENT_METHOD_LABELS[method]}: arrives in`}
                noneLabel="Undeposited Funds"
                value={mapping.deposits[method] ?? ''}
                options={lists.accounts.filter(({ type }) => type === 'Bank' || type === 'Other Current Asset')}
                onChange={(value) => change({ deposits: { ...mapping.deposits, [method]: value } })}
              />
              <MapField
                label={`${PAYMENT_METHOD_LABELS[method]}: payment method`}
                noneLabel="None"
                value={mapping.methods[method] ?? ''}
                options={lists.methods}
                onChange={(value) => change({ methods: { ...mapping.methods, [method]: value } })}
              />
            </Pair>
          ))}
          <Pair least="180px">
            <MapField
              label="Payouts reach"
              value={mapping.bankId}
              options={lists.accounts.filter(({ type }) => type === 'Bank')}
              onChange={(bankId) => change({ bankId })}
            />
            <MapField
              label="Processing fees"
              value={mapping.feeId}
              options={lists.accounts.filter(({ type }) => type.includes('Expense'))}
              onChange={(feeId) => change({ feeId })}
            />
          </Pair>
          <Pair least="180px">
            <MapField
              label="Undeposited funds"
              value={mapping.undepositedId}
              options={lists.accounts.filter(({ type }) => type === 'Other Current Asset')}
              onChange={(undepositedId) => change({ undepositedId })}
            />
            <MapField
              label="Accounts receivable"
              value={mapping.receivableId}
              options={lists.accounts.filter(({ type }) => type === 'Accounts Receivable')}
              onChange={(receivableId) => change({ receivableId })}
            />
          </Pair>
        </Stack>
      </Section>
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
