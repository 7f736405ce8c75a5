import { diagnosticLinkRoutes, diagnosticsRoutes } from '@/features/diagnostics/routes';
import { inspectionLinkRoutes, inspectionsRoutes } from '@/features/inspections/routes';
import { adsRoutes } from '@/features/ads/routes';
import { adminRoutes } from '@/features/admin/routes';
import { adminBackendRoutes } from '@/features/admin-backend/routes';
import { awardsRoutes } from '@/features/awards/routes';
import { assistantRoutes } from '@/features/assistant/routes';
import { onboardingRoutes } from '@/features/auth/routes';
import { brandingRoutes } from '@/features/branding/routes';
import { myCardRoutes } from '@/features/business-card/routes';
import { connectionsRoutes } from '@/features/connections/routes';
import { contractLinkRoutes, contractsRoutes } from '@/features/contracts/routes';
import { customersRoutes } from '@/features/customers/routes';
import { dashboardRoutes } from '@/features/dashboard/routes';
import { discountsRoutes } from '@/features/discounts/routes';
import { estimateLinkRoutes, estimatesRoutes } from '@/features/estimates/routes';
import { financingRoutes } from '@/features/financing/routes';
import { googleRoutes } from '@/features/google-my-business/routes';
import { quickbooksRoutes } from '@/features/quickbooks/routes';
import { hoursRoutes } from '@/features/hours/routes';
import { invoiceLinkRoutes, invoicesRoutes } from '@/features/invoices/routes';
import { jobLinkRoutes, jobsRoutes } from '@/features/jobs/routes';
import { leadNewRoutes, leadsRoutes } from '@/features/leads/routes';
import { manualJLinkRoutes, manualJRoutes } from '@/features/manual-j/routes';
import { nextdoorRoutes } from '@/features/nextdoor/routes';
import { paymentsRoutes } from '@/features/payments/routes';
import { reportsRoutes } from '@/features/reports/routes';
import { plumbingCalcLinkRoutes, plumbingCalcRoutes } from '@/features/plumbing-calc/routes';
import { pricebookLinkRoutes, pricebookRoutes } from '@/features/pricebook/routes';
import { reviewsRoutes } from '@/features/reviews/routes';
import { routingRoutes } from '@/features/routing/routes';
import { scheduleRoutes } from '@/features/schedule/routes';
import { serviceAgreementLinkRoutes, serviceAgreementRoutes } from '@/features/service-agreement/routes';
import { settingsRoutes } from '@/features/settings/routes';
import { statusBoardLinkRoutes, statusBoardRoutes } from '@/features/statusboard/routes';
import { taxesRoutes } from '@/features/taxes/routes';
import { techniciansRoutes } from '@/features/technicians/routes';
import { testPaymentRoutes } from '@/features/test-payment/routes';
import { visitLinkRoutes } from '@/features/visits/routes';
import { websiteRoutes } from '@/features/website/routes';
import type { FeatureRoute } from '@/lib/featureRoute';

/** Requires sign-in, but is outside the shell: there may be no company yet. */
export const welcomeRoutes: FeatureRoute[] = onboardingRoutes;

/** Requires sign-in and a company, but no access check (specification section 2). */
export const signedInRoutes: FeatureRoute[] = [
  ...leadNewRoutes,
  ...paymentsRoutes,
  ...taxesRoutes,
  ...discountsRoutes,
  ...settingsRoutes,
  ...myCardRoutes,
];

/**
 * URLs where the same page is public by share token and members-only by record ID (the parameter is `id`): with a token, there is no
 * guard or shell; with an ID, they work like `signedInRoutes`. The page decides using `isShareToken`.
 */
export const linkedRoutes: FeatureRoute[] = [...invoiceLinkRoutes, ...pricebookLinkRoutes];

/** Same, but behind the access check if the URL contains a record ID. */
export const checkedLinkedRoutes: FeatureRoute[] = [
  ...estimateLinkRoutes,
  ...jobLinkRoutes,
  ...manualJLinkRoutes,
  ...plumbingCalcLinkRoutes,
  ...inspectionLinkRoutes,
  ...diagnosticLinkRoutes,
  ...statusBoardLinkRoutes,
  ...visitLinkRoutes,
  ...serviceAgreementLinkRoutes,
  ...contractLinkRoutes,
];

/** For admins; others see the reason before being redirected (`layouts/AdGeneratorGuard`), which the access check wouldn't show. */
export const adGeneratorRoutes: FeatureRoute[] = adsRoutes;

/**
 * Behind the access check: the feature flag and the role decide, as defined in `domain/access/addresses`. A new feature adds its line
 * here.
 */
export const checkedRoutes: FeatureRoute[] = [
  ...dashboardRoutes,
  ...scheduleRoutes,
  ...jobsRoutes,
  ...routingRoutes,
  ...statusBoardRoutes,
  ...leadsRoutes,
  ...reviewsRoutes,
  ...estimatesRoutes,
  ...serviceAgreementRoutes,
  ...contractsRoutes,
  ...checkedLinkedRoutes,
  ...invoicesRoutes,
  ...financingRoutes,
  ...customersRoutes,
  ...assistantRoutes,
  ...techniciansRoutes,
  ...hoursRoutes,
  ...pricebookRoutes,
  ...manualJRoutes,
  ...plumbingCalcRoutes,
  ...diagnosticsRoutes,
  ...inspectionsRoutes,
  ...brandingRoutes,
  ...websiteRoutes,
  ...awardsRoutes,
  ...googleRoutes,
  ...quickbooksRoutes,
  ...nextdoorRoutes,
  ...connectionsRoutes,
  ...adminRoutes,
  ...adminBackendRoutes,
  ...testPaymentRoutes,
  ...reportsRoutes,
];

/** Every page in the shell that has its own URL. The menu and the command palette are built from these. */
export const shellRoutes: FeatureRoute[] = [...checkedRoutes, ...adGeneratorRoutes, ...signedInRoutes];
