import { OWN_CLAUSES } from './ownClauses';
import { contractTermsSchema } from './parts';
import type { ContractTemplate } from './template';

/** A template that every company has until it writes its own. */
export type StarterTemplate = { id: string } & Omit<ContractTemplate, 'isArchived' | 'remindAfterDays'>;

const clausesOf = (keys: readonly string[]): StarterTemplate['clauses'] =>
  keys.flatMap((key) =>
    OWN_CLAUSES.filter((one) => one.key === key).map(({ key: id, ...clause }) => ({ id, ...clause })),
  );

const TEN_PERCENT = 100_000;
const retained = contractTermsSchema.parse({
  retainage: { method: 'flat', workPpm: TEN_PERCENT },
  paymentDays: 30,
  warranty: '{company} corrects defects in its work that are reported within one year of substantial completion.',
});

export const STARTER_TEMPLATES: readonly StarterTemplate[] = [
  {
    id: 'starter-construction',
    name: 'Construction, fixed price',
    priceType: 'fixed',
    scope: '',
    terms: retained,
    clauses: clausesOf([
      'payment',
      'changes',
      'time',
      'concealed-conditions',
      'hazardous-materials',
      'insurance',
      'warranty',
      'suspension',
      'disputes',
      'entire',
    ]),
  },
  {
    id: 'starter-demolition',
    name: 'Demolition',
    priceType: 'fixed',
    scope:
      'Demolish and remove the structure at {property} down to and including the slab, haul away all debris, backfill and rough-grade the site.',
    terms: contractTermsSchema.parse({
      retainage: { method: 'flat', workPpm: TEN_PERCENT },
      paymentDays: 30,
    }),
    clauses: clausesOf([
      'payment',
      'changes',
      'time',
      'utilities',
      'hazardous-materials',
      'salvage',
      'concealed-conditions',
      'insurance',
      'suspension',
      'disputes',
      'entire',
    ]),
  },
  {
    id: 'starter-home-improvement',
    name: 'Home improvement',
    priceType: 'fixed',
    scope: '',
    terms: contractTermsSchema.parse({
      isHome: true,
      isSignedAtHome: true,
      warranty: '{company} corrects defects in its work that are reported within one year of completion.',
    }),
    clauses: clausesOf([
      'payment',
      'changes',
      'time',
      'concealed-conditions',
      'insurance',
      'warranty',
      'disputes',
      'entire',
    ]),
  },
  {
    id: 'starter-subcontract',
    name: 'Subcontract',
    priceType: 'fixed',
    scope: '',
    terms: retained,
    clauses: clausesOf([
      'payment',
      'changes',
      'time',
      'subcontract-flow-down',
      'insurance',
      'suspension',
      'disputes',
      'entire',
    ]),
  },
];

/** Returns a starter template by its id, or null. */
export const starterTemplate = (id: string): StarterTemplate | null =>
  STARTER_TEMPLATES.find((template) => template.id === id) ?? null;
