export {
  activityOnCustomer,
  activityOnEquipment,
  activityOnEstimate,
  activityOnInvoice,
  activityOnJob,
  activityOnPayment,
  activityOnProperty,
  activityOnTechnician,
} from './activity/triggers';
export { adsOnInvoice, adsOnLead } from './ads/countAds';
export { writeAds } from './ads/writeAds';
export { answerProposal, undoProposal } from './assistant/answerProposal';
export { askAssistant } from './assistant/askAssistant';
export { clearConversations, deleteConversations, renameConversation } from './assistant/conversations';
export { readAllowance } from './assistant/readAllowance';
export { countOnJob, countOnTime, countOnVisit } from './awards/triggers';
export { withholdOnOptOut } from './awards/withholdFigures';
export { creditInvoice } from './billing/creditInvoice';
export { dailyBilling } from './billing/dailyBilling';
export { issueInvoices } from './billing/issueInvoices';
export { jobOnInvoice, jobOnWorkDone } from './billing/jobOnInvoice';
export { recordPayment } from './billing/recordPayment';
export { refundPayment } from './billing/refundPayment';
export { setInvoiceDispute } from './billing/setInvoiceDispute';
export { voidInvoice } from './billing/voidInvoice';
export { writeOffInvoice } from './billing/writeOffInvoice';
export { calendarFeed } from './calendar/calendarFeed';
export { makeCalendarFeed, revokeCalendarFeed } from './calendar/changeFeed';
export { revokeCard, saveCard } from './cards/memberCards';
export { cardFile, readCard } from './cards/readCard';
export { addSampleData } from './company/addSampleData';
export { bringUpToDate } from './company/bringUpToDate';
export { keepBrandVersion } from './company/keepBrandVersion';
export { registerCompany } from './company/registerCompany';
export { removeSampleData } from './company/removeSampleData';
export { takeOwnerEmail } from './company/takeOwnerEmail';
export { copiesOnCustomer } from './customers/copiesOnCustomer';
export { mergeCustomers } from './customers/mergeCustomers';
export { undoMerge } from './customers/undoMerge';
export { rebuildDirectory } from './directory/rebuildDirectory';
export { directoryOnCustomer, directoryOnEquipment, directoryOnProperty } from './directory/triggers';
export {
  wordsOnDiagnostic,
  wordsOnEstimate,
  wordsOnFinding,
  wordsOnInspection,
  wordsOnInvoice,
  wordsOnJob,
  wordsOnJobWork,
  wordsOnLead,
  wordsOnManualJ,
  wordsOnPlumbingCalc,
  wordsOnRefrigerantMove,
} from './directory/wordsOnRecord';
export { answerEstimate } from './estimates/answerEstimate';
export { approveEstimate } from './estimates/approveEstimate';
export { convertEstimate } from './estimates/convertEstimate';
export { declineEstimate } from './estimates/declineEstimate';
export { mailOnAnswer } from './estimates/mailOnAnswer';
export { reviseEstimate } from './estimates/reviseEstimate';
export { findingsOnEstimate } from './findings/findingsOnEstimate';
export { findingsOnJob } from './findings/findingsOnJob';
export {
  chooseGoogleLocations,
  listGoogleLocations,
  mendGoogleProfile,
  publishGooglePost,
  readGoogleLocation,
  removeGooglePost,
} from './google/profiles';
export { replyOnReview, syncGoogle } from './google/syncGoogle';
export { timeOnVisit } from './hours/timeOnVisit';
export { scoreOnInspection } from './inspections/scoreOnInspection';
export { getLeadHook, makeLeadHook, revokeLeadHook } from './leads/changeHook';
export { leadOnWrite } from './leads/leadOnWrite';
export { leadWebhook } from './leads/leadWebhook';
export { leadsOnEstimate, leadsOnJob } from './leads/leadsOnWork';
export { readLeadForm, sendLead } from './leads/publicForm';
export { sendHeldAnswers } from './leads/sendHeldAnswers';
export { recordConsent } from './messages/recordConsent';
export { sendVisitMessage } from './messages/sendVisitMessage';
export { sendVisitReminders } from './messages/sendVisitReminders';
export { textWebhook } from './messages/textWebhook';
export { unsubscribe } from './messages/unsubscribe';
export { nextdoorOnInvoice, nextdoorOnLead } from './nextdoor/countNextdoor';
export {
  endConnection,
  finishConnection,
  getConnectionSetup,
  removeOwnClient,
  saveOwnClient,
  startConnection,
} from './oauth/connections';
export { connectPayoutAccount } from './payments/connectPayoutAccount';
export { getPayoutAccount } from './payments/getPayoutAccount';
export { listPayouts } from './payments/listPayouts';
export { mailOnPayment } from './payments/mailOnPayment';
export { startCardPayment } from './payments/startCardPayment';
export { stripeConnectWebhook } from './payments/stripeConnectWebhook';
export { fileOnPhoto } from './photos/fileOnPhoto';
export {
  approvePricebookChange,
  cancelPricebookChange,
  continuePricebookChange,
  rollBackPricebookChange,
} from './pricebook/changes';
export { directoryOnPricebook } from './pricebook/directoryOnPricebook';
export { goLivePricebook } from './pricebook/liveDueChanges';
export { askForReview } from './reviews/askNow';
export { mailOnReview } from './reviews/mailOnReview';
export { readReviewPage, sendReview } from './reviews/reviewPage';
export { reviewWidget } from './reviews/reviewWidget';
export { reviewsOnJob } from './reviews/reviewsOnJob';
export { sendReviewRequests } from './reviews/sendReviewRequests';
export { askReschedule } from './schedule/askReschedule';
export { readDoorCheck, startDoorCheck } from './schedule/doorCheck';
export { extendSeries } from './schedule/extendSeries';
export { jobOnVisit } from './schedule/jobOnVisit';
export { pinOnProperty, pinOnVisit } from './schedule/pinOnVisit';
export { visitOnJob } from './schedule/visitOnJob';
export { endLinks } from './sharing/endLinks';
export { facesOnCompany } from './sharing/facesOnCompany';
export { facesOnPayoutAccount } from './sharing/facesOnPayoutAccount';
export { facesOnTechnician } from './sharing/facesOnTechnician';
export { recordView } from './sharing/recordView';
export { revokeShare } from './sharing/revokeShare';
export { sendDocument } from './sharing/sendDocument';
export { sendReminders } from './sharing/sendReminders';
export { shareDocument } from './sharing/shareDocument';
export {
  faceOnDiagnostic,
  faceOnEstimate,
  faceOnFinding,
  faceOnInspection,
  faceOnInvoice,
  faceOnJob,
  faceOnLoadCalculation,
  faceOnPayment,
  faceOnPhoto,
  faceOnPlumbingCalc,
  faceOnPricebookItem,
  faceOnVisit,
} from './sharing/triggers';
export { openWall } from './statusboard/openWall';
export { readWall } from './statusboard/readWall';
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
export { withdrawOnCustomer } from './subscription/withdrawFeatures';
export { acceptInvitation } from './team/acceptInvitation';
export { changeMemberRole } from './team/changeMemberRole';
export { disableGoneAccounts } from './team/disableGone';
export { inviteMember } from './team/inviteMember';
export { listMyInvitations } from './team/listMyInvitations';
export { removeMember } from './team/removeMember';
export { revokeInvitation } from './team/revokeInvitation';
export { reportEvent } from './telemetry/reportEvent';
export { travelMatrix } from './travel/travelMatrix';
export { publicSite } from './website/publicSite';
export { publishWebsite, unpublishWebsite } from './website/publishWebsite';
export { siteOnCompany } from './website/siteOnCompany';
