import { z } from 'zod';
import { regionName } from '../contact/regions';
import { formatRate } from '../money/format';
import { ratePpm } from '../money/schema';
import { line } from '../record/schema';
import type { TaxRule } from './schema';
import { SPECIAL_WORK } from './specialWork';
import { STATE_RATES_AS_OF, stateSalesTax } from './stateSalesTax';
import { EMPTY_AREA, type TaxZoneRecord } from './zoneRecord';
import { rule, tax, TAXABLE } from './zoneParts';

/** What tax is charged on: all of it, or not on labor. */
const TAXED_WORK = ['everything', 'not-labor'] as const;

/** What a company answers when it sets up its sales tax. An empty local rate is none. */
export const salesTaxAnswersSchema = z.object({
  /** Letters of a state of the United States. */
  region: line(10).min(2, 'Choose your state'),
  stateRatePpm: ratePpm,
  /** `Buncombe County`; '' = no name; the rate still counts. */
  localName: line(100).default(''),
  localRatePpm: z.union([z.literal(''), ratePpm]).default(''),
  taxedWork: z.enum(TAXED_WORK).default('everything'),
});
export type SalesTaxAnswers = z.infer<typeof salesTaxAnswersSchema>;

/** What is proposed for a state: its rate, with the local one still to be looked up. */
export const proposedAnswers = (state: string): SalesTaxAnswers => {
  const known = stateSalesTax(state);
  return {
    region: known?.region ?? '',
    stateRatePpm: known?.ratePpm ?? 0,
    localName: '',
    localRatePpm: '',
    taxedWork: 'everything',
  };
};

/** The whole rate, in parts per million. */
export const totalRatePpm = ({ stateRatePpm, localRatePpm }: SalesTaxAnswers): number =>
  stateRatePpm + (localRatePpm === '' ? 0 : localRatePpm);

/** `4.75% North Carolina + 2.25% Buncombe County = 7% on parts and labor`. */
export function salesTaxText(answers: SalesTaxAnswers): string {
  const { region, stateRatePpm, localName, localRatePpm, taxedWork } = answers;
  const parts = [
    stateRatePpm > 0 ? `${formatRate(stateRatePpm)} ${regionName(region, 'US')}` : '',
    localRatePpm === '' || localRatePpm === 0 ? '' : `${formatRate(localRatePpm)} ${localName || 'local'}`,
  ].filter(Boolean);
  if (parts.length === 0) return 'No sales tax';
  const sum = parts.length > 1 ? ` = ${formatRate(totalRatePpm(answers))}` : '';
  return `${parts.join(' + ')}${sum} on parts${taxedWork === 'everything' ? ' and labor' : ', not on labor'}`;
}

const LABOR_FREE = rule(0, { taxClasses: ['labour'], note: 'Labor is not taxed' });

/** The rules of a tax: its rate, and what the state frees. */
function rulesOf(answers: SalesTaxAnswers, rate: number): TaxRule[] {
  const special = [...(SPECIAL_WORK[answers.region]?.rules ?? [])].map((one) => structuredClone(one));
  return answers.taxedWork === 'everything'
    ? [rule(rate), ...special]
    : [rule(rate, { taxClasses: TAXABLE.filter((one) => one !== 'labour') }), structuredClone(LABOR_FREE), ...special];
}

const levelOf = (name: string): 'county' | 'city' => (/\b(county|parish|borough)\b/i.test(name) ? 'county' : 'city');

/** The default tax zone that follows from the answers: for the whole state, until zones for other places are added. */
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
            rules: stateRatePpm > 0 ? rulesOf(answers, stateRatePpm) : [rule(0, { note: `No sales tax in ${state}` })],
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
            rules: rulesOf(answers, local),
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
    notes: `Set up from the address. State rate as of ${STATE_RATES_AS_OF}${agency && `, source to check with: ${agency}`}.`,
  };
}

/** The recorded choice to charge none: the default for every address, until a zone with rates replaces it. */
export const NO_SALES_TAX_ZONE: TaxZoneRecord = {
  name: 'No sales tax',
  stacking: 'combined',
  taxes: [],
  area: EMPTY_AREA,
  isDefault: true,
  isActive: true,
  notes: 'The company chose to charge no sales tax.',
};

/** Whether a zone is the choice to charge none. */
export const isNoSalesTax = ({ taxes }: Pick<TaxZoneRecord, 'taxes'>): boolean => taxes.length === 0;
