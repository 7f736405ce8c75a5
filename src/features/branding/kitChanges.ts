import { BRAND_FONT_FACTS } from '@/domain/brand/fonts';
import { licenseLine, type BrandKit } from '@/domain/brand/schema';
import { isSame } from '@/lib/stableJson';

/** One part of a kit, for comparing two of them. */
export type KitPart = { label: string; kind: 'text' | 'color' | 'picture'; before: string; after: string };

type Fact = { label: string; kind: KitPart['kind']; show: (kit: BrandKit) => string };

const FACTS: Readonly<Record<keyof BrandKit, Fact>> = {
  logoUrl: { label: 'Logo for a light background', kind: 'picture', show: ({ logoUrl }) => logoUrl },
  logoDarkUrl: { label: 'Logo for a dark background', kind: 'picture', show: ({ logoDarkUrl }) => logoDarkUrl },
  socialUrl: { label: 'Link picture', kind: 'picture', show: ({ socialUrl }) => socialUrl },
  primaryColor: { label: 'Main color', kind: 'color', show: ({ primaryColor }) => primaryColor },
  accentColor: { label: 'Accent color', kind: 'color', show: ({ accentColor }) => accentColor },
  font: { label: 'Font', kind: 'text', show: ({ font }) => BRAND_FONT_FACTS[font].label },
  licenses: { label: 'Licenses', kind: 'text', show: ({ licenses }) => licenses.map(licenseLine).join('; ') },
  tagline: { label: 'Tagline', kind: 'text', show: ({ tagline }) => tagline },
  thankYou: { label: 'Thanks after signing', kind: 'text', show: ({ thankYou }) => thankYou },
  emailClosing: { label: 'Closing of e-mails', kind: 'text', show: ({ emailClosing }) => emailClosing },
  signatureName: { label: 'Signature', kind: 'text', show: ({ signatureName }) => signatureName },
  signatureTitle: { label: 'Title of the signature', kind: 'text', show: ({ signatureTitle }) => signatureTitle },
};

/** Returns the form's label for a part of the kit. */
export const kitPartLabel = (part: string): string | null =>
  Object.entries(FACTS).find(([name]) => name === part)?.[1].label ?? null;

/** Lists the differences between two kits, part by part, in the form's order. */
export const kitChanges = (before: BrandKit, after: BrandKit): KitPart[] =>
  (Object.keys(FACTS) as (keyof BrandKit)[])
    .filter((part) => !isSame(before[part], after[part]))
    .map((part) => {
      const { label, kind, show } = FACTS[part];
      return { label, kind, before: show(before), after: show(after) };
    });
