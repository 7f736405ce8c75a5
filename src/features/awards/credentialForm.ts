import { credentialSchema, CREDENTIAL_KIND_LABELS, type Credential } from '@/domain/award/credential';

/** A blank credential. */
export const EMPTY_CREDENTIAL: Credential = { ...credentialSchema.parse({ kind: 'licence', title: 'x' }), title: '' };

export const CREDENTIAL_FIELD_LABELS: Record<keyof Credential, string> = {
  kind: 'Kind',
  title: 'Title',
  issuer: 'Issued by',
  number: 'Number',
  year: 'Year',
  issuedOn: 'Issued on',
  expiresOn: 'Expires on',
  proofKind: 'Proof',
  proofUrl: 'Proof’s address',
  isProofPublic: 'Customers may open the proof',
  isOnWebsite: 'On the website',
  isOnEstimates: 'On estimates',
  isOnCards: 'On the business card',
  position: 'Place in the list',
};

export const KIND_OPTIONS = Object.entries(CREDENTIAL_KIND_LABELS).map(([value, label]) => ({ value, label }));

export const PROOF_OPTIONS = [
  { value: 'none', label: 'None yet' },
  { value: 'link', label: 'A page of a public registry' },
  { value: 'file', label: 'A picture or a PDF' },
];

/** Lists where a credential is shown publicly, as text: `Estimates, website`. */
export function placesOf({ isOnWebsite, isOnEstimates, isOnCards }: Credential): string {
  const places = [isOnEstimates && 'estimates', isOnWebsite && 'website', isOnCards && 'business card'];
  return places.filter((place) => place !== false).join(', ');
}
