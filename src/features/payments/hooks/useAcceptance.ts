import { callFunction } from '@/data/callables';
import { decideBankLines, DECISIONS_AT_ONCE, type BankDecision, type BankProposal } from '@/domain/bank/api';
import { inGroupsOf } from '@/lib/inGroupsOf';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatCount } from '@/ui/format/quantities';
import { useReadBankAnew } from './useBank';

/** Converts a proposal to the decision that accepts it. */
export const acceptanceOf = ({ lineId, pieces, setAsideAs }: BankProposal): BankDecision =>
  setAsideAs === ''
    ? { lineId, does: 'match', pieces: pieces.map(({ kind, id }) => ({ kind, id })) }
    : { lineId, does: 'set-aside', pieces: [], note: setAsideAs };

/** Accepts proposals, then reports the result. */
export function useAcceptance() {
  const readAnew = useReadBankAnew();
  const { isBusy, carryOut } = useCarryOut();
  const accept = (accepted: readonly BankProposal[]): Promise<void> =>
    carryOut(async () => {
      let done = 0;
      const faults: string[] = [];
      for (const group of inGroupsOf(DECISIONS_AT_ONCE, accepted)) {
        const answer = await callFunction(decideBankLines, { decisions: group.map(acceptanceOf) });
        done += answer.done;
        faults.push(...answer.faults.map(({ why }) => why));
      }
      await readAnew();
      if (faults[0] !== undefined) notify.error(`${formatCount(faults.length, 'line')} not matched. ${faults[0]}`);
      if (done > 0) notify.success(`${formatCount(done, 'line')} done.`);
    });
  return { isBusy, accept };
}
