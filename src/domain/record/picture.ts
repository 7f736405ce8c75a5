/** On this origin: pictures of the demo. `//` begins another host's address. */
const ON_THIS_PAGE = /^(\/(?![/\\])|blob:)[^\s<>"']*$/;
const ON_THE_WEB = /^https?:\/\/[^\s<>"]+$/;
const STORED =
  /^(?:(https:\/\/firebasestorage\.googleapis\.com)|http:\/\/(?:127\.0\.0\.1|localhost):\d{4,5})\/v0\/b\/([^/]+)\/o\/companies%2F[^\s<>"/]+$/;
/** Project ids that only exist in emulators. */
const OF_EMULATORS = /^demo-/;

let ownBucket = '';

/**
 * Sets the Storage bucket of the companies' files; called once at startup by the app and the functions. If it isn't called, as in tests
 * and in the demo, any web URL passes as a picture's.
 */
export function keepPicturesIn(bucket: string): void {
  ownBucket = bucket;
}

/**
 * Whether a URL is that of a file uploaded here, or ''. Anything else could change after a customer has signed below it, or reveal to its
 * host who opened a document.
 */
export function isOwnPicture(address: string): boolean {
  if (address === '' || ON_THIS_PAGE.test(address)) return true;
  if (ownBucket === '') return ON_THE_WEB.test(address);
  const [, isPublicHost, bucket = ''] = STORED.exec(address) ?? [];
  if (OF_EMULATORS.test(ownBucket)) return OF_EMULATORS.test(bucket);
  return isPublicHost !== undefined && bucket === ownBucket;
}
