import { collections } from '@/data/collections';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { FindingDetails } from './FindingDetails';

type FindingDrawerProps = { /** null = closed. */ findingId: string | null; onClose: () => void };

/** Shows a finding next to its list. */
export function FindingDrawer({ findingId, onClose }: FindingDrawerProps) {
  const isPhone = useIsPhone();
  return (
    <RecordDrawer
      definition={collections.findings}
      noun="finding"
      openId={findingId}
      onClose={onClose}
      titleOf={({ title }) => title}
      size={isPhone ? '100%' : 'lg'}
    >
      {(finding) => finding && <FindingDetails key={finding.id} finding={finding} onGone={onClose} />}
    </RecordDrawer>
  );
}
