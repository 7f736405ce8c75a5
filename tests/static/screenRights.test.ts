import { expect, it } from 'vitest';
import { sourcesIn } from './sources';

/**
 * Code that decides without being a screen: for someone else, before a screen is there, or with the rights it was
 * given.
 */
const WITHOUT_A_SCREEN = [
  'src/entities/agreement/readMemberPrices.ts',
  'src/app/shell/navigation.ts',
  'src/entities/message/offerForJob.ts',
  'src/entities/search/searchRecords.ts',
  'src/features/estimates/readFindings.ts',
  'src/features/estimates/readOrigin.ts',
  'src/features/invoices/hooks/readOrigin.ts',
  'src/features/leads/hooks/useMemberOptions.ts',
];

it('screens check a person’s permissions only through useCan', () => {
  const named = /import (?:type )?\{[^}]*\bcan\b[^}]*\} from '@\/domain\/access\/permissions'/;
  const asking = ['src/app', 'src/entities', 'src/features', 'src/ui']
    .flatMap((folder) => sourcesIn(folder))
    .filter(({ text }) => named.test(text))
    .map(({ path }) => path);
  expect(asking.filter((path) => !WITHOUT_A_SCREEN.includes(path)).map((path) => `${path}: use useCan()`)).toEqual([]);
  expect(WITHOUT_A_SCREEN.filter((path) => !asking.includes(path)).map((path) => `${path} no longer asks`)).toEqual([]);
});
