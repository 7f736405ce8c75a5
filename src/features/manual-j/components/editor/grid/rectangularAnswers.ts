import { choiceWords } from '@/domain/calculation/choiceWords';
import type { Quantity } from '@/domain/calculation/units';
import type { SideBorder, RoomFloor, RectangularRoom } from '../../../editing/rectangularRoom';

/** Form input for a four-walled room; each of the four lists goes around its sides. */
export type RectangularAnswers = {
  name: string;
  length: string;
  width: string;
  height: string;
  azimuthDeg: number;
  borders: readonly SideBorder[];
  windows: readonly string[];
  isBelowAttic: boolean;
  floor: RoomFloor;
};

export function readRectangular(
  answers: RectangularAnswers,
  numberOf: (text: string, quantity: Quantity) => number | null,
): { room: RectangularRoom | null; faults: Readonly<Record<string, string>> } {
  const faults: Record<string, string> = {};
  const length = (field: 'length' | 'width' | 'height'): number => {
    const value = numberOf(answers[field], 'length');
    if (value === null || value <= 0) faults[field] = `${choiceWords(field)} is missing or no number`;
    return value ?? 0;
  };
  const windows = answers.windows.map((text, side) => {
    const value = text.trim() === '' || answers.borders[side] === 'none' ? 0 : numberOf(text, 'area');
    if (value === null || value < 0) faults[`windows ${side}`] = 'This is no area; 2*3x5 is calculated';
    return value ?? 0;
  });
  if (answers.name.trim() === '') faults['name'] = 'Give the room a name';
  const sideOf = (side: number) => ({ border: answers.borders[side] ?? 'none', windowsFt2: windows[side] ?? 0 });
  const room: RectangularRoom = {
    name: answers.name.trim(),
    lengthFt: length('length'),
    widthFt: length('width'),
    heightFt: length('height'),
    azimuthDeg: answers.azimuthDeg,
    sides: [sideOf(0), sideOf(1), sideOf(2), sideOf(3)],
    isBelowAttic: answers.isBelowAttic,
    floor: answers.floor,
  };
  return { room: Object.keys(faults).length === 0 ? room : null, faults };
}
