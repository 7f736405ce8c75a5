import { expect, test } from 'vitest';
import { sourcesIn } from './sources';

/**
 * Side effects of callables beyond their company's own records. Enter a new callable here; those that cost the operator
 * something, or reach someone outside, require a confirmed address, even from owners.
 */
const CONFIRMED = {
  costs: [
    'askAssistant',
    'changePlan',
    'completeAddress',
    'connectPayoutAccount',
    'createCheckout',
    'createTestPayment',
    'openBillingPortal',
    'refundPayment',
    'travelMatrix',
    'writeAds',
  ],
  leaves: [
    'answerCustomer',
    'answerProposal',
    'askAdmins',
    'askForReview',
    'changePushDevices',
    'chooseGoogleLocations',
    'continueQuickbooksRun',
    'finishConnection',
    'inviteMember',
    'makeCalendarFeed',
    'makeLeadHook',
    'makeWallLink',
    'manageCard',
    'mendGoogleProfile',
    'offerFinancing',
    'openDoorBill',
    'publishGooglePost',
    'publishWebsite',
    'refreshFinancing',
    'remindSigners',
    'removeSecondStep',
    'saveCard',
    'saveOwnClient',
    'scheduleSend',
    'sendContract',
    'sendDocument',
    'sendFromDoor',
    'sendPortalLink',
    'sendVisitMessage',
    'setFinancingState',
    'shareDocument',
    'startConnection',
    'startDoorCheck',
    'startQuickbooksPush',
    'takeOwnerEmail',
    'textDocument',
    'undoQuickbooksPush',
  ],
  'reads companies that the caller does not work in at the moment': ['readCompaniesReport'],
} as const;

/** Strangers may call these: each has limits of its own, by network, link or company. */
const STRANGERS = [
  'answerAgreement',
  'answerEstimate',
  'answerSigning',
  'askPortalLink',
  'askReschedule',
  'cancelMyAgreement',
  'consentToCharges',
  'findSealedContract',
  'openPortalPaper',
  'openSigning',
  'openWall',
  'pauseMyAgreement',
  'readCard',
  'readCardPage',
  'readDoorCheck',
  'readLeadForm',
  'readMyAgreement',
  'readPortal',
  'readPortalDoor',
  'readReviewPage',
  'readSealedContract',
  'readWall',
  'recordView',
  'removeMyCard',
  'reportEvent',
  'sendLead',
  'sendReview',
  'startCardPayment',
  'startCardSetup',
  'startChargeConfirmation',
  'startFieldPayment',
];

/**
 * Open to an owner who has not confirmed the address. Registering and the free days cost nothing until something of `CONFIRMED`
 * is called; taking things away and reading what was made with a confirmed address must never need one.
 */
const UNCONFIRMED = {
  'before an address can be confirmed': [
    'registerCompany',
    'startTrial',
    'checkSubscription',
    'listMyInvitations',
    'listMyCompanies',
    'switchCompany',
  ],
  'the key of the e-mailed link confirms it; without one it refuses': ['acceptInvitation'],
  'ends or takes away': [
    'cancelPricebookChange',
    'cancelScheduledSend',
    'deleteConversations',
    'endConnection',
    'removeGooglePost',
    'removeMember',
    'removeOwnClient',
    'removeSampleData',
    'startQuickbooksOver',
    'revokeCalendarFeed',
    'revokeCard',
    'revokeInvitation',
    'revokeLeadHook',
    'revokePortalLinks',
    'revokeShare',
    'revokeWallLink',
    'setCancellation',
    'signOutEverywhere',
    'unpublishWebsite',
  ],
  'reads what was connected': [
    'getBilling',
    'getConnectionSetup',
    'getLeadHook',
    'getPayoutAccount',
    'getWallLink',
    'listGoogleLocations',
    'listPayouts',
    'listAwayMembers',
    'listSecondSteps',
    'listStripeEvents',
    'planQuickbooks',
    'previewPlanChange',
    'readAdministration',
    'proposeBankMatches',
    'readAllowance',
    'readGoogleLocation',
    'readQuickbooksLists',
    'retryStripeEvent',
  ],
  'writes own records alone; letters that follow ask for a confirmed owner': [
    'addPayEntry',
    'addSampleData',
    'addSampleItems',
    'applyCredit',
    'approveEstimate',
    'approvePricebookChange',
    'changeAgreement',
    'changeMemberRights',
    'changeThread',
    'changeApplication',
    'changeChangeOrder',
    'changeContract',
    'closePayPeriod',
    'continueMigration',
    'decideImported',
    'decideMigration',
    'decideQuickbooksMatch',
    'exportBooks',
    'savePayPlan',
    'importMembers',
    'pickMigrationRows',
    'prepareMigration',
    'changeContractBook',
    'changeContractLog',
    'changeLienWaiver',
    'changeMemberRole',
    'closeBooks',
    'decideBankLines',
    'importBankLines',
    'continuePricebookChange',
    'convertEstimate',
    'creditInvoice',
    'declineEstimate',
    'issueInvoices',
    'linkForSigner',
    'mergeCustomers',
    'planAgreementVisits',
    'pullQuickbooks',
    'rebuildDirectory',
    'reconcileQuickbooks',
    'saveQuickbooksSetup',
    'recordConsent',
    'recordPayment',
    'decideDoorPayment',
    'renameConversation',
    'reviseEstimate',
    'rollBackPricebookChange',
    'setInvoiceDispute',
    'sharePosition',
    'startAgreement',
    'takeBackCredit',
    'transferAgreement',
    'undoMerge',
    'undoProposal',
    'undoWriteOff',
    'voidInvoice',
    'writeOffInvoice',
  ],
};

const callables = sourcesIn('functions/src').flatMap(({ text }) =>
  [...text.matchAll(/^export const (\w+) = define(?:Callable|Stream)\(([\s\S]*?)^\);?$/gm)].map(
    ([, name = '', body = '']) => ({
      name,
      body,
    }),
  ),
);
const names = (body: RegExp): string[] =>
  callables
    .filter((one) => body.test(one.body))
    .map(({ name }) => name)
    .toSorted();

test('each callable declares its costs and whom it reaches', () => {
  const listed = [...Object.values(CONFIRMED).flat(), ...STRANGERS, ...Object.values(UNCONFIRMED).flat()];
  expect(listed.toSorted()).toEqual(callables.map(({ name }) => name).toSorted());
});

test('callables that cost something or reach outsiders require a confirmed address', () => {
  expect(names(/requiresVerifiedEmail: true/)).toEqual(Object.values(CONFIRMED).flat().toSorted());
});

test('... and are limited for all accounts of a network together: anyone can open many of them', () => {
  const limited = names(/rateLimit: \{[^}]*\bperNetwork\b/);
  expect(
    Object.values(CONFIRMED)
      .flat()
      .filter((name) => !limited.includes(name)),
  ).toEqual([]);
  // Each account is free until something of `CONFIRMED` is called; opening them is not.
  expect(limited).toEqual(expect.arrayContaining(['registerCompany', 'startTrial']));
});

test('strangers can call what is listed, and nothing else', () => expect(names(/\banyone\(\)/)).toEqual(STRANGERS));
