import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCertificate, IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { propertyName } from '@/domain/property/format';
import type { Stored } from '@/domain/record/schema';
import { exemptionState, type ExemptionState, type TaxExemptionRecord } from '@/domain/tax/exemptionRecord';
import { TAX_CLASS_LABELS } from '@/domain/tax/schema';
import { useProperties } from '@/entities/property/useProperties';
import { useDelete } from '@/entities/record/useDelete';
import { useTaxExemptions } from '@/entities/tax/useTaxExemptions';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import type { Tone } from '@/ui/tone';
import classes from './details.module.css';
import { TaxExemptionDrawer } from './TaxExemptionDrawer';

const STATES: Record<ExemptionState, { tone: Tone; label: string }> = {
  valid: { tone: 'success', label: 'Valid' },
  'expires-soon': { tone: 'warning', label: 'Expires soon' },
  expired: { tone: 'danger', label: 'Expired' },
  'not-yet': { tone: 'info', label: 'Not yet valid' },
  'no-number': { tone: 'warning', label: 'No number' },
};

type Certificate = Stored<TaxExemptionRecord>;

/** The certificates that free a customer from tax, each with whether it holds today. */
export function TaxExemptionsSection({ customerId, isTaxExempt }: { customerId: string; isTaxExempt: boolean }) {
  const { company, ...actor } = useSession();
  const { certificates, error, refetch } = useTaxExemptions(customerId);
  const { properties } = useProperties(customerId);
  const writer = useSaveRecord(collections.taxExemptions);
  const deleteCertificate = useDelete(collections.taxExemptions);
  const [open, setOpen] = useState<Certificate | 'new' | null>(null);
  const mayAdd = can(actor, 'create', 'taxExemptions');
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
    deleteCertificate(id, { name: reason, message: 'Issued documents keep their copy of it.' });
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
            : 'No exemption on file: tax is charged at the local rates.'}
        </div>
      )}
      <ul className={classes.list}>
        {certificates.map((certificate) => {
          const state = exemptionState(certificate, today);
          return (
            <li key={certificate.id} className={classes.row}>
              <IconCertificate size={18} aria-hidden />
              <div className={classes.main}>
                {certificate.documentUrl === '' ? (
                  certificate.reason
                ) : (
                  <a href={certificate.documentUrl} target="_blank" rel="noreferrer">
                    {certificate.reason}
                  </a>
                )}
                <div className={classes.second}>{details(certificate)}</div>
              </div>
              <span className={classes.state}>
                <StatusBadge {...STATES[state]} />
                {can(actor, 'update', 'taxExemptions') && (
                  <Menu position="bottom-end">
                    <Menu.Target>
                      <ActionIcon variant="subtle" color="gray" size="xl" aria-label={`More for ${certificate.reason}`}>
                        <IconDots size={18} aria-hidden />
                      </ActionIcon>
                    </Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item onClick={() => setOpen(certificate)}>Edit</Menu.Item>
                      {state !== 'expired' && <Menu.Item onClick={() => void expire(certificate)}>End now</Menu.Item>}
                      {can(actor, 'delete', 'taxExemptions') && (
                        <Menu.Item onClick={() => void remove(certificate)}>Delete</Menu.Item>
                      )}
                    </Menu.Dropdown>
                  </Menu>
                )}
              </span>
            </li>
          );
        })}
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
