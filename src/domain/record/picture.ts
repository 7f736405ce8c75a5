/** On this origin: pictures of the demo. `//` begins another host's address. */
const ON_THIS_PAGE = /^(\/(?![/\\])|blob:)[^\s<>"']*$/;
const ON_THE_WEB = /^https?:\/\/[^\s<>"]+$/;
const STORED =
  /^(?:(https:\/\/firebasestorage\.googleapis\.com)|http:\/\/(?:127\.0\.0\.1|localhost):\d{4,5})\/v0\/b\/([^/]+)\/o\/companies%2F[^\s<>"/]+$/;
/** Projects that there are in emulators only. */
const OF_EMULATORS = /^demo-/;

let ownBucket = '';

/**
 * Says which bucket of Storage holds the companies' files; called once at the start by the app and the functions. Where it was not
 * called, as in tests and in the demo, any web address passes as a picture's.
 */
export function keepPicturesIn(bucket: string): void {
  ownBucket = bucket;
}

/**
 * Whether an address is that of a file which was uploaded here, or ''. Anything else could change after a customer has signed below
 * it, or tell its host who opened a document.
 */
export function isOwnPicture(address: string): boolean {
  if (address === '' || ON_THIS_PAGE.test(address)) return true;
  if (ownBucket === '') return ON_THE_WEB.test(address);
  const [, isPublicHost, bucket = ''] = STORED.exec(address) ?? [];
  if (OF_EMULATORS.test(ownBucket)) return OF_EMULATORS.test(bucket);
  return isPublicHost !== undefined && bucket === ownBucket;
}
