import { MANAGERS, OFFICE_WORK, type Role } from '@/domain/access/roles';
import { paths } from '@/lib/paths';

/** A part of a page with its own URL, such as a tab or a view. */
export type PagePart = {
  label: string;
  description?: string;
  to: string;
  /** The collection it creates records in: shown to users with permission. */
  creates?: string;
  /** If absent, shown to everyone who sees the page. */
  roles?: readonly Role[];
};

/** Parts of pages the palette finds, by page; shown to users with that page in the navigation. */
export const PAGE_PARTS: Readonly<Record<string, readonly PagePart[]>> = {
  [paths.jobs]: [
    { label: 'Late jobs', to: `${paths.jobs}?view=late`, roles: OFFICE_WORK },
    { label: 'Unscheduled jobs', to: `${paths.jobs}?view=unscheduled`, roles: OFFICE_WORK },
    { label: 'Jobs to invoice', to: `${paths.jobs}?view=needs-invoicing`, roles: OFFICE_WORK },
  ],
  [paths.customers]: [
    {
      label: 'Import customers',
      description: 'From another program’s file',
      to: paths.customerImport,
      creates: 'customers',
    },
  ],
  [paths.assistant]: [{ label: 'Manual J with the assistant', to: paths.assistantManualJ }],
  [paths.pricebook]: [
    { label: 'New pricebook item', to: `${paths.pricebook}?open=new`, creates: 'pricebook' },
    { label: 'Good, better, best', description: 'Templates with options', to: paths.pricebookTemplates },
    { label: 'Import prices', to: paths.pricebookImport, creates: 'pricebook' },
    { label: 'Price changes', to: paths.pricebookChanges, creates: 'pricebook' },
  ],
  [paths.invoices]: [
    { label: 'Overdue invoices', to: `${paths.invoices}?view=overdue` },
    { label: 'Draft invoices', to: `${paths.invoices}?view=drafts` },
    { label: 'Recurring invoices', to: '/invoices/recurring' },
  ],
  [paths.diagnostics]: [
    { label: 'Open findings', to: `${paths.findings()}&state=open` },
    { label: 'Declined findings', description: 'Who to ask again', to: `${paths.findings()}&state=declined` },
    { label: 'Refrigerant log', description: 'Cylinders, what was added and recovered', to: paths.refrigerantLog },
  ],
  [paths.inspections]: [
    { label: 'Findings', description: 'What has to be put right', to: paths.inspectionFindings() },
    { label: 'Inspection templates', description: 'Yours and the ready-made ones', to: paths.inspectionTemplates },
  ],
  [paths.payments]: [
    { label: 'Daily close', description: 'What came in today', to: `${paths.payments}?tab=day` },
    { label: 'Payments by month', to: `${paths.payments}?tab=months` },
    { label: 'Payouts', description: 'Card payments on their way to the bank', to: `${paths.payments}?tab=payouts` },
  ],
  [paths.plumbingCalc]: [
    { label: 'Quick calculators', description: 'Size a pipe without a project', to: paths.plumbingQuick },
  ],
  [paths.technicians]: [
    { label: 'New technician', to: `${paths.technicians}?open=new`, creates: 'technicians' },
    { label: 'Crews and vehicles', description: 'Crews, trucks, vans and machines', to: paths.crews },
    { label: 'Territories', description: 'ZIP codes, and who goes there', to: paths.territories },
  ],
  [paths.taxes]: [{ label: 'Tax report', to: `${paths.taxes}?tab=report` }],
  [paths.settings]: [
    { label: 'Profile', description: 'Your name, e-mail and password', to: `${paths.settings}?tab=profile` },
    { label: 'Appearance', description: 'Light or dark', to: `${paths.settings}?tab=appearance` },
    {
      label: 'Company',
      description: 'Name, address, time zone, logo and colors',
      to: `${paths.settings}?tab=company`,
      roles: MANAGERS,
    },
    { label: 'Team', description: 'Members, roles and invitations', to: paths.team },
    {
      label: 'Business units',
      description: 'Brands and branches with papers of their own',
      to: `${paths.settings}?tab=units`,
      roles: MANAGERS,
    },
    { label: 'Plan and billing', description: 'Plan, card and receipts', to: paths.billing },
    {
      label: 'Working hours',
      description: 'The hours you offer',
      to: `${paths.settings}?tab=hours`,
      roles: MANAGERS,
    },
    {
      label: 'Arrival windows',
      description: 'What customers are usually promised',
      to: `${paths.settings}?tab=windows`,
      roles: MANAGERS,
    },
    {
      label: 'Job types',
      description: 'With their usual duration and checks',
      to: `${paths.settings}?tab=job-types`,
      roles: MANAGERS,
    },
    {
      label: 'Lead sources',
      description: 'How customers find you',
      to: `${paths.settings}?tab=lead-sources`,
      roles: MANAGERS,
    },
    {
      label: 'Invoicing',
      description: 'Numbers, terms, reminders and e-mail texts',
      to: paths.invoicingSettings,
      roles: MANAGERS,
    },
    {
      label: 'Customer messages',
      description: 'Reminders, on the way and running late',
      to: `${paths.settings}?tab=messages`,
      roles: MANAGERS,
    },
    {
      label: 'Taxes and payments',
      description: 'Sales tax, card payments and discounts',
      to: `${paths.settings}?tab=money`,
      roles: MANAGERS,
    },
  ],
  [paths.admin]: [
    { label: 'People', description: 'Roles, rights and last seen', to: `${paths.admin}?tab=people` },
    { label: 'Message log', description: 'E-mails and texts, and what failed', to: paths.messageLog },
    { label: 'Access', description: 'What each person may do, and why', to: paths.adminBackend },
    { label: 'Audit log', description: 'Who changed what, and when', to: paths.auditLog },
    {
      label: 'Diagnostics',
      description: 'Webhook log and test payment',
      to: `${paths.adminBackend}?tab=diagnostics`,
    },
  ],
};
