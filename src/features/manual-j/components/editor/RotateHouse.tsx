import { Button, Group } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { aroundCompass } from '@/domain/load-calc/azimuth';
import { rotateHouse } from '@/domain/load-calc/edit/rotate';
import { Section } from '@/ui/layout/Section';
import { withHouse, type Draft } from '../../editing/acceptValue';
import { useFields } from './editingContext';

const TURNS = [-90, -45, -22.5, 22.5, 45, 90] as const;

/** Rotates the whole house, to fix a drawing entered with the wrong side north or to try another lot. */
export function RotateHouse() {
  const { editor } = useFields();
  return (
    <Section title="Turn the house" description="All walls, windows and doors that face somewhere turn together.">
      <Group gap="sm" align="flex-end">
        {TURNS.map((degrees) => (
          <Button
            key={degrees}
            variant="default"
            leftSection={
              degrees < 0 ? <IconRotate2 size={18} aria-hidden /> : <IconRotateClockwise2 size={18} aria-hidden />
            }
            aria-label={`Turn by ${Math.abs(degrees)}° ${degrees < 0 ? 'to the left' : 'to the right'}`}
            onClick={() => editor.change('', (now) => turned(now, degrees))}
          >
            {Math.abs(degrees)}°
          </Button>
        ))}
      </Group>
    </Section>
  );
}

/** Rotates the house together with its drawing. */
const turned = ({ floorPlan, ...draft }: Draft, degrees: number): Draft =>
  withHouse(
    {
      ...draft,
      floorPlan: floorPlan && { ...floorPlan, turnDeg: aroundCompass(floorPlan.turnDeg + degrees) },
    },
    rotateHouse(draft.house, degrees),
  );
