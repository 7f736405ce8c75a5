import type { TaxRule } from './schema';
import { rule } from './zoneParts';

/** Work a state treats differently: its rules, and what a person has to know about them. */
export type SpecialWork = { fact: string; rules: readonly TaxRule[] };

/**
 * States whose rule for contractors is clear enough to suggest. Sources: New York Tax Bulletin ST-104 (capital
 * improvements), North Carolina G.S. 105-164.4H with directive SD-18-1, New Jersey bulletin S&U-2, Texas Comptroller
 * publication 94-116. Nothing is claimed about others: the person setting up the tax says what it applies to.
 */
export const SPECIAL_WORK: Readonly<Record<string, SpecialWork>> = {
  NC: {
    fact: 'Repair, maintenance and installation are taxed, labor included. Capital improvements and new construction are not, with Form E-589CI on file.',
    rules: [
      rule(0, {
        jobNatures: ['capital-improvement', 'new-construction'],
        note: 'Real property contract, with Form E-589CI on file',
      }),
    ],
  },
  NJ: {
    fact: 'Repair and maintenance are taxed, labor included. Capital improvements and new construction are not, with Form ST-8 on file.',
    rules: [
      rule(0, {
        jobNatures: ['capital-improvement', 'new-construction'],
        note: 'Exempt capital improvement, with Form ST-8 on file',
      }),
    ],
  },
  NY: {
    fact: 'Repair and maintenance are taxed, labor included. Capital improvements are not, with certificate ST-124 on file.',
    rules: [
      rule(0, {
        jobNatures: ['capital-improvement'],
        note: 'Capital improvement, with certificate ST-124 on file',
      }),
    ],
  },
  TX: {
    fact: 'Labor on new construction is not taxed when it is stated separately.',
    rules: [
      rule(0, {
        taxClasses: ['labour'],
        jobNatures: ['new-construction'],
        note: 'Labor on new construction is not taxed when it is stated separately',
      }),
    ],
  },
};
