import { describe, expect, it } from 'vitest';
import { functionsPort } from './support';

/** A functions emulator that cannot load its code goes on with none, so what is loaded is asserted, name by name. */
describe('the functions emulator', () => {
  it('has loaded exactly these functions', async () => {
    const response = await fetch(`http://127.0.0.1:${functionsPort}/backends`);
    const { backends } = (await response.json()) as { backends: { functionTriggers: { entryPoint: string; region: string }[] }[] };
    const loaded = backends.flatMap(({ functionTriggers }) => functionTriggers);

    expect(loaded.map(({ entryPoint }) => entryPoint).sort()).toEqual([
      'acceptInvitation',
      'activityOnCustomer',
      'activityOnEquipment',
      'activityOnJob',
      'activityOnProperty',
      'activityOnTechnician',
      'changeMemberRole',
      'changePlan',
      'checkSubscription',
      'connectPayoutAccount',
      'copiesOnCustomer',
      'createCheckout',
      'createTestPayment',
      'directoryOnCustomer',
      'directoryOnEquipment',
      'directoryOnProperty',
      'fileOnPhoto',
      'getBilling',
      'getPayoutAccount',
      'inviteMember',
      'listMyInvitations',
      'listPayouts',
      'listStripeEvents',
      'mergeCustomers',
      'openBillingPortal',
      'previewPlanChange',
      'rebuildDirectory',
      'reconcileSubscriptions',
      'registerCompany',
      'removeMember',
      'reportEvent',
      'retryStripeEvent',
      'revokeInvitation',
      'setCancellation',
      'startCardPayment',
      'stripeConnectWebhook',
      'stripeWebhook',
      'undoMerge',
      'withdrawOnCustomer',
    ]);
    expect(new Set(loaded.map(({ region }) => region))).toEqual(new Set(['us-central1']));
  });
});
