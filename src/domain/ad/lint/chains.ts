import type { AdFacts } from '../facts';

/** Trademarked names of nationwide contractors. Only the company itself knows its local competitors. */
const CHAINS = [
  'One Hour Heating',
  'ARS Rescue Rooter',
  'Rescue Rooter',
  'Roto-Rooter',
  'Mr. Rooter',
  'Mr Rooter',
  'Benjamin Franklin Plumbing',
  'Mister Sparky',
  'Mr. Electric',
  'Aire Serv',
  'Service Experts',
  'Horizon Services',
  'Michael & Son',
  'Len the Plumber',
  'Goettl',
  'Parker & Sons',
  'George Brazil',
  'Sila Services',
  'Wrench Group',
  'Apex Service Partners',
  'Home Depot',
  "Lowe's",
  'Sears Home Services',
  'TruGreen',
  'LeafFilter',
  'Erie Home',
  'Mr. Handyman',
  'Ace Handyman',
  'HomeAdvisor',
  'Thumbtack',
  'Angi',
] as const;

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const PATTERNS = CHAINS.map((name) => ({
  name,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(name.toLowerCase()).replaceAll(/[ -]/g, '[\\s-]?')}(?![\\p{L}\\p{N}])`,
    'iu',
  ),
}));

/** Returns the chains that a text names, except the company's own name if it is one of them. */
export const chainsIn = (text: string, { companyName }: Pick<AdFacts, 'companyName'>): string[] =>
  PATTERNS.filter(({ pattern }) => pattern.test(text) && !pattern.test(companyName)).map(({ name }) => name);
