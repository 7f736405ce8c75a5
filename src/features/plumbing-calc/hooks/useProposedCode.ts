import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { adoptionIn, stateInAddress } from '@/domain/plumbing/adoption';
import { calculationsOf } from '@/domain/calculation/queries';
import { readTree } from '@/domain/plumbing/record/tree';
import type { ProposedCode } from '../newPlumbing';

const USUAL = 'IPC-2021';

/** Proposes the code for a location: that of its latest calculation, else what its state usually adopts. Explains why. */
export function useProposedCode(propertyId: string, address: string): ProposedCode {
  const { data: earlier = [] } = useRecords(collections.plumbingCalc, calculationsOf('propertyId', propertyId), {
    isEnabled: propertyId !== '',
  });
  const [latest] = earlier;
  return useMemo(() => {
    const tree = latest && readTree(latest.tree).tree;
    if (tree)
      return {
        code: tree.code,
        amendments: tree.amendments,
        note: `As in ${latest.number}, the latest calculation for this property${tree.amendments ? ', with its amendments' : ''}.`,
      };
    const adoption = adoptionIn(stateInAddress(address));
    return {
      code: adoption?.code ?? USUAL,
      amendments: undefined,
      note: adoption?.note ?? 'No state in the address yet: the IPC until you choose.',
    };
  }, [latest, address]);
}
