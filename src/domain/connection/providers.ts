import type { Feature } from '../access/features';
import { pathOfFeature } from '../access/routes';

/** Providers that a company can connect an account with. One broker (`functions/src/oauth`) handles all of them. */
export const PROVIDERS = ['google', 'quickbooks'] as const;
export type Provider = (typeof PROVIDERS)[number];

type ProviderInfo = {
  /** Its name in sentences. */
  name: string;
  /** Without this flag nothing is connected, and nothing is fetched. */
  feature: Feature;
  /** The page to return to after connecting. */
  path: string;
  /** The provider's page for revoking our access. */
  accessPage: string;
};

export const PROVIDER_INFO: Readonly<Record<Provider, ProviderInfo>> = {
  google: {
    name: 'Google',
    feature: 'googleMyBusiness',
    // Where to continue: a profile has to be chosen.
    path: `${pathOfFeature('googleMyBusiness')}?tab=connection`,
    accessPage: 'https://myaccount.google.com/connections',
  },
  quickbooks: {
    name: 'QuickBooks',
    feature: 'quickbooks',
    // Where to continue: the mapping has to be chosen.
    path: `${pathOfFeature('quickbooks')}?tab=mapping`,
    accessPage: 'https://qbo.intuit.com/app/apps/myapps',
  },
};
