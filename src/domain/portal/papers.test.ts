import { expect, it } from 'vitest';
import { buildAgreement } from '@/testing/factories/agreement';
import { agreementInPortal } from './papers';

it('lists no agreement that the customer was not given: a draft, or one that waits for the office after an import', () => {
  expect(agreementInPortal(buildAgreement({ state: 'draft' }))).toBeNull();
  expect(agreementInPortal(buildAgreement({ state: 'imported' }))).toBeNull();
  expect(agreementInPortal(buildAgreement({ state: 'active' }))).toMatchObject({ details: 'Active' });
});
