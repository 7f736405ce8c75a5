import { Button, Group } from '@mantine/core';
import { windowLabel } from '@/domain/company/workChoices';
import type { UsualWindow } from '@/domain/company/workSettings';
import { useWorkSettings } from './useWorkSettings';

type ArrivalWindowChoicesProps = {
  /** Local times (HH:mm) of the current window, '' if there is none. */
  from: string;
  to: string;
  isDisabled?: boolean;
  onChoose: (window: UsualWindow) => void;
  onClear: () => void;
};

/** Offers the company's usual arrival windows, one tap each. */
export function ArrivalWindowChoices({ from, to, isDisabled = false, onChoose, onClear }: ArrivalWindowChoicesProps) {
  const { arrivalWindows } = useWorkSettings().settings;
  return (
    <Group gap="xs">
      {arrivalWindows.map((window) => {
        const isChosen = from === window.from && to === window.to;
        return (
          <Button
            key={window.id}
            size="compact-md"
            variant={isChosen ? 'light' : 'default'}
            aria-pressed={isChosen}
            aria-label={`Arrival window ${windowLabel(window)}`}
            disabled={isDisabled}
            onClick={() => onChoose(window)}
          >
            {windowLabel(window)}
          </Button>
        );
      })}
      {(from !== '' || to !== '') && (
        <Button variant="text" onClick={onClear}>
          No window
        </Button>
      )}
    </Group>
  );
}
