import { CONNECTION_SECRETS } from '../oauth/config';
import { MAIL_SECRETS } from '../mail/config';
import { defineReaction } from '../platform/reaction';

/** Processes a change order that an owner signed on a company device. */
export const countOrderSignature = defineReaction(
  'countOrderSignature',
  'orderSignatures',
  async (deps, { params: { companyId = '', id = '' } }) =>
    (await import('./onSiteSignature')).countOnSite(deps, { companyId, signatureId: id }),
  {
    concerns: ({ before, after }) => before === null && after !== null,
    secrets: [...MAIL_SECRETS, ...CONNECTION_SECRETS],
  },
);
