/** A visitor has opened an address of customers' links that cannot be one. `place` is the address, with its search and hash. */
export class BrokenLinkError extends Error {
  readonly place: string;

  constructor(place: string) {
    super('The address holds neither a share token nor the id of a record');
    this.name = 'BrokenLinkError';
    this.place = place;
  }
}
