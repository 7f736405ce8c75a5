import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import type { Address } from '@/domain/contact/schema';
import { PROPERTY_USE_LABELS } from '@/domain/property/use';
import type { Stored } from '@/domain/record/schema';
import { CONTRACT_LABELS, JOB_NATURE_LABELS, type DocumentTax } from '@/domain/tax/schema';
import { isUntaxed } from '@/domain/tax/untaxed';
import { askedByWork, askedByZone, worksiteOf } from '@/domain/tax/worksite';
import { zoneForDocument, type TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { TaxSettings } from '@/entities/billing/TaxSettings';
import { SalesTaxButton } from '@/entities/tax/SalesTaxButton';
import { useTaxZones } from '@/entities/tax/useTaxZones';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { OneColumn } from '@/ui/layout/OneColumn';
import classes from './TaxNote.module.css';

type TaxNoteProps = {
  value: DocumentTax;
  onChange: (tax: DocumentTax) => void;
  /** Address of the work. */
  address?: Pick<Address, 'city' | 'state' | 'postalCode' | 'country'> | undefined;
};

/** Shows which taxes the total includes and why, in one expandable line; without any taxes, it links to what is missing. */
export function TaxNote({ value, onChange, address }: TaxNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <OneColumn gap="xs">
      {isUntaxed(value) && !isOpen ? (
        <NoTax value={value} onChange={onChange} address={address} onOpen={() => setIsOpen(true)} />
      ) : (
        <p className={classes.line}>
          {taxInWords(value)}{' '}
          <Button
            variant="text"
            size="compact-sm"
            className={classes.change ?? ''}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close tax settings' : 'Change tax'}
          </Button>
        </p>
      )}
      {isOpen && <TaxSettings value={value} onChange={onChange} address={address} />}
    </OneColumn>
  );
}

const withZone = (tax: DocumentTax, zone: Stored<TaxZoneRecord>): DocumentTax => ({
  ...tax,
  zone: zoneForDocument(zone),
  contract: zone.usualContract,
});

function taxInWords(tax: DocumentTax): string {
  const { zone, exemptions, pricesIncludeTax } = tax;
  if (exemptions.length > 0) return `Tax exempt: ${exemptions.map(({ reason }) => reason).join(', ')}.`;
  if (!zone) return 'No sales tax is charged.';
  const asked = askedByZone(zone);
  const { place, contract } = worksiteOf(tax);
  const facts = [
    asked.place && PROPERTY_USE_LABELS[place].toLowerCase(),
    JOB_NATURE_LABELS[tax.jobNature].toLowerCase(),
    askedByWork(zone, tax).contract && CONTRACT_LABELS[contract].toLowerCase(),
  ].filter(Boolean);
  const work = asked.place || asked.contract || asked.certificate ? ` (${facts.join(', ')})` : '';
  return `Taxed as ${zone.name}${work}${pricesIncludeTax ? ', included in the prices' : ''}.`;
}

/** Prevents accidentally charging no tax: set up taxes, use the address's zone, or choose one. */
function NoTax({ value, onChange, address, onOpen }: TaxNoteProps & { onOpen: () => void }) {
  const can = useCan();
  const { active, zoneFor, isLoading } = useTaxZones();
  if (isLoading) return null;
  const match = address ? zoneFor(address).zone : null;
  if (active.length > 0) {
    return (
      <InlineNotice
        tone="warning"
        title="No sales tax is charged"
        action={
          <>
            {match && (
              <Button variant="default" onClick={() => onChange(withZone(value, match))}>
                {`Charge ${match.name}`}
              </Button>
            )}
            <Button variant="default" onClick={onOpen}>
              Choose a tax zone
            </Button>
          </>
        }
      >
        {match ? 'The address has a tax zone that was not used.' : 'No tax zone covers the address.'}
      </InlineNotice>
    );
  }
  const maySetUp = can('create', 'taxes');
  return (
    <InlineNotice
      tone="warning"
      title="No sales tax is charged"
      action={
        maySetUp && <SalesTaxButton {...(address && { address })} onDone={(zone) => onChange(withZone(value, zone))} />
      }
    >
      {maySetUp
        ? 'Tell us once what you charge, or that you charge none. Every estimate and invoice starts from it.'
        : 'Your company has no tax rates yet. Ask an admin to add them.'}
    </InlineNotice>
  );
}
