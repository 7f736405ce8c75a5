import { Text } from '@mantine/core';
import { PARTY_ROLE_LABELS } from '@/domain/contract/record/parts';
import { mergedScope } from '@/domain/contract/record/mergeFields';
import { isInForce, PRICE_TYPE_LABELS } from '@/domain/contract/record/state';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { Columns } from '@/ui/layout/Columns';
import { DetailList } from '@/ui/layout/DetailList';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import type { ContractTabProps } from '../contractTabs';
import { NextSteps } from './NextSteps';
import { ClocksSection } from './money/ClocksSection';
import { DepositStanding } from './money/DepositSection';
import { MoneySoFar } from './money/MoneySoFar';

/** Shows a contract's status at a glance. */
export function OverviewTab({ contract }: ContractTabProps) {
  const can = useCan();
  const { company } = useSession();
  const { timeZone } = company;
  return (
    <Columns widths={[1.6, 1]}>
      <OneColumn>
        <NextSteps contract={contract} />
        <Section title="Scope of work">
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {mergedScope(contract, company) || 'No scope of work yet.'}
          </Text>
        </Section>
        {can('read', 'contractBooks') && <ClocksSection contract={contract} />}
      </OneColumn>
      <OneColumn>
        <Section title="Contract">
          <DetailList
            items={[
              { label: 'Contract sum', value: formatMoney(contract.priceCents) },
              {
                label: 'Deposit',
                value:
                  contract.terms.depositCents > 0 ? (
                    <DepositStanding contract={contract} mayReadBook={can('read', 'contractBooks')} />
                  ) : (
                    ''
                  ),
                isHiddenWhenEmpty: true,
              },
              { label: 'Price', value: PRICE_TYPE_LABELS[contract.priceType] },
              {
                label: 'Customer',
                value: <RouterLink to={paths.customerDetails(contract.customerId)}>{contract.customerName}</RouterLink>,
              },
              { label: 'Property', value: contract.propertyAddress },
              { label: 'Starts', value: formatDate(contract.startsOn, timeZone) },
              { label: 'Finishes', value: formatDate(contract.finishesOn, timeZone) },
              { label: 'Signed', value: formatDate(contract.signedOn, timeZone), isHiddenWhenEmpty: true },
            ]}
          />
        </Section>
        {isInForce(contract.state) && can('read', 'contractBooks') && <MoneySoFar contract={contract} />}
        <Section title="Signers">
          <LinedList label="Signers">
            {contract.parties.map(({ id, name, role, email }) => (
              <LinedRow key={id} title={name} details={[PARTY_ROLE_LABELS[role], email].filter(Boolean).join(' · ')} />
            ))}
          </LinedList>
        </Section>
      </OneColumn>
    </Columns>
  );
}
