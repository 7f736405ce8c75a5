import { collections } from '@/data/collections';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ChangeOrderRecord } from '@/domain/contract/money/changeOrder';
import { remindersInWords } from '@/domain/contract/record/reminders';
import type { Contract } from '@/domain/contract/record/schema';
import { versionId } from '@/domain/contract/record/version';
import type { Stored } from '@/domain/record/schema';
import { useNow } from '@/ui/hooks/useNow';
import { reminderFacts } from '../../reminderFacts';

type OrderRemindersProps = { order: Stored<ChangeOrderRecord>; contract: Stored<Contract> };

/** Shows past and upcoming reminders for a change order that's out for signature. The schedule is the contract's. */
export function OrderReminders({ order, contract }: OrderRemindersProps) {
  const { timeZone } = useSession().company;
  const now = useNow().toISOString();
  const { record: version } = useWatchedRecord(
    collections.contractVersions,
    versionId(contract.id, order.version, order.id),
  );
  if (version?.state !== 'out') return null;
  const lines = version.signers
    .map((signer) => ({ signer, facts: reminderFacts({ version, contract, timeZone, now }, signer) }))
    .filter(({ facts }) => facts.length > 0)
    .map(({ signer: { name }, facts }) => `${name}: ${facts.join(', ')}`);
  return (
    <div>{[`Automatic reminders: ${remindersInWords(contract.terms.remindAfterDays)}`, ...lines].join('. ')}.</div>
  );
}
