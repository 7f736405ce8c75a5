import { useContractMoney } from '../../hooks/useContractMoney';
import type { ContractTabProps } from '../../contractTabs';
import { ScheduleTab } from '../ScheduleTab';
import { MoneyGate } from './MoneyGate';
import { ScheduleEditor } from './ScheduleEditor';

/** Shows the schedule of values: as written while a draft, and as billed once the contract is signed. */
export function ScheduleOfValuesTab({ contract }: ContractTabProps) {
  const money = useContractMoney(contract);
  if (!money.isOpen && contract.state !== 'closed') return <ScheduleTab contract={contract} />;
  return (
    <MoneyGate money={money}>
      <ScheduleEditor money={money} />
    </MoneyGate>
  );
}
