import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as registered from '@/app/featureRoutes';
import { publicRoutes } from '@/app/publicRoutes';
import { TRADES, tradePath } from '@/domain/trade/trades';
import { readSource } from './sources';

const WALK = 'tests/e2e/phone/pages.spec.ts';

/** Pages that an address alone does not open, and what looks at them instead. */
const NOT_WALKED: Record<string, string> = {
  '/onboarding': 'register.spec.ts; the walk has a company',
  '/payment-success': 'subscribe.spec.ts, which buys something first',
  '/invoices/:id': 'the end of the walk, which issues an invoice',
  '/invoices/:id/send': 'quoteToCash.spec.ts, which issues an invoice',
  '/invoice/:id/view': 'quoteToCash.spec.ts, as the customer',
  '/service-agreement/:id/card': 'CardPages.test.tsx, as the customer',
  '/service-agreement/:id/edit': 'AgreementPages.test.tsx, which changes a draft',
  '/service-agreement/:id/view': 'AgreementPages.test.tsx, as the staff and as the customer',
  '/service-agreement/changes/:id': 'PlanChanges.test.tsx, with members who change',
  '/service-agreement/income/:month': 'AgreementPages.test.tsx, with what was posted',
  '/contracts/:id/sign': 'ContractSigning.test.tsx, as a signer',
  '/contracts/:id/certificate': 'ContractSigning.test.tsx, which checks the chain',
  '/contracts/:id': 'ContractPages.test.tsx, which writes a contract',
  '/contracts/:id/edit': 'ContractPages.test.tsx, which changes a draft',
  '/estimates/:id/edit': 'quoteToCash.spec.ts, which writes an estimate',
  '/estimates/:id/view': 'quoteToCash.spec.ts, as the customer',
  '/inspections/:id': 'InspectionFill.test.tsx, which fills one in',
  '/inspections/:id/view': 'InspectionPages.test.tsx, which reads a report',
  '/diagnostics/:id': 'DiagnosticPages.test.tsx, which makes a set of readings',
  '/diagnostics/:id/view': 'DiagnosticPages.test.tsx, which makes a set of readings',
  '/manual-j/:id': 'manualJ.spec.ts, which makes a calculation',
  '/plumbing-calc/:id': 'PlumbingPages.test.tsx, which makes a calculation',
  '/plumbing-calc/:id/view': 'PlumbingPages.test.tsx, which makes a calculation',
  '/pricebook/:id': 'nothing yet: the walk’s company has no item',
  '/manual-j/:id/view': 'manualJ.spec.ts, which makes a calculation',
  '/review/:token': 'ReviewPages.test.tsx: it opens with the link of a request',
  '/portal/:id': 'PortalPage.test.tsx: it opens with the link of an e-mail, or with a company',
  '/card/:token': 'MemberCard.test.tsx: it opens with a link',
  '/statusboard/:id': 'SharedWallPage.test.tsx: it opens with a link and its PIN',
  '/invoices/progress': 'nothing yet: it needs an estimate that was agreed to',
  ...Object.fromEntries(
    TRADES.filter(({ id }) => id !== 'hvac').map(({ id }) => [tradePath(id), '/hvac, which is made alike']),
  ),
  '/admin/ad-generator/:id': 'AdPages.test.tsx, which makes an ad; the walk looks at the same form for a new one',
  '/tools/ad-generator': '/admin/ad-generator, which is the same',
  '/tools/ad-generator/new': '/admin/ad-generator/new, which is the same',
  '/tools/ad-generator/:id': '/admin/ad-generator/:id, which is the same',
  '/blog/topics/:topicId': '/blog, which is the same page with more posts',
  '/about': '/privacy, which is made alike',
  '/terms-of-service': '/privacy, which is made alike',
  '/invoices/recurring/:recurringId': 'the walk by its form, which is that of a new one',
};

const routes = [...new Set([...publicRoutes, ...Object.values(registered).flat()])].map(({ path }) => ({ path }));

/** The pages the walk opens. In its addresses `x` is a placeholder. */
const walked = [...readSource(WALK).matchAll(/['`](\/[^'`\s]*)['`]/g)].map(
  ([, address = '']) => matchRoutes(routes, address.replace(/\$\{[^}]*\}/g, 'x').replace(/\?.*$/, ''))?.[0]?.route.path,
);

it('every page someone can open is visited', () => {
  const forgotten = routes
    .filter(({ path }) => !(path in NOT_WALKED) && !walked.includes(path))
    .map(({ path }) => `${path} is looked at by nothing. Add it to ${WALK}, or say in NOT_WALKED what looks at it.`);
  expect(forgotten).toEqual([]);
});

it('no exempted page is visited or missing', () => {
  const paths = routes.map(({ path }) => path);
  expect(Object.keys(NOT_WALKED).filter((path) => walked.includes(path) || !paths.includes(path))).toEqual([]);
});
