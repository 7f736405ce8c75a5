/** Where a list of lines stands among the options of an estimate. */
export type LinePlace = {
  /** The option's name, for the names of its fields; '' for the lines of every option. */
  name: string;
  /** The option's id; '' = every option. */
  optionId: string;
  /** All lists that a line may be in, this one among them. */
  places: readonly { optionId: string; name: string }[];
  onMoveTo: (lineId: string, optionId: string) => void;
  onCopyTo: (lineId: string, optionId: string) => void;
  /** A line of another list was dropped at a place in this one. */
  onAdopt: (lineId: string, at: number) => void;
};

/** What a dragged line is carried as. */
export const DRAGGED_LINE = 'application/x-fieldwright-line';

/** `line 2`, or `line 2 of Good`: by which a field of a line is called. */
export const lineLabel = (index: number, place: LinePlace | undefined): string =>
  place && place.name !== '' ? `line ${index + 1} of ${place.name}` : `line ${index + 1}`;
