import { z } from 'zod';
import { regionName } from '../contact/regions';
import { formatRate } from '../money/format';
import { ratePpm } from '../money/schema';
import { line } from '../record/schema';
import { isProposable, taxesAnything } from './law/lawText';
import { lawOf } from './law/stateLaw';
import { LAW_TRADES, type LawTrade } from './law/trades';
import { lawRules, type LawCompany } from './law/zoneRules';
import { CONTRACTS, type TaxClass, type TaxRule } from './schema';
import { STATE_RATES_AS_OF, stateSalesTax } from './stateSalesTax';
import { EMPTY_AREA, type TaxZoneRecord } from './zoneRecord';
import { rule, tax, TAXABLE } from './zoneParts';

/** Basis of the tax: what the state's law says about each kind of work, or always the same. */
const TAXED_WORK = ['law', 'everything', 'not-labor', 'only-labor', 'nothing'] as const;
export type TaxedWork = (typeof TAXED_WORK)[number];
export const TAXED_WORK_LABELS: Record<TaxedWork, string> = {
  law: 'What the state taxes',
  everything: 'Parts and labor',
  'not-labor': 'Parts only: labor is not taxed',
  'only-labor': 'Labor only: we pay tax on parts when we buy them',
  nothing: 'Nothing: we pay tax when we buy materials',
};

const answersSchema = z.object({
  /** Two-letter code of a state of the United States. */
  region: line(10).min(2, 'Choose your state'),
  stateRatePpm: ratePpm,
  /** `Buncombe County`; '' = no name; the rate still counts. */
  localName: line(100).default(''),
  localRatePpm: z.union([z.literal(''), ratePpm]).default(''),
  /** '' = a person has to choose. */
  taxedWork: z.enum(['', ...TAXED_WORK]).refine((work): boolean => work !== '', 'Choose what you charge tax on'),
  /** Matters in states that treat trades differently. */
  trade: z.enum(LAW_TRADES).default('general'),
  /** Nebraska only: the option chosen with the state. */
  election: z.enum(['', 'seller', 'consumer']).default(''),
  usualContract: z.enum(CONTRACTS).default('separated'),
});
export type SalesTaxAnswers = z.infer<typeof answersSchema>;
/**
 * A company's answers when it sets up its sales tax. If local jurisdictions add to a tax that customers pay, the state's rate alone would
 * be too low, so the local one is required, and may be 0.
 */
export const salesTaxAnswersSchema = answersSchema.superRefine((answers, context) => {
  if (answers.localRatePpm === '' && stateSalesTax(answers.region)?.hasLocal === true && chargesAnything(answers))
    context.addIssue({
      code: 'custom',
      path: ['localRatePpm'],
      message: 'Enter the local rate, or 0 if there is none',
    });
});
const companyOf = ({ trade, election }: Pick<SalesTaxAnswers, 'trade' | 'election'>): LawCompany => ({
  trade,
  election,
});

/** Suggests what to charge tax on, if the state's law is known well enough; '' if a person has to say. */
export function proposedWork(state: string, company: LawCompany): TaxedWork | '' {
  const law = lawOf(state);
  return law && isProposable(law, company) ? 'law' : '';
}

/** Returns the suggestion for a state: its rate, with the local one still to be looked up, and what it taxes. */
export const proposedAnswers = (state: string, trade: LawTrade = 'general'): SalesTaxAnswers => {
  const known = stateSalesTax(state);
  return {
    region: known?.region ?? '',
    stateRatePpm: known?.ratePpm ?? 0,
    localName: '',
    localRatePpm: '',
    taxedWork: proposedWork(state, { trade, election: '' }),
    trade,
    election: '',
    usualContract: 'separated',
  };
};

/** Returns the total rate, in parts per million. */
export const totalRatePpm = ({
  stateRatePpm,
  localRatePpm,
}: Pick<SalesTaxAnswers, 'stateRatePpm' | 'localRatePpm'>): number =>
  stateRatePpm + (localRatePpm === '' ? 0 : localRatePpm);

/** Whether customers are charged anything with these answers. */
export function chargesAnything(answers: SalesTaxAnswers): boolean {
  const law = lawOf(answers.region);
  if (totalRatePpm(answers) === 0 || answers.taxedWork === 'nothing') return false;
  return answers.taxedWork !== 'law' || law === null || taxesAnything(law, companyOf(answers));
}

const CHARGED_ON: Record<TaxedWork | '', string> = {
  '': '',
  law: ', on what the state taxes',
  everything: ' on parts and labor',
  'not-labor': ' on parts, not on labor',
  'only-labor': ' on labor, not on parts',
  nothing: '',
};

