/** Thrown when a visitor opens a customer link that can't be valid. `place` is the URL path, with its search and hash. */
export class BrokenLinkError extends Error {
  readonly place: string;

  constructor(place: string) {
    super('The address holds neither a share token nor the id of a record');
    this.name = 'BrokenLinkError';
    this.place = place;
  }
}
