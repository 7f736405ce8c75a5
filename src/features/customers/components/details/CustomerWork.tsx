import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { DiagnosticsSection } from '@/entities/diagnostic/DiagnosticsSection';
import { FindingsSection } from '@/entities/finding/FindingsSection';
import { InspectionsSection } from '@/entities/inspection/InspectionsSection';
import { LoadCalculationsSection } from '@/entities/load-calculation/LoadCalculationsSection';
import { NotesPanel } from '@/entities/note/NotesPanel';
import { PlumbingSection } from '@/entities/plumbing-calculation/PlumbingSection';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { PropertiesSection } from '../properties/PropertiesSection';
import { AgreementsSection } from './AgreementsSection';
import { EstimatesSection } from './EstimatesSection';
import { JobsSection } from './JobsSection';
import { MoneySection } from './MoneySection';

/** What is done for a customer: properties, jobs, papers, findings, calculations, money and notes. */
export function CustomerWork({ customer }: { customer: Stored<Customer> }) {
  const isActive = customer.status === 'active';
  return (
    <>
      <PropertiesSection customerId={customer.id} />
      <JobsSection customerId={customer.id} mayAdd={isActive} />
      <EstimatesSection customerId={customer.id} mayAdd={isActive} />
      <AgreementsSection customerId={customer.id} mayAdd={isActive} />
      <FindingsSection subject="customerId" id={customer.id} isHiddenWhenEmpty />
      <InspectionsSection
        subject="customerId"
        id={customer.id}
        newTo={paths.inspectionNewFor({ customer: customer.id })}
      />
      <DiagnosticsSection
        subject="customerId"
        id={customer.id}
        newTo={paths.diagnosticNewFor({ customer: customer.id })}
      />
      <LoadCalculationsSection
        subject="customerId"
        id={customer.id}
        newTo={isActive ? paths.manualJNewFor({ customerId: customer.id }) : undefined}
      />
      <PlumbingSection
        subject="customerId"
        id={customer.id}
        newTo={isActive ? paths.plumbingCalcNewFor({ customer: customer.id }) : undefined}
      />
      <MoneySection customerId={customer.id} mayAdd={isActive} />
      <Section title="Notes">
        <NotesPanel subjectType="customer" subjectId={customer.id} customerId={customer.id} />
      </Section>
    </>
  );
}
