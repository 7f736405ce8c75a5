// Preloaded into firebase-tools, whose Auth emulator supports text messages as the only second factor: adds authenticator app codes
// (TOTP) with the same requests and responses as Identity Platform. A factor's secret is stored with its account, so that it survives a
// restart.
import { fileURLToPath } from 'node:url';
import { changeTools, replaced } from './changedTools.mjs';

const CODES = JSON.stringify(fileURLToPath(new URL('authenticatorFactors.mjs', import.meta.url)));
const TOOLS = '{ parseIdToken, parsePendingCredential, issueTokens, newRandomId, assert: errors_1.assert }';

changeTools({
  'emulator/auth/operations.js': replaced([
    [
      'function mfaEnrollmentStart(state, reqBody) {',
      `const authenticator = require(${CODES}).authenticatorFactors(${TOOLS});
function mfaEnrollmentStart(state, reqBody) {
    if (reqBody.totpEnrollmentInfo) return authenticator.startEnrollment(state, reqBody);`,
    ],
    [
      'function mfaEnrollmentFinalize(state, reqBody) {',
      `function mfaEnrollmentFinalize(state, reqBody) {
    if (reqBody.totpVerificationInfo) return authenticator.finishEnrollment(state, reqBody);`,
    ],
    [
      'async function mfaSignInFinalize(state, reqBody) {',
      `async function mfaSignInFinalize(state, reqBody) {
    if (reqBody.totpVerificationInfo) return authenticator.finishSignIn(state, reqBody);`,
    ],
    [
      'mfaEnrollmentId: mfaInfo.mfaEnrollmentId,',
      'mfaEnrollmentId: mfaInfo.mfaEnrollmentId,\n        totpInfo: mfaInfo.totpInfo && {},',
    ],
  ]),
  'emulator/auth/state.js': replaced([
    [
      'for (const enrollment of enrollments) {\n            (0, errors_1.assert)(enrollment.phoneInfo',
      'for (const enrollment of enrollments) {\n            if (enrollment.totpInfo) continue;\n            (0, errors_1.assert)(enrollment.phoneInfo',
    ],
  ]),
});
