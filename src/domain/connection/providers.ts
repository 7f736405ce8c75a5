import type { Feature } from '../access/features';
import { pathOfFeature } from '../access/routes';

/** Whom a company can connect an account with. One broker (`functions/src/oauth`) does it for all of them. */
export const PROVIDERS = ['google', 'quickbooks'] as const;
export type Provider = (typeof PROVIDERS)[number];

type ProviderInfo = {
  /** As it is written in sentences. */
  name: string;
  /** Without this flag nothing is connected, and nothing is fetched. */
  feature: Feature;
  /** The page that a finished connection leads back to. */
  path: string;
  /** Where a person takes our access away at the provider itself. */
  accessPage: string;
};

export const PROVIDER_INFO: Readonly<Record<Provider, ProviderInfo>> = {
  google: {
    name: 'Google',
    feature: 'googleMyBusiness',
    // Where to continue: a profile still has to be chosen.
    path: `${pathOfFeature('googleMyBusiness')}?tab=connection`,
    accessPage: 'https://myaccount.google.com/connections',
  },
  quickbooks: {
    name: 'QuickBooks',
    feature: 'quickbooks',
    // Where to continue: what is which still has to be chosen.
    path: `${pathOfFeature('quickbooks')}?tab=mapping`,
    accessPage: 'https://qbo.intuit.com/app/apps/myapps',
  },
};
