import { IconCheck, IconX } from '@tabler/icons-react';
import type { RecordRights, Right } from '@/domain/access/explainRights';
import { rolesInWords } from '@/domain/access/explainFeature';
import type { Operation, PermissionCollection } from '@/domain/access/permissions';
import classes from './adminBackend.module.css';

const RECORDS: Record<PermissionCollection, string> = {
  customers: 'Customers',
  properties: 'Properties',
  equipment: 'Equipment',
  jobs: 'Jobs',
  jobWork: 'Work and parts of jobs',
  photos: 'Photos',
  notes: 'Notes',
  technicians: 'Technicians',
  estimates: 'Estimates',
  invoices: 'Invoices',
  recurringInvoices: 'Recurring invoices',
  creditNotes: 'Credit notes',
  payments: 'Payments',
  ledger: 'Ledger',
  ledgerMonths: 'Monthly totals',
  summaries: 'Receivables',
  balances: 'Balances',
  settings: 'Settings',
  taxes: 'Tax zones',
  taxExemptions: 'Tax certificates',
  discounts: 'Discounts',
  discountUses: 'Uses of discounts',
  imports: 'Imports',
  merges: 'Merges',
  pricebook: 'Pricebook items',
  pricebookCategories: 'Pricebook categories',
  pricebookTemplates: 'Pricebook templates',
  pricebookSettings: 'Pricebook settings',
  pricebookChanges: 'Price changes',
  pricebookChangeRows: 'Rows of price changes',
  pricebookChangeResults: 'Results of price changes',
  pricebookDirectory: 'Pricebook search',
  manualJ: 'Load calculations',
  manualJRevisions: 'Revisions of load calculations',
  directory: 'Search',
  activity: 'Activity',
  mail: 'Sent e-mails',
  invites: 'Invitations',
};

const DOING: Record<Operation, string> = {
  read: 'see',
  create: 'add',
  update: 'change',
  progress: 'record progress',
  delete: 'delete',
};

const reasonOf = ({ isAllowed, isStoppedByRole, roles }: Right): string =>
  isAllowed ? '' : isStoppedByRole ? ` (only ${rolesInWords(roles)})` : ' (the feature is off)';

/** What somebody may do with each kind of record of a feature; where they may not, whether role or flag says so. */
export function RecordRightsList({ rights }: { rights: readonly RecordRights[] }) {
  if (rights.length === 0) return null;
  return (
    <dl className={classes['rights']}>
      {rights.map(({ collection, rights: each }) => (
        <div key={collection}>
          <dt>{RECORDS[collection]}</dt>
          <dd>
            {each.map((right) => (
              <span key={right.operation} className={classes['right']} data-allowed={right.isAllowed || undefined}>
                {right.isAllowed ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
                <span>
                  {right.isAllowed ? 'may' : 'may not'} {DOING[right.operation]}
                  {reasonOf(right)}
                </span>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
