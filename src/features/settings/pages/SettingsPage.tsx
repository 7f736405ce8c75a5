import { useSearchParams } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { OFFICE_WORK } from '@/domain/access/roles';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { AppearanceSettings } from '../components/AppearanceSettings';
import { AssistantSettings } from '../components/assistant/AssistantSettings';
import { BillingSettings } from '../components/billing/BillingSettings';
import { BusinessHoursSettings } from '../components/BusinessHoursSettings';
import { CompanySettings } from '../components/CompanySettings';
import { InvoicingSettings } from '../components/invoicing/InvoicingSettings';
import { MessageSettings } from '../components/messages/MessageSettings';
import { MoneySettings } from '../components/MoneySettings';
import { ProfileSettings } from '../components/ProfileSettings';
import { TeamSettings } from '../components/TeamSettings';
import { UnitSettings } from '../components/units/UnitSettings';
import { ArrivalWindowSettings } from '../components/work/ArrivalWindowSettings';
import { JobTypeSettings } from '../components/work/JobTypeSettings';
import { LeadSourceSettings } from '../components/work/LeadSourceSettings';

const OF_COMPANY: readonly string[] = [
  'company',
  'hours',
  'windows',
  'job-types',
  'lead-sources',
  'units',
  'invoicing',
  'messages',
  'money',
];
const YOU = 'You';
const COMPANY = 'Company';
const WORK = 'Work';
const MONEY = 'Customers and money';
const TABS = [
  { value: 'profile', label: 'Profile', group: YOU, Panel: ProfileSettings },
  { value: 'appearance', label: 'Appearance', group: YOU, Panel: AppearanceSettings },
  { value: 'company', label: 'Company', group: COMPANY, Panel: CompanySettings },
  { value: 'team', label: 'Team', group: COMPANY, Panel: TeamSettings },
  { value: 'units', label: 'Business units', group: COMPANY, Panel: UnitSettings },
  { value: 'assistant', label: 'AI assistant', group: COMPANY, Panel: AssistantSettings },
  { value: 'billing', label: 'Plan and billing', group: COMPANY, Panel: BillingSettings },
  { value: 'hours', label: 'Working hours', group: WORK, Panel: BusinessHoursSettings },
  { value: 'windows', label: 'Arrival windows', group: WORK, Panel: ArrivalWindowSettings },
  { value: 'job-types', label: 'Job types', group: WORK, Panel: JobTypeSettings },
  { value: 'lead-sources', label: 'Lead sources', group: WORK, Panel: LeadSourceSettings },
  { value: 'invoicing', label: 'Invoicing', group: MONEY, Panel: InvoicingSettings },
  { value: 'messages', label: 'Customer messages', group: MONEY, Panel: MessageSettings },
  { value: 'money', label: 'Taxes and payments', group: MONEY, Panel: MoneySettings },
] as const;

/** Shows the user's own settings, then the company's for users who may change them. The open tab is in the URL. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const { role } = session;
  const [params] = useSearchParams();
  const tabs = TABS.filter(
    ({ value }) =>
      (!OF_COMPANY.includes(value) || canAct({ role }, 'editCompany')) &&
      (value !== 'assistant' || can('update', 'aiSettings')) &&
      (value !== 'billing' || OFFICE_WORK.includes(role)),
  );
  const asked = TABS.find(({ value }) => value === params.get('tab'));
  const isOthers = asked !== undefined && !tabs.includes(asked);

  return (
    <PageBody size="normal">
      <PageHeader title="Settings" />
      {isOthers && (
        <InlineNotice tone="info" title={`“${asked.label}” is not among your settings`}>
          An admin or manager of your company sets it. Ask one of them.
        </InlineNotice>
      )}
      <PageTabs tabs={tabs} />
    </PageBody>
  );
}
