import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldText, readQuantity } from '@/domain/calculation/numberText';
import {
  addOpening,
  changeOpening,
  OPENING_PRESETS,
  removeOpening,
  USUAL_WINDOW,
} from '@/domain/floor-plan/edit/openings';
import { lengthOf } from '@/domain/floor-plan/geometry/rectangle';
import { sideAzimuthDeg, sideParts } from '@/domain/floor-plan/geometry/sides';
import { SIDES, type PlanOpening, type PlanRoom } from '@/domain/floor-plan/schema';
import { compassLabel } from '@/domain/load-calc/edit/rotate';
import { useUnits } from '@/entities/calculation/useUnits';
import type { PlanEditing } from '../../hooks/usePlanEditing';
import classes from './plan.module.css';

type RoomWallsProps = { room: PlanRoom; editing: PlanEditing; preset: string; onPreset: (id: string) => void };

/** Edits a room's walls: how much of each is exterior, and the windows and doors in it. */
export function RoomWalls({ room, editing, preset, onPreset }: RoomWallsProps) {
  const { show } = useUnits();
  const { plan } = editing;
  const size = OPENING_PRESETS.find(({ id }) => id === preset) ?? USUAL_WINDOW;
  return (
    <>
      <NativeSelect
        label="What a plus adds"
        value={preset}
        data={OPENING_PRESETS.map(({ id, label }) => ({ value: id, label }))}
        onChange={(event) => onPreset(event.currentTarget.value)}
      />
      {SIDES.map((side) => {
        const { outside, garage } = sideParts(plan, room, side);
        const facing = compassLabel(sideAzimuthDeg(plan, side));
        const openings = plan.openings.filter((each) => each.room === room.key && each.side === side);
        const [outsideFt, garageFt] = [lengthOf(outside), lengthOf(garage)];
        const isInner = outsideFt + garageFt === 0;
        if (isInner && openings.length === 0) return null;
        return (
          <div key={side} className={classes['wall']} role="group" aria-label={`${facing} wall`}>
            <div className={classes['wallHead']}>
              <span>
                <strong>{facing} wall</strong>{' '}
                {isInner
                  ? 'inside'
                  : [
                      outsideFt > 0 ? `${show(outsideFt, 'length')} outside` : '',
                      garageFt > 0 ? `${show(garageFt, 'length')} to the garage` : '',
                    ]
                      .filter(Boolean)
                      .join(', ')}
              </span>
              {!isInner && (
                <Button
                  variant="subtle"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  aria-label={`Add to the ${facing} wall`}
                  onClick={() => editing.change('', (now) => addOpening(now, room.key, side, size).plan)}
                >
                  Add
                </Button>
              )}
            </div>
            {openings.map((opening) => (
              <OpeningRow key={opening.key} opening={opening} facing={facing} editing={editing} />
            ))}
          </div>
        );
      })}
    </>
  );
}

type OpeningRowProps = { opening: PlanOpening; facing: string; editing: PlanEditing };

function OpeningRow({ opening, facing, editing }: OpeningRowProps) {
  const { system, unit } = useUnits();
  const { key, kind, widthFt, heightFt, offsetFt } = opening;
  const feet = (text: string): number => {
    const read = readQuantity(text, 'length', system);
    return read.ok ? read.value : Number.NaN;
  };
  const word = kind === 'door' ? 'Door' : 'Window';
  const text = (value: number): string => fieldText(value, 'length', system);
  return (
    <div className={classes['openingRow']}>
      <span>{word}</span>
      <Typed
        label={`Size of the ${word.toLowerCase()} in the ${facing} wall, ${unit('length')}`}
        shown={`${text(widthFt)}x${text(heightFt)}`}
        onTyped={(typed) => {
          const [width, height] = typed.split(/[x×*]/i).map(feet);
          const isFit =
            width !== undefined && height !== undefined && width >= 0.5 && width <= 40 && height >= 0.5 && height <= 20;
          if (isFit) editing.change('', (plan) => changeOpening(plan, key, { widthFt: width, heightFt: height }));
          return isFit ? '' : 'Width x height, like 3x5';
        }}
      />
      <Typed
        label={`Place of the ${word.toLowerCase()} in the ${facing} wall, ${unit('length')} from the corner`}
        shown={text(Math.round(offsetFt * 100) / 100)}
        prefix="at"
        onTyped={(typed) => {
          const at = feet(typed);
          const isFit = at >= 0 && at <= 200;
          if (isFit) editing.change('', (plan) => changeOpening(plan, key, { offsetFt: at }));
          return isFit ? '' : 'Feet from the corner';
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Remove the ${word.toLowerCase()} in the ${facing} wall`}
        onClick={() => editing.change('', (plan) => removeOpening(plan, key))}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

type TypedProps = {
  label: string;
  shown: string;
  prefix?: string;
  /** Accepts the input on blur; returns why it was rejected, or '' if accepted. */ onTyped: (text: string) => string;
};

function Typed({ label, shown, prefix, onTyped }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  const leave = (): void => {
    if (typed === null) return;
    const message = typed.trim() === shown ? '' : onTyped(typed);
    setFault(message);
    if (message === '') setTyped(null);
  };
  return (
    <TextInput
      aria-label={label}
      autoComplete="off"
      {...(prefix !== undefined && { leftSection: <small>{prefix}</small>, leftSectionPointerEvents: 'none' as const })}
      value={typed ?? shown}
      error={fault === '' ? undefined : fault}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setFault('');
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        if (event.key === 'Escape') {
          setTyped(null);
          setFault('');
        }
      }}
    />
  );
}
