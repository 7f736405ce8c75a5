// The Auth emulator's handlers for authenticator app codes (`authenticatorCodes.mjs`).
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Time limit for an enrollment, in seconds. */
const TO_FINISH_SECONDS = 600;
/** Phones' clocks may be off by up to this many periods. */
const ADJACENT_PERIODS = 1;

const isRight = (secret, code) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD_SECONDS }).validate({
    token: String(code ?? ''),
    window: ADJACENT_PERIODS,
  }) !== null;

/**
 * @param {Record<string, Function>} tools what `operations.js` of the emulator has for its other factor
 * @returns {Record<string, Function>} the answers, by request; each throws what Identity Platform refuses with
 */
export function authenticatorFactors({ parseIdToken, parsePendingCredential, issueTokens, newRandomId, assert }) {
  const signedIn = (state, { idToken }) => {
    assert(idToken, 'MISSING_ID_TOKEN');
    const { user, signInProvider } = parseIdToken(state, idToken);
    assert(user.emailVerified, 'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
    return { user, signInProvider };
  };
  const tokens = (state, user, signInProvider, { mfaEnrollmentId }) => {
    const secondFactor = { identifier: mfaEnrollmentId, provider: 'totp' };
    const { idToken, refreshToken } = issueTokens(state, user, signInProvider, { secondFactor });
    return { idToken, refreshToken };
  };
  return {
    startEnrollment: (state, body) => {
      signedIn(state, body);
      const { base32 } = new Secret({ size: 20 });
      return {
        totpSessionInfo: {
          sharedSecretKey: base32,
          verificationCodeLength: DIGITS,
          hashingAlgorithm: 'SHA1',
          periodSec: PERIOD_SECONDS,
          // Only this machine reads it again.
          sessionInfo: base32,
          finalizeEnrollmentTime: new Date(Date.now() + TO_FINISH_SECONDS * 1000).toISOString(),
        },
      };
    },
    finishEnrollment: (state, body) => {
      const { user, signInProvider } = signedIn(state, body);
      const { sessionInfo, verificationCode } = body.totpVerificationInfo;
      assert(sessionInfo, 'MISSING_SESSION_INFO');
      assert(isRight(sessionInfo, verificationCode), 'INVALID_CODE');
      const before = user.mfaInfo ?? [];
      assert(!before.some(({ totpInfo }) => totpInfo), 'SECOND_FACTOR_EXISTS');
      const factor = {
        displayName: body.displayName,
        enrolledAt: new Date().toISOString(),
        mfaEnrollmentId: newRandomId(28, new Set(before.map(({ mfaEnrollmentId }) => mfaEnrollmentId))),
        totpInfo: { secret: sessionInfo },
      };
      const enrolled = state.updateUserByLocalId(user.localId, { mfaInfo: [...before, factor] });
      return { ...tokens(state, enrolled, signInProvider, factor), totpAuthInfo: {} };
    },
    finishSignIn: (state, { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo }) => {
      assert(mfaPendingCredential, 'MISSING_MFA_PENDING_CREDENTIAL');
      const { user, signInProvider } = parsePendingCredential(state, mfaPendingCredential);
      const factor = user.mfaInfo?.find((one) => one.mfaEnrollmentId === mfaEnrollmentId);
      assert(factor?.totpInfo, 'MFA_ENROLLMENT_NOT_FOUND');
      assert(!user.disabled, 'USER_DISABLED');
      assert(isRight(factor.totpInfo.secret, totpVerificationInfo.verificationCode), 'INVALID_CODE');
      const signed = state.updateUserByLocalId(user.localId, { lastLoginAt: Date.now().toString() });
      return tokens(state, signed, signInProvider, factor);
    },
  };
}
