import { useCan } from '@/data/react/useCan';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { DiagnosticsSection } from '@/entities/diagnostic/DiagnosticsSection';
import { FindingsSection } from '@/entities/finding/FindingsSection';
import { InspectionsSection } from '@/entities/inspection/InspectionsSection';
import { LoadCalculationsSection } from '@/entities/load-calculation/LoadCalculationsSection';
import { CustomerConversation } from '@/entities/message/CustomerConversation';
import { EmailConsentSection } from '@/entities/message/EmailConsentSection';
import { TextMessagesSection } from '@/entities/message/TextMessagesSection';
import { NotesPanel } from '@/entities/note/NotesPanel';
import { PlumbingSection } from '@/entities/plumbing-calculation/PlumbingSection';
import { paths } from '@/lib/paths';
import { Columns } from '@/ui/layout/Columns';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { PageTab } from '@/ui/layout/PageTabs';
import { Section } from '@/ui/layout/Section';
import { MergesSection } from '../merge/MergesSection';
import { PropertiesSection } from '../properties/PropertiesSection';
import { AgreementsSection } from './AgreementsSection';
import { ContactSection } from './ContactSection';
import { EstimatesSection } from './EstimatesSection';
import { JobsSection } from './JobsSection';
import { MoneySection } from './MoneySection';
import { PortalSection } from './PortalSection';
import { TaxExemptionsSection } from './TaxExemptionsSection';
import { TeamNotesSection } from './TeamNotesSection';
import { TimelineSection } from './TimelineSection';

type TabProps = { customer: Stored<Customer> };

/** Tabs of a customer's page. Only the open one loads its records. */
export const CUSTOMER_TABS: readonly PageTab<TabProps>[] = [
  { value: 'overview', label: 'Overview', Panel: Overview },
  { value: 'work', label: 'Work', Panel: Work },
  { value: 'money', label: 'Money', Panel: Money },
  { value: 'messages', label: 'Messages', Panel: Messages },
  { value: 'history', label: 'History', Panel: TimelineSection },
];

/** Shows properties and equipment, contact details, and team notes. */
function Overview({ customer }: TabProps) {
  return (
    <Columns widths={[1.6, 1]}>
      <OneColumn>
        <PropertiesSection customer={customer} />
        <Section title="Notes">
          <NotesPanel subjectType="customer" subjectId={customer.id} customerId={customer.id} />
        </Section>
      </OneColumn>
      <OneColumn>
        <ContactSection customer={customer} />
        <TeamNotesSection notes={customer.notes} />
        <MergesSection customerId={customer.id} />
      </OneColumn>
    </Columns>
  );
}

/** Shows jobs, inspections, measurements, and calculations. */
function Work({ customer }: TabProps) {
  const isActive = customer.status === 'active';
  const of = { subject: 'customerId', id: customer.id } as const;
  return (
    <OneColumn>
      <JobsSection customerId={customer.id} mayAdd={isActive} />
      <FindingsSection {...of} isHiddenWhenEmpty />
      <InspectionsSection {...of} newTo={paths.inspectionNewFor({ customer: customer.id })} />
      <DiagnosticsSection {...of} newTo={paths.diagnosticNewFor({ customer: customer.id })} />
      <LoadCalculationsSection
        {...of}
        newTo={isActive ? paths.manualJNewFor({ customerId: customer.id }) : undefined}
      />
      <PlumbingSection {...of} newTo={isActive ? paths.plumbingCalcNewFor({ customer: customer.id }) : undefined} />
    </OneColumn>
  );
}

/** Shows estimates, contracts, and invoices. */
function Money({ customer }: TabProps) {
  const isActive = customer.status === 'active';
  return (
    <Columns widths={[1.6, 1]}>
      <OneColumn>
        <MoneySection customerId={customer.id} mayAdd={isActive} />
        <EstimatesSection customerId={customer.id} mayAdd={isActive} />
      </OneColumn>
      <OneColumn>
        <AgreementsSection customerId={customer.id} mayAdd={isActive} />
        <TaxExemptionsSection customerId={customer.id} isTaxExempt={customer.isTaxExempt} />
      </OneColumn>
    </Columns>
  );
}

/** Shows the conversation, open channels, and the customer portal. */
function Messages({ customer }: TabProps) {
  const mayConverse = useCan()('read', 'threads');
  const ways = (
    <OneColumn>
      <TextMessagesSection customer={customer} />
      <EmailConsentSection customer={customer} />
      <PortalSection customer={customer} />
    </OneColumn>
  );
  if (!mayConverse) return ways;
  return (
    <Columns widths={[1.6, 1]}>
      <Section title="Conversation">
        <CustomerConversation customer={customer} />
      </Section>
      {ways}
    </Columns>
  );
}
