import { Button, Group } from '@mantine/core';
import { windowLabel } from '@/domain/company/workChoices';
import type { UsualWindow } from '@/domain/company/workSettings';
import { useWorkSettings } from './useWorkSettings';

type ArrivalWindowChoicesProps = {
  /** Clock times (HH:mm) of the window that is set, '' where there is none. */
  from: string;
  to: string;
  isDisabled?: boolean;
  onChoose: (window: UsualWindow) => void;
  onClear: () => void;
};

/** The windows that the company usually promises, to be chosen with one press. */
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
