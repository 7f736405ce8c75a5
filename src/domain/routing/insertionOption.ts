/** The best place for a visit in one shift, or with one crew, without reordering anyone's visits. */
export type InsertionOption = {
  shift: string;
  /** The visit before it; null if it is the first. */
  after: string | null;
  start: number;
  addedCost: number;
  addedTravelSeconds: number;
  /** For a visit of several people, all of their shifts; `shift` and `after` are those of the first. */
  crew?: { shift: string; after: string | null }[];
};
