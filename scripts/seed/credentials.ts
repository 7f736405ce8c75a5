import type { Credential } from '@/domain/award/credential';

/** A credential as the company would enter it; `endsInDays` counts from today. */
export type Given = Pick<Credential, 'kind' | 'title' | 'issuer'> & Partial<Credential> & { endsInDays?: number };

export const INSURANCE: Given = {
  kind: 'insurance',
  title: 'General liability, $2 million',
  issuer: 'Harbor Mutual',
  endsInDays: 24,
  isOnWebsite: true,
};
export const BUREAU: Given = {
  kind: 'membership',
  title: 'Accredited business',
  issuer: 'Better Business Bureau',
  year: '2019',
  proofKind: 'link',
  proofUrl: 'https://www.bbb.org/',
};
export const LEAD_SAFE: Given = {
  kind: 'certification',
  title: 'Lead-safe certified firm',
  issuer: 'EPA',
  proofKind: 'link',
  proofUrl: 'https://www.epa.gov/lead',
  endsInDays: 900,
};
export const license = (title: string, issuer: string, proofUrl: string): Given => ({
  kind: 'licence',
  title,
  issuer,
  proofKind: 'link',
  proofUrl,
  endsInDays: 410,
  isOnCards: true,
});
export const AWARD: Given = {
  kind: 'award',
  title: 'Readers’ choice',
  issuer: 'The local paper',
  year: '2025',
  isOnWebsite: true,
};
