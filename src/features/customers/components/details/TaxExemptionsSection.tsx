import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { propertyName } from '@/domain/property/format';
import type { Stored } from '@/domain/record/schema';
import { exemptionState, type TaxExemptionRecord } from '@/domain/tax/exemptionRecord';
import { TAX_CLASS_LABELS } from '@/domain/tax/schema';
import { useProperties } from '@/entities/property/useProperties';
import { useDelete } from '@/entities/record/useDelete';
import { useTaxExemptions } from '@/entities/tax/useTaxExemptions';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { notify } from '@/ui/feedback/notify';
import { formatDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { CertificateRow } from './CertificateRow';
import classes from './details.module.css';
import { TaxExemptionDrawer } from './TaxExemptionDrawer';

type Certificate = Stored<TaxExemptionRecord>;

/** Lists the customer's tax exemption certificates and whether each is valid today. */
export function TaxExemptionsSection({ customerId, isTaxExempt }: { customerId: string; isTaxExempt: boolean }) {
  const { company } = useSession();
  const can = useCan();
  const { certificates, error, refetch } = useTaxExemptions(customerId);
  const { properties } = useProperties(customerId);
  const writer = useSaveRecord(collections.taxExemptions);
  const deleteCertificate = useDelete(collections.taxExemptions);
  const [open, setOpen] = useState<Certificate | 'new' | null>(null);
  const mayAdd = can('create', 'taxExemptions');
  const today = calendarDay(company.timeZone);
  if (certificates.length === 0 && !error && !mayAdd && !isTaxExempt) return null;

  const write = async (change: () => Promise<unknown>, message: string): Promise<void> => {
    try {
      await change();
      notify.success(message);
    } catch (failure) {
      notify.error(failure);
    }
  };
  const expire = ({ id, reason }: Certificate) =>
    write(
      () => writer.update(id, { expiresOn: addCalendarDays(today, -1) }, { label: reason }),
      `${reason} has been ended.`,
    );
  const remove = ({ id, reason }: Certificate) =>
    deleteCertificate(id, { name: reason, message: 'Documents already issued keep their copy.' });
  const details = ({
    certificateNumber,
    propertyId,
    regions,
    taxClasses,
    validFrom,
    expiresOn,
  }: Certificate): string => {
    const property = properties.find(({ id }) => id === propertyId);
    return [
      certificateNumber && `No. ${certificateNumber}`,
      propertyId !== '' && `only at ${property ? propertyName(property) : 'a former property'}`,
      regions.length > 0 && regions.join(', '),
      taxClasses.length > 0 && taxClasses.map((taxClass) => TAX_CLASS_LABELS[taxClass].toLowerCase()).join(', '),
      validFrom !== '' && `from ${formatDate(validFrom, company.timeZone)}`,
      expiresOn === '' ? 'does not expire' : `until ${formatDate(expiresOn, company.timeZone)}`,
    ]
      .filter(Boolean)
      .join(' · ');
  };

  return (
    <Section
      title="Tax certificates"
      actions={
        mayAdd && (
          <Button variant="text" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('new')}>
            Add certificate
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {certificates.length === 0 && !error && (
        <div className={classes.second}>
          {isTaxExempt
            ? 'Marked as tax exempt, but tax is charged until a certificate is on file.'
            : 'No exemption on file. Tax is charged at local rates.'}
        </div>
      )}
      <ul className={classes.list}>
        {certificates.map((certificate) => (
          <CertificateRow
            key={certificate.id}
            certificate={certificate}
            state={exemptionState(certificate, today)}
            details={details(certificate)}
            onEdit={can('update', 'taxExemptions') ? () => setOpen(certificate) : undefined}
            onEnd={() => void expire(certificate)}
            onDelete={can('delete', 'taxExemptions') ? () => void remove(certificate) : undefined}
          />
        ))}
      </ul>
      {open !== null && (
        <TaxExemptionDrawer
          customerId={customerId}
          certificate={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}