/** `4.75% North Carolina + 2.25% Buncombe County = 7% on parts and labor`. */
export function salesTaxText(answers: SalesTaxAnswers): string {
  const { region, stateRatePpm, localName, localRatePpm, taxedWork } = answers;
  const parts = [
    stateRatePpm > 0 ? `${formatRate(stateRatePpm)} ${regionName(region, 'US')}` : '',
    localRatePpm === '' || localRatePpm === 0 ? '' : `${formatRate(localRatePpm)} ${localName || 'local'}`,
  ].filter(Boolean);
  if (parts.length === 0) return 'No sales tax';
  if (!chargesAnything(answers)) return 'No sales tax is charged to customers';
  const sum = parts.length > 1 ? ` = ${formatRate(totalRatePpm(answers))}` : '';
  return `${parts.join(' + ')}${sum}${CHARGED_ON[taxedWork]}`;
}

const onlyOn = (ratePpm: number, isTaxed: (taxClass: TaxClass) => boolean, note: string): TaxRule[] => [
  rule(ratePpm, { taxClasses: TAXABLE.filter(isTaxed) }),
  rule(0, { taxClasses: TAXABLE.filter((one) => !isTaxed(one)), note }),
];
const isLabor = (taxClass: TaxClass): boolean => taxClass === 'labour';

/** Returns the rules of the state tax or the local one: as the law treats each kind of work, or as the company says. */
function rulesOf(answers: SalesTaxAnswers, part: 'state' | 'local'): TaxRule[] {
  const local = answers.localRatePpm === '' ? 0 : answers.localRatePpm;
  const own = part === 'state' ? answers.stateRatePpm : local;
  const law = lawOf(answers.region);
  switch (answers.taxedWork) {
    case 'law':
      return law
        ? lawRules({ ...law, stateRatePpm: answers.stateRatePpm }, companyOf(answers), local, part)
        : [rule(own)];
    case 'everything':
      return [rule(own)];
    case 'not-labor':
      return onlyOn(own, (one) => !isLabor(one), 'Labor is not taxed');
    case 'only-labor':
      return onlyOn(own, isLabor, 'Tax on materials is paid when they are bought');
    case '':
    case 'nothing':
      return [rule(0, { note: 'No tax is charged: it is paid when materials are bought' })];
  }
}

const levelOf = (name: string): 'county' | 'city' => (/\b(county|parish|borough)\b/i.test(name) ? 'county' : 'city');

/** Builds the default tax zone from the answers: for the whole state, until zones for other places are added. */
export function zoneOfAnswers(answers: SalesTaxAnswers, newTaxId: () => string): TaxZoneRecord {
  const { region, stateRatePpm, localRatePpm } = answers;
  const state = regionName(region, 'US');
  const local = localRatePpm === '' ? 0 : localRatePpm;
  const localName = answers.localName || 'Local';
  const agency = stateSalesTax(region)?.agency ?? '';
  const taxes = [
    ...(stateRatePpm > 0 || local === 0
      ? [
          tax({
            id: newTaxId(),
            name: stateRatePpm > 0 ? `${state} sales tax` : 'Sales tax',
            place: state,
            level: 'state',
            region,
            rules: stateRatePpm > 0 ? rulesOf(answers, 'state') : [rule(0, { note: `No sales tax in ${state}` })],
            order: 10,
          }),
        ]
      : []),
    ...(local > 0
      ? [
          tax({
            id: newTaxId(),
            name: `${localName} sales tax`,
            place: answers.localName || `${state}, local`,
            level: levelOf(localName),
            region,
            rules: rulesOf(answers, 'local'),
            order: 20,
          }),
        ]
      : []),
  ];
  return {
    name: local > 0 && answers.localName !== '' ? `${answers.localName}, ${state}` : state,
    stacking: 'combined',
    taxes,
    area: { ...EMPTY_AREA, regions: [region] },
    isDefault: true,
    isActive: true,
    usualContract: answers.usualContract,
    notes: notesOf(answers, agency),
  };
}

/** Describes where rate and rules are from, and what to watch for: what a single document can't tell. */
function notesOf({ region, taxedWork }: SalesTaxAnswers, agency: string): string {
  const law = taxedWork === 'law' ? lawOf(region) : null;
  return [
    `Set up from the address. State rate as of ${STATE_RATES_AS_OF}${agency && `, source to check with: ${agency}`}.`,
    ...(law ? [`What is taxed: checked on ${law.checkedOn}, certainty ${law.confidence}.`, ...law.exceptions] : []),
  ]
    .join('\n')
    .slice(0, 2000);
}
