import type { z } from 'zod';
import type { remoteCompanySchema, remotePreferencesSchema } from './remote';
import type { BooksFacts } from './setup';

/** Converts QuickBooks' preferences and company to our terms, as far as they matter. */
export function factsOf(
  company: z.infer<typeof remoteCompanySchema>,
  preferences: z.infer<typeof remotePreferencesSchema>,
): BooksFacts {
  const { TaxPrefs, SalesFormsPrefs, AccountingInfoPrefs, CurrencyPrefs } = preferences;
  return {
    companyName: company.CompanyName.slice(0, 200),
    country: company.Country.slice(0, 3) || 'US',
    homeCurrency: (CurrencyPrefs?.HomeCurrency?.value ?? '').slice(0, 3) || 'USD',
    usesTax: TaxPrefs?.UsingSalesTax ?? false,
    isTaxAutomatic: TaxPrefs?.PartnerTaxEnabled ?? false,
    hasMultipleCurrencies: CurrencyPrefs?.MultiCurrencyEnabled ?? false,
    keepsOurNumbers: SalesFormsPrefs?.CustomTxnNumbers ?? false,
    appliesCreditsItself: SalesFormsPrefs?.AutoApplyCredit ?? false,
    classesPerLine: AccountingInfoPrefs?.ClassTrackingPerTxnLine ?? false,
    classesPerDocument: AccountingInfoPrefs?.ClassTrackingPerTxn ?? false,
    closedThrough: (AccountingInfoPrefs?.BookCloseDate ?? '').slice(0, 10),
  };
}

/** In the United States a line only says whether it is taxed. */
export const isUnitedStates = ({ country }: Pick<BooksFacts, 'country'>): boolean => /^(US|USA)$/i.test(country);

/** Returns why a company file can't be used for a company's books; '' if both are kept in one currency. */
export const currencyFault = ({ homeCurrency }: Pick<BooksFacts, 'homeCurrency'>, currency: string): string =>
  currency === homeCurrency
    ? ''
    : `The books in QuickBooks are kept in ${homeCurrency}, and yours in ${currency}. Nothing is pushed: connect a company file that is kept in ${currency}.`;
