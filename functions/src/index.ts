export { readAdministration } from './administration/readAdministration';
export { answerAgreement } from './agreements/answerAgreement';
export { pauseMyAgreement } from './agreements/pauseMyAgreement';
export { cancelMyAgreement } from './agreements/cancelMyAgreement';
export { changeAgreement } from './agreements/changeAgreement';
export { decideImported } from './agreements/decideImported';
export { importMembers } from './agreements/importMembers';
export {
  continueMigration,
  decideMigration,
  pickMigrationRows,
  prepareMigration,
} from './agreements/migration/migrations';
export { consentToCharges } from './agreements/cards/consentToCharges';
export { manageCard } from './agreements/cards/manageCard';
export { readCardPage } from './agreements/cards/readCardPage';
export { removeMyCard } from './agreements/cards/removeMyCard';
export { startCardSetup } from './agreements/cards/startCardSetup';
export { startChargeConfirmation } from './agreements/cards/startChargeConfirmation';
export { nightlyAgreements } from './agreements/nightlyAgreements';
export { planAgreementVisits } from './agreements/planVisits';
export { startAgreement } from './agreements/startAgreement';
export { transferAgreement } from './agreements/transferAgreement';
export { writeAds } from './ads/writeAds';
export { answerProposal, undoProposal } from './assistant/answerProposal';
export { askAssistant } from './assistant/askAssistant';
export { clearExpired, deleteConversations, renameConversation } from './assistant/conversations';
export { readAllowance } from './assistant/readAllowance';
export { applyCredit, takeBackCredit } from './billing/applyCredit';
export { nightlyFinancing } from './financing/nightlyFinancing';
export { offerFinancing } from './financing/offerFinancing';
export { refreshFinancing } from './financing/refreshFinancing';
export { setFinancingState } from './financing/setFinancingState';
export { wisetackWebhook } from './financing/wisetackWebhook';
export { closeBooks } from './billing/closeBooks';
export { creditInvoice } from './billing/creditInvoice';
export { dailyBilling } from './billing/dailyBilling';
export { issueInvoices } from './billing/issueInvoices';
export { recordPayment } from './billing/recordPayment';
export { refundPayment } from './billing/refundPayment';
export { setInvoiceDispute } from './billing/setInvoiceDispute';
export { voidInvoice } from './billing/voidInvoice';
export { undoWriteOff, writeOffInvoice } from './billing/writeOffInvoice';
export { calendarFeed } from './calendar/calendarFeed';
export { makeCalendarFeed, revokeCalendarFeed } from './calendar/changeFeed';
export { revokeCard, saveCard } from './cards/memberCards';
export { cardFile, readCard } from './cards/readCard';
export { addSampleData } from './company/addSampleData';
export { bringUpToDate } from './company/bringUpToDate';
export { registerCompany } from './company/registerCompany';
export { removeSampleData } from './company/removeSampleData';
export { takeOwnerEmail } from './company/takeOwnerEmail';
export { changeApplication } from './contracts/changeApplication';
export { changeChangeOrder } from './contracts/changeChangeOrder';
export { changeContractBook } from './contracts/changeContractBook';
export { changeContractLog } from './contracts/changeContractLog';
export { changeLienWaiver } from './contracts/changeLienWaiver';
export { mergeCustomers } from './customers/mergeCustomers';
export { undoMerge } from './customers/undoMerge';
export { rebuildDirectory } from './directory/rebuildDirectory';
export { answerEstimate } from './estimates/answerEstimate';
export { approveEstimate } from './estimates/approveEstimate';
export { convertEstimate } from './estimates/convertEstimate';
export { declineEstimate } from './estimates/declineEstimate';
export { reviseEstimate } from './estimates/reviseEstimate';
export { onFileDeleted, onFileStored } from './files/countFile';
export { completeAddress } from './geocoding/completeAddress';
export { locateAddresses } from './geocoding/locateAddresses';
export { recountFiles } from './files/recountFiles';
export {
  chooseGoogleLocations,
  listGoogleLocations,
  mendGoogleProfile,
  publishGooglePost,
  readGoogleLocation,
  removeGooglePost,
} from './google/profiles';
export { syncGoogle } from './google/syncGoogle';
export { getLeadHook, makeLeadHook, revokeLeadHook } from './leads/changeHook';
export { leadWebhook } from './leads/leadWebhook';
export { readLeadForm, sendLead } from './leads/publicForm';
export { sendHeldAnswers } from './leads/sendHeldAnswers';
export { recordConsent } from './messages/recordConsent';
export { answerCustomer } from './messages/answerCustomer';
export { changeThread } from './messages/changeThread';
export { sendVisitMessage } from './messages/sendVisitMessage';
export { sendVisitReminders } from './messages/sendVisitReminders';
export { textWebhook } from './messages/textWebhook';
export { mailWebhook } from './mail/inbound/mailWebhook';
export { unsubscribe } from './messages/unsubscribe';
export {
  endConnection,
  finishConnection,
  getConnectionSetup,
  removeOwnClient,
  saveOwnClient,
  startConnection,
} from './oauth/connections';
export { decideBankLines, importBankLines, proposeBankMatches } from './bank/callables';
export { connectPayoutAccount } from './payments/connectPayoutAccount';
export { getPayoutAccount } from './payments/getPayoutAccount';
export { listPayouts } from './payments/listPayouts';
export { startCardPayment } from './payments/startCardPayment';
export { decideDoorPayment } from './payments/door/enterDoorPayment';
export { openDoorBill } from './payments/door/openDoorBill';
export { sendFromDoor } from './payments/door/sendFromDoor';
export { startFieldPayment } from './payments/startFieldPayment';
export { stripeConnectWebhook } from './payments/stripeConnectWebhook';
export {
  approvePricebookChange,
  cancelPricebookChange,
  continuePricebookChange,
  rollBackPricebookChange,
} from './pricebook/changes';
export { goLivePricebook } from './pricebook/liveDueChanges';
export { addSampleItems } from './pricebook/sampleItems';
export { addPayEntry } from './commission/addPayEntry';
export { savePayPlan } from './commission/savePayPlan';
export { closePayPeriod } from './hours/closePayPeriod';
export { compareSums } from './reports/compareSums';
export { mailReports } from './reports/mailReports';
export { readCompaniesReport } from './reports/readCompaniesReport';
export { onContracts } from './reactions/onContracts';
export { answerSigning } from './contracts/answerSigning';
export { changeContract } from './contracts/changeContract';
export { findSealedContract } from './contracts/findSealedContract';
export { linkForSigner } from './contracts/linkForSigner';
export { openSigning } from './contracts/openSigning';
export { readSealedContract } from './contracts/readSealedContract';
export { remindSigners } from './contracts/remindSigners';
export { sendContract } from './contracts/sendContract';
export { onAgreements } from './reactions/onAgreements';
export { onCompanies } from './reactions/onCompanies';
export { onCustomers } from './reactions/onCustomers';
export { onDiagnostics } from './reactions/onDiagnostics';
export { onDiscounts } from './reactions/onDiscounts';
export { onDoorPayments } from './reactions/onDoorPayments';
export { onEstimateSignatures } from './reactions/onEstimateSignatures';
export { onEquipment } from './reactions/onEquipment';
export { onEstimates } from './reactions/onEstimates';
export { onFindings } from './reactions/onFindings';
export { onInspections } from './reactions/onInspections';
export { onInvoices } from './reactions/onInvoices';
export { onJobWork } from './reactions/onJobWork';
export { onJobs } from './reactions/onJobs';
export { onLeads } from './reactions/onLeads';
export { onMail } from './reactions/onMail';
export { onManualJ } from './reactions/onManualJ';
export { onOrderSignatures } from './reactions/onOrderSignatures';
export { onPayments } from './reactions/onPayments';
export { onPayoutAccounts } from './reactions/onPayoutAccounts';
export { onPhotos } from './reactions/onPhotos';
export { onPlumbingCalc } from './reactions/onPlumbingCalc';
export { onPricebook } from './reactions/onPricebook';
export { onProperties } from './reactions/onProperties';
export { onRecognitionOptOuts } from './reactions/onRecognitionOptOuts';
export { onRefrigerantMoves } from './reactions/onRefrigerantMoves';
export { onReviews } from './reactions/onReviews';
export { onSchedule } from './reactions/onSchedule';
export { onSettings } from './reactions/onSettings';
export { onSiteFiles } from './reactions/onSiteFiles';
export { onSiteGates } from './reactions/onSiteGates';
export { onStripeCustomers } from './reactions/onStripeCustomers';
export { onTaxes } from './reactions/onTaxes';
export { onTechnicians } from './reactions/onTechnicians';
export { onTexts } from './reactions/onTexts';
export { onTimeEntries } from './reactions/onTimeEntries';
export { onTimesheets } from './reactions/onTimesheets';
export { onWasteTickets } from './reactions/onWasteTickets';
export { onWorkSettings } from './reactions/onWorkSettings';
export { askForReview } from './reviews/askNow';
export { readReviewPage, sendReview } from './reviews/reviewPage';
export { reviewWidget } from './reviews/reviewWidget';
export { sendReviewRequests } from './reviews/sendReviewRequests';
export { askReschedule } from './schedule/askReschedule';
export { readDoorCheck, startDoorCheck } from './schedule/doorCheck';
export { extendSeries } from './schedule/extendSeries';
export { endLinks } from './sharing/endLinks';
export { recordView } from './sharing/recordView';
export { revokeShare } from './sharing/revokeShare';
export { askPortalLink, readPortalDoor } from './portal/askPortalLink';
export { readMyAgreement } from './portal/readMyAgreement';
export { openPortalPaper, readPortal } from './portal/readPortal';
export { revokePortalLinks, sendPortalLink } from './portal/sendPortalLink';
export { cancelScheduledSend, scheduleSend } from './sharing/scheduleSend';
export { sendMailOfTheDay } from './sharing/mailOfTheDay';
export { sendDocument } from './sharing/sendDocument';
export { textDocument } from './sharing/textDocument';
export {
  continueQuickbooksRun,
  decideQuickbooksMatch,
  exportBooks,
  planQuickbooks,
  pullQuickbooks,
  readQuickbooksLists,
  reconcileQuickbooks,
  saveQuickbooksSetup,
  startQuickbooksOver,
  startQuickbooksPush,
  undoQuickbooksPush,
} from './quickbooks/callables';
export { minuteQuickbooks, nightlyQuickbooks } from './quickbooks/nightlyQuickbooks';
export { quickbooksWebhook } from './quickbooks/quickbooksWebhook';
export { sendReminders } from './sharing/sendReminders';
export { shareDocument } from './sharing/shareDocument';
export { reopenEndedGates } from './sites/gatesThatEnd';
export { openWall } from './statusboard/openWall';
export { readWall } from './statusboard/readWall';
export { sharePosition } from './positions/sharePosition';
export { changePushDevices } from './push/changePushDevices';
export { getWallLink, makeWallLink, revokeWallLink } from './statusboard/wallLink';
export { changePlan } from './subscription/changePlan';
export { checkSubscription } from './subscription/checkSubscription';
export { createCheckout } from './subscription/createCheckout';
export { createTestPayment } from './subscription/createTestPayment';
export { getBilling } from './subscription/getBilling';
export { listStripeEvents } from './subscription/listStripeEvents';
export { openBillingPortal } from './subscription/openBillingPortal';
export { previewPlanChange } from './subscription/previewPlanChange';
export { reconcileSubscriptions } from './subscription/reconcileSubscriptions';
export { retryStripeEvent } from './subscription/retryStripeEvent';
export { setCancellation } from './subscription/setCancellation';
export { startTrial } from './subscription/startTrial';
export { stripeWebhook } from './subscription/stripeWebhook';
export { acceptInvitation } from './team/acceptInvitation';
export { askAdmins } from './team/askAdmins';
export { changeMemberRights } from './team/changeMemberRights';
export { changeMemberRole } from './team/changeMemberRole';
export { disableGoneAccounts } from './team/disableGone';
export { onAccountDeleted } from './team/onAccountDeleted';
export { inviteMember } from './team/inviteMember';
export { listAwayMembers } from './team/companies/listAwayMembers';
export { listMyCompanies } from './team/companies/listMyCompanies';
export { switchCompany } from './team/companies/switchCompany';
export { listMyInvitations } from './team/listMyInvitations';
export { removeMember } from './team/removeMember';
export { revokeInvitation } from './team/revokeInvitation';
export { listSecondSteps } from './team/listSecondSteps';
export { removeSecondStep } from './team/removeSecondStep';
export { signOutEverywhere } from './team/signOutEverywhere';
export { reportEvent } from './telemetry/reportEvent';
export { travelMatrix } from './travel/travelMatrix';
export { publicSite } from './website/publicSite';
export { publishWebsite, unpublishWebsite } from './website/publishWebsite';
