/** A list of lines within an estimate with options. */
export type LinePlace = {
  /** The option's name, for its fields' labels; '' for the lines of every option. */
  name: string;
  /** The option's ID; '' = every option. */
  optionId: string;
  /** All lists a line may be in, including this one. */
  places: readonly { optionId: string; name: string }[];
  onMoveTo: (lineId: string, optionId: string) => void;
  onCopyTo: (lineId: string, optionId: string) => void;
  /** Called when a line from another list is dropped into this one. */
  onAdopt: (lineId: string, at: number) => void;
};

/** Data type of a dragged line. */
export const DRAGGED_LINE = 'application/x-fieldwright-line';

/** Returns the line's name in its fields' labels: `line 2`, or `line 2 of Good`. */
export const lineLabel = (index: number, place: LinePlace | undefined): string =>
  place && place.name !== '' ? `line ${index + 1} of ${place.name}` : `line ${index + 1}`;
