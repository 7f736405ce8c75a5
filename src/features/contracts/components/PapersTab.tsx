import { lazyPart } from '@/lib/lazyPage';
import { useCan } from '@/data/react/useCan';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { ContractTabProps } from '../contractTabs';
import { CoversSection } from './CoversSection';
import { SealCheckSection } from './SealCheckSection';
import { VersionSection } from './VersionSection';

const DraftPaper = lazyPart(() => import('./DraftPaper').then((module) => module.DraftPaper));
const FrozenPaper = lazyPart(() => import('./FrozenPaper').then((module) => module.FrozenPaper));

/** Shows the contract's documents: signature progress, the signed file, insurance, and the contract itself. */
export function PapersTab({ contract }: ContractTabProps) {
  const can = useCan();
  const maySeeVersions = can('read', 'contractVersions');
  return (
    <OneColumn>
      {contract.version > 0 && maySeeVersions && <VersionSection contract={contract} />}
      <CoversSection contract={contract} />
      {maySeeVersions && <SealCheckSection />}
      {contract.state === 'draft' || contract.version === 0 ? (
        <DraftPaper contract={contract} />
      ) : (
        maySeeVersions && <FrozenPaper contract={contract} />
      )}
    </OneColumn>
  );
}
