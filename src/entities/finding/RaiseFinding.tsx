import { Drawer } from '@mantine/core';
import type { Finding } from '@/domain/finding/schema';
import type { Stored } from '@/domain/record/schema';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { FindingForm } from './FindingForm';
import type { FindingStart } from './findingForm';

type RaiseFindingProps = {
  start: FindingStart;
  onClose: () => void;
  onRaised?: (finding: Stored<Finding>) => void;
};

/** Lets the user add a finding on the spot, online or offline. Closing it keeps the input. */
export function RaiseFinding({ start, onClose, onRaised }: RaiseFindingProps) {
  const isPhone = useIsPhone();
  return (
    <Drawer opened onClose={onClose} position="right" size={isPhone ? '100%' : 'lg'} title="Raise a finding">
      <FindingForm
        finding={null}
        start={start}
        onCancel={onClose}
        onSaved={(saved) => {
          onRaised?.(saved);
          onClose();
        }}
      />
    </Drawer>
  );
}
