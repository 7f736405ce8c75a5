import type { Feature } from '../access/features';
import { pathOfFeature } from '../access/routes';

/** Providers a company can connect an account with. One broker (`functions/src/oauth`) handles all of them. */
export const PROVIDERS = ['google', 'quickbooks'] as const;
export type Provider = (typeof PROVIDERS)[number];

type ProviderInfo = {
  /** The name used in sentences. */
  name: string;
  /** Without this flag nothing is connected, and nothing is fetched. */
  feature: Feature;
  /** The page shown after connecting. */
  path: string;
  /** Provider's page where the user revokes our access. */
  accessPage: string;
};

export const PROVIDER_INFO: Readonly<Record<Provider, ProviderInfo>> = {
  google: {
    name: 'Google',
    feature: 'googleMyBusiness',
    // Next step: a profile has to be chosen.
    path: `${pathOfFeature('googleMyBusiness')}?tab=connection`,
    accessPage: 'https://myaccount.google.com/connections',
  },
  quickbooks: {
    name: 'QuickBooks',
    feature: 'quickbooks',
    // Next step: the mapping still has to be chosen.
    path: `${pathOfFeature('quickbooks')}?tab=mapping`,
    accessPage: 'https://qbo.intuit.com/app/apps/myapps',
  },
};
