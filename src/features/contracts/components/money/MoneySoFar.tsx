import { certifiedCentsSoFar, certifiedOnes } from '@/domain/contract/money/billing';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import type { ContractTabProps } from '../../contractTabs';
import { useContractMoney } from '../../hooks/useContractMoney';
import { Figures } from './Figures';
import { MoneyGate } from './MoneyGate';

/** Shows the contract sum including changes, and how much of it is billed, retained, and left. */
export function MoneySoFar({ contract }: ContractTabProps) {
  const money = useContractMoney(contract);
  const certifiedCents = certifiedCentsSoFar(money.records);
  const last = certifiedOnes(money.applications).at(-1);
  return (
    <Section
      title="Money so far"
      actions={
        <LinkButton variant="subtle" to={paths.contractTab(contract.id, 'billing')}>
          Billing
        </LinkButton>
      }
    >
      <MoneyGate money={money}>
        <Figures
          columns={2}
          items={[
            { label: 'Contract sum with changes', cents: money.sumCents },
            { label: 'Certified', cents: certifiedCents },
            { label: 'Retainage held', cents: last?.copy?.line5Cents ?? 0 },
            { label: 'Still to be certified', cents: money.sumCents - certifiedCents },
          ]}
        />
      </MoneyGate>
    </Section>
  );
}
