import { NumberInput, Select, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatCents, formatRate } from '@/domain/money/format';
import { MAX_AMOUNT_CENTS } from '@/domain/money/limits';
import { tryZone, type TaxTrial } from '@/domain/tax/rates';
import { PROPERTY_USES, PROPERTY_USE_LABELS } from '@/domain/property/use';
import {
  CERTIFICATE_LABELS,
  CERTIFICATE_STATES,
  CONTRACT_LABELS,
  CONTRACTS,
  JOB_NATURES,
  JOB_NATURE_LABELS,
  TAX_CLASSES,
  TAX_CLASS_LABELS,
  type TaxZone,
} from '@/domain/tax/schema';
import { askedByZone } from '@/domain/tax/worksite';
import { calendarDay } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { DayInput } from '@/ui/forms/DayInput';
import classes from './taxes.module.css';

const CLASSES = TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));
const WORKS = JOB_NATURES.map((value) => ({ value, label: JOB_NATURE_LABELS[value] }));
const PLACES = PROPERTY_USES.map((value) => ({ value, label: PROPERTY_USE_LABELS[value] }));
const PRICINGS = CONTRACTS.map((value) => ({ value, label: CONTRACT_LABELS[value] }));
const CERTIFICATES = CERTIFICATE_STATES.map((value) => ({ value, label: CERTIFICATE_LABELS[value] }));

/** Shows the tax kernel's result for an amount in a zone, per jurisdiction. With one zone there is nothing to choose. */
export function TryZone({ zones }: { zones: readonly TaxZone[] }) {
  const { company } = useSession();
  const [zoneId, setZoneId] = useState('');
  const [trial, setTrial] = useState<TaxTrial>({
    amountCents: 10_000,
    taxClass: 'labour',
    jobNature: 'repair',
    date: calendarDay(company.timeZone),
  });
  const zone = zones.find(({ id }) => id === zoneId) ?? zones[0];
  const change = (changes: Partial<TaxTrial>): void => setTrial({ ...trial, ...changes });
  const result = zone ? tryZone(zone, trial) : null;
  const asked = zone && askedByZone(zone);
  const taxes = result?.byItem.get('trial') ?? [];

  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2, md: zones.length > 1 ? 5 : 4 }} spacing="sm">
        {zones.length > 1 && (
          <Select
            label="Zone"
            data={zones.map(({ id, name }) => ({ value: id, label: name }))}
            value={zone?.id ?? null}
            onChange={(id) => setZoneId(id ?? '')}
            allowDeselect={false}
            searchable={zones.length > 7}
          />
        )}
        <NumberInput
          label="Amount"
          prefix="$"
          value={trial.amountCents / 100}
          onChange={(amount) =>
            change({ amountCents: Math.min(MAX_AMOUNT_CENTS, Math.max(0, Math.round(Number(amount || 0) * 100))) })
          }
          min={0}
          decimalScale={2}
          thousandSeparator=","
          inputMode="decimal"
          hideControls
        />
        <Select
          label="Item"
          data={CLASSES}
          value={trial.taxClass}
          onChange={(taxClass) => taxClass && change({ taxClass })}
          allowDeselect={false}
        />
        <Select
          label="Work"
          data={WORKS}
          value={trial.jobNature}
          onChange={(jobNature) => jobNature && change({ jobNature })}
          allowDeselect={false}
        />
        {asked?.place && (
          <Select
            label="Property"
            data={PLACES}
            value={trial.place ?? 'home'}
            onChange={(place) => place && change({ place })}
            allowDeselect={false}
          />
        )}
        {asked?.contract && (
          <Select
            label="Pricing"
            data={PRICINGS}
            value={trial.contract ?? 'separated'}
            onChange={(contract) => contract && change({ contract })}
            allowDeselect={false}
          />
        )}
        {asked?.certificate && (
          <Select
            label="Certificate"
            data={CERTIFICATES}
            value={trial.hasCertificate ? 'on-file' : 'missing'}
            onChange={(certificate) => change({ hasCertificate: certificate === 'on-file' })}
            allowDeselect={false}
          />
        )}
        <DayInput label="Day" value={trial.date} onChange={(date) => date !== '' && change({ date })} />
      </SimpleGrid>
      {result && (
        <div role="status" aria-label="Result">
          {taxes.length > 0 && (
            <Table className={classes.trial ?? ''}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Tax</Table.Th>
                  <Table.Th ta="end">On</Table.Th>
                  <Table.Th ta="end">Rate</Table.Th>
                  <Table.Th ta="end">Tax</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {taxes.map(({ taxId, name, baseCents, ratePpm, amountCents, note }) => (
                  <Table.Tr key={taxId}>
                    <Table.Td>
                      {name}
                      {note !== '' && <div className={classes.note}>{note}</div>}
                    </Table.Td>
                    <Table.Td ta="end" className="tabular">
                      {formatCents(baseCents)}
                    </Table.Td>
                    <Table.Td ta="end" className="tabular">
                      {formatRate(ratePpm)}
                    </Table.Td>
                    <Table.Td ta="end" className="tabular">
                      {formatCents(amountCents)}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
          <Text size="sm">
            {formatCents(trial.amountCents)} + {formatCents(result.taxCents)} tax ={' '}
            <strong>{formatCents(trial.amountCents + result.taxCents)}</strong>
            {taxes.length > 1 &&
              zone?.stacking === 'combined' &&
              '. The rates are added, rounded once, and then split.'}
          </Text>
        </div>
      )}
      {result && result.warnings.length > 0 && (
        <InlineNotice tone="warning">
          {result.warnings.map(({ message }) => (
            <div key={message}>{message}</div>
          ))}
        </InlineNotice>
      )}
    </Stack>
  );
}
