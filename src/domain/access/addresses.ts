import type { Feature } from './features';
import { ADMINS, DISPATCH, MANAGERS, OFFICE_WORK, type Role } from './roles';

/**
 * - a feature: its flag opens the address;
 * - `everyone`: anyone who is signed in;
 * - `public`: anyone, signed in or not.
 */
export type AddressAccess = Feature | 'everyone' | 'public';

export type AddressRule = {
  access: AddressAccess;
  /** The roles that may open it; if absent, every role may. */
  roles?: readonly Role[];
  /** True when the page is useless to a read-only user, although its address doesn't end like a form's. */
  isForWriting?: true;
};

/**
 * Access rules for the app's addresses: the only such table. A rule applies to its address and everything below it,
 * unless a longer address has its own rule. Addresses without a rule are closed to everyone. The public site's own
 * pages are files and are not listed here (`app/public/publicPages`).
 * Guards, menus and explanations use `routes.ts`; `npm run hosting` writes firebase.json's address lists from the keys;
 * `tests/static/addresses.test.ts` compares them with the routes.
 */
export const ADDRESSES: Readonly<Record<string, AddressRule>> = {
  '/login': { access: 'public' },
  '/register': { access: 'public' },
  '/subscribe': { access: 'public' },
  '/payment-success': { access: 'public' },
  '/payment-cancel': { access: 'public' },
  '/door': { access: 'public' },
  '/review': { access: 'public' },
  '/portal': { access: 'public' },
  '/card': { access: 'public' },

  '/start': { access: 'everyone' },
  '/onboarding': { access: 'everyone' },
  '/landing': { access: 'everyone' },
  '/settings': { access: 'everyone' },
  '/my-card': { access: 'everyone' },
  '/callback': { access: 'everyone' },
  // These pages show their own explanation to users without a schedule.
  '/routing': { access: 'everyone' },
  '/statusboard': { access: 'everyone' },
  // The customer's link to one invoice; `/invoices` is for staff.
  '/invoice': { access: 'everyone' },
  '/technician-dashboard': { access: 'everyone', roles: ['technician', 'admin'] },
  '/office-dashboard': { access: 'everyone', roles: ['office', 'admin'] },
  '/branding-setup': { access: 'everyone', roles: MANAGERS },
  '/upload-logo': { access: 'everyone', roles: MANAGERS },
  '/reports': { access: 'everyone', roles: MANAGERS },
  '/admin': { access: 'everyone', roles: ADMINS },
  '/admin/ad-generator': { access: 'everyone', roles: ADMINS },
  '/tools/ad-generator': { access: 'everyone', roles: ADMINS },
  '/admin-backend': { access: 'everyone', roles: ADMINS },
  '/test-payment': { access: 'everyone', roles: ADMINS },

  '/pricebook': { access: 'pricebook' },
  '/pricebook/changes': { access: 'pricebook', roles: DISPATCH },
  '/invoices': { access: 'invoices' },
  '/invoices/recurring': { access: 'invoices', roles: OFFICE_WORK },
  '/customers': { access: 'customers' },
  '/schedule': { access: 'schedule' },
  '/manual-j': { access: 'manualJ' },
  '/plumbing-calc': { access: 'plumbingCalc' },
  '/inspections': { access: 'inspections' },
  '/diagnostics': { access: 'diagnostics' },
  '/jobs': { access: 'jobs' },
  // A single visit by ID, for staff.
  '/visit': { access: 'jobs' },
  '/technicians': { access: 'technicians' },
  '/hours': { access: 'technicians' },
  '/estimates': { access: 'estimates' },
  '/discounts': { access: 'discounts' },
  '/taxes': { access: 'taxes' },
  '/payments': { access: 'payments' },
  '/awards': { access: 'awards' },
  '/assistant': { access: 'aiAssistant' },
  // The calculator with the assistant panel.
  '/assistant/manual-j': { access: 'manualJ', isForWriting: true },
  // These show office data, which the security rules let no one else read.
  '/leads': { access: 'leads', roles: OFFICE_WORK },
  '/reviews': { access: 'reviews', roles: OFFICE_WORK },
  '/website': { access: 'website', roles: OFFICE_WORK },
  '/google-my-business': { access: 'googleMyBusiness', roles: OFFICE_WORK },
  '/nextdoor': { access: 'nextdoor', roles: OFFICE_WORK },

  '/quickbooks': { access: 'quickbooks' },
  '/service-agreement': { access: 'serviceagreement' },
  '/contracts': { access: 'contracts' },
  '/wisetack': { access: 'wisetack' },
};

/** Returns the app's address prefixes in alphabetical order; hosting serves the app for them. */
export const addressAreas = (): string[] =>
  [...new Set(Object.keys(ADDRESSES).map((address) => address.split('/')[1] ?? ''))].sort();

/** Returns the rule for a path normalized the way the router matches it (see `routes.ts`), or null if no rule covers it. */
export function ruleOf(path: string): AddressRule | null {
  for (let prefix = path; prefix !== ''; prefix = prefix.slice(0, prefix.lastIndexOf('/')))
    if (Object.hasOwn(ADDRESSES, prefix)) return ADDRESSES[prefix] ?? null;
  return null;
}
