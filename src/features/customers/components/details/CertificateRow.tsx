import { Menu, ActionIcon } from '@mantine/core';
import { IconCertificate, IconDots } from '@tabler/icons-react';
import type { Stored } from '@/domain/record/schema';
import type { ExemptionState, TaxExemptionRecord } from '@/domain/tax/exemptionRecord';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';
import classes from './details.module.css';

const STATES: Record<ExemptionState, { tone: Tone; label: string }> = {
  valid: { tone: 'success', label: 'Valid' },
  'expires-soon': { tone: 'warning', label: 'Expires soon' },
  expired: { tone: 'danger', label: 'Expired' },
  'not-yet': { tone: 'info', label: 'Not yet valid' },
  'no-number': { tone: 'warning', label: 'No number' },
};

type CertificateRowProps = {
  certificate: Stored<TaxExemptionRecord>;
  state: ExemptionState;
  /** Number, where it's valid, and expiration, in one line. */
  details: string;
  /** Undefined without permission. */
  onEdit: (() => void) | undefined;
  onEnd: () => void;
  onDelete: (() => void) | undefined;
};

/** Shows one tax certificate: whether it's valid, and its actions. */
export function CertificateRow({ certificate, state, details, onEdit, onEnd, onDelete }: CertificateRowProps) {
  return (
    <li className={classes.row}>
      <IconCertificate size={18} aria-hidden />
      <div className={classes.main}>
        {certificate.documentUrl === '' ? (
          certificate.reason
        ) : (
          <a href={certificate.documentUrl} target="_blank" rel="noreferrer">
            {certificate.reason}
          </a>
        )}
        <div className={classes.second}>{details}</div>
      </div>
      <span className={classes.state}>
        <StatusBadge {...STATES[state]} />
        {onEdit && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="xl" aria-label={`More for ${certificate.reason}`}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={onEdit}>Edit</Menu.Item>
              {state !== 'expired' && <Menu.Item onClick={onEnd}>End now</Menu.Item>}
              {onDelete && <Menu.Item onClick={onDelete}>Delete</Menu.Item>}
            </Menu.Dropdown>
          </Menu>
        )}
      </span>
    </li>
  );
}
