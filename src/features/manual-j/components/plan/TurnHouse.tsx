import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { aroundCompass } from '@/domain/load-calc/azimuth';
import { directionText } from '../../editing/direction';
import type { PlanEditing } from '../../hooks/usePlanEditing';
import { CompassRose } from '../editor/CompassRose';
import { QuantityField } from '../quick/QuantityField';

/** Edits which way the top of the drawing faces, rotating the whole house. */
export function TurnHouse({ editing }: { editing: PlanEditing }) {
  const [isOpen, setIsOpen] = useState(false);
  const { turnDeg } = editing.plan;
  const turn = (step: string, azimuthDeg: number): void =>
    editing.change(step, (plan) => ({ ...plan, turnDeg: aroundCompass(azimuthDeg) }));
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus returnFocus withinPortal shadow="md">
      <Popover.Target>
        <Button variant="default" onClick={() => setIsOpen(!isOpen)}>
          Top faces {directionText(turnDeg)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Where the top of the drawing faces" data-editing>
        <CompassRose value={turnDeg} onChoose={(azimuthDeg) => turn('', azimuthDeg)} />
        <QuantityField
          label="Degrees clockwise from north"
          value={turnDeg}
          onChange={(value) => {
            if (value !== undefined && value >= -360 && value <= 360) turn('plan turn', value);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
