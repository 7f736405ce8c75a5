import { Text } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { formatAddress, formatPhone } from '@/domain/contact/format';
import { sampleRows } from '@/domain/import/sampleRows';
import { customerNames } from '@/domain/customer/schema';
import type { ImportPlan } from '@/domain/import/plan';
import type { RowDraft } from '@/domain/import/rows';
import { DetailList } from '@/ui/layout/DetailList';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import classes from './importSteps.module.css';

const LINES_SHOWN = 6;

/** Previews up to three customers as the import will save them, before anything is written. */
export function SampleRecords({ plan }: { plan: ImportPlan }) {
  const samples = useMemo(() => sampleRows(plan), [plan]);
  if (samples.length === 0) return null;
  return (
    <Section
      title="Preview of the customers"
      description="A few finished records. If something is in the wrong place, go back and change the columns."
    >
      <Pair least="240px">
        {samples.map(({ row, draft }) => (
          <SampleRecord key={row} row={row} draft={draft} />
        ))}
      </Pair>
    </Section>
  );
}

function SampleRecord({ row, draft: { customer, properties, status } }: { row: number; draft: RowDraft }) {
  const { name } = customerNames(customer);
  const person = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  const others = customer.contacts.map(({ phone, email }) => [formatPhone(phone), email].filter(Boolean).join(', '));
  const places = properties.map(({ label, address, use, gateCode, accessNotes }) =>
    [
      label,
      formatAddress(address),
      use === 'business' && 'Business property',
      gateCode && `Gate code ${gateCode}`,
      accessNotes,
    ]
      .filter(Boolean)
      .join(' · '),
  );
  const billing = formatAddress(customer.billingAddress);
  const isElsewhere = billing !== '' && !properties.some(({ address }) => formatAddress(address) === billing);
  return (
    <article aria-label={name} className={classes.sample}>
      <Text fw={600} className={classes.wrap}>
        {name}
      </Text>
      <Text size="xs" c="dimmed">
        {[customer.kind === 'company' ? 'Company' : 'Person', status === 'archived' && 'archived', `row ${row}`]
          .filter(Boolean)
          .join(', ')}
      </Text>
      <DetailList
        columns={1}
        items={[
          { label: 'Contact', value: customer.kind === 'company' ? person : '', isHiddenWhenEmpty: true },
          { label: 'Phone', value: formatPhone(customer.phone) },
          { label: 'E-mail', value: customer.email },
          { label: 'Further contacts', value: lines(others), isHiddenWhenEmpty: true },
          { label: properties.length > 1 ? 'Service addresses' : 'Service address', value: lines(places) },
          { label: 'Billing address', value: isElsewhere ? billing : '', isHiddenWhenEmpty: true },
          { label: 'Tags', value: customer.tags.join(', '), isHiddenWhenEmpty: true },
          { label: 'Do not service', value: doNotService(customer), isHiddenWhenEmpty: true },
          { label: 'Notes', value: lines(customer.notes.split('\n')), isHiddenWhenEmpty: true },
        ]}
      />
    </article>
  );
}

const doNotService = ({ isDoNotService, doNotServiceReason }: RowDraft['customer']): string =>
  isDoNotService ? doNotServiceReason || 'Yes' : '';

/** Renders each text on its own line, or '' if there aren't any. */
const lines = (texts: readonly string[]): ReactNode => {
  const filled = texts.filter((text) => text !== '');
  if (filled.length === 0) return '';
  return filled.slice(0, LINES_SHOWN).map((text) => (
    <bdi key={text} className={classes.line}>
      {text}
    </bdi>
  ));
};
