import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { storedPaper } from '@/domain/contract/record/paper';
import { versionId } from '@/domain/contract/record/version';
import { ContractPaperView } from '@/entities/contract/ContractPaperView';
import type { ContractTabProps } from '../contractTabs';

/** Shows the last version sent, word for word as signers get it. */
export function FrozenPaper({ contract: { id, version } }: ContractTabProps) {
  const { record } = useWatchedRecord(collections.contractVersions, versionId(id, version));
  const paper = useMemo(() => record && storedPaper(record.paper), [record]);
  return paper ? <ContractPaperView paper={paper} /> : null;
}
