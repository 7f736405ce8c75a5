import { expect, it } from 'vitest';
import { deviceName } from '@/domain/push/deviceName';
import { pushKeys } from './config';
import { encryptPush } from './encrypt';
import { isPushEndpoint } from './endpoints';

// RFC 8291, section 5 and appendix A.
const PUBLISHED = {
  text: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('encrypts the standard’s own example correctly', () => {
  const { text, p256dh, auth, senderKey, salt, body } = PUBLISHED;
  const fresh = { salt: Buffer.from(salt, 'base64url'), privateKey: Buffer.from(senderKey, 'base64url') };
  expect(encryptPush(text, { p256dh, auth }, fresh).toString('base64url')).toBe(body);
});

it('writes only to browsers’ push services', () => {
  const live = {};
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])
    expect(isPushEndpoint(endpoint, live), endpoint).toBe(true);
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com@169.254.169.254/abc',
    'https://user:pass@fcm.googleapis.com/abc',
    'https://evilfcm.googleapis.com.example/abc',
    'https://notfcm.googleapis.com/abc',
    'https://169.254.169.254/computeMetadata/v1/',
    'http://127.0.0.1:8080/',
    'https://localhost/abc',
    'file:///etc/passwd',
    'not an address',
  ])
    expect(isPushEndpoint(endpoint, live), endpoint).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:8080/', { FUNCTIONS_EMULATOR: 'true' })).toBe(true);
  expect(isPushEndpoint('http://10.0.0.1:8080/', { FUNCTIONS_EMULATOR: 'true' })).toBe(false);
});

it('is off without a key, with `none`, and with an invalid key', () => {
  expect(pushKeys({})).toBeNull();
  expect(pushKeys({ WEB_PUSH_PRIVATE_KEY: 'none', FUNCTIONS_EMULATOR: 'true' })).toBeNull();
  expect(pushKeys({ WEB_PUSH_PRIVATE_KEY: 'c2hvcnQ' })).toBeNull();
  expect(pushKeys({ WEB_PUSH_PRIVATE_KEY: PUBLISHED.senderKey })?.publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  );
  expect(pushKeys({ FUNCTIONS_EMULATOR: 'true' })?.publicKey).toHaveLength(87);
});

it('gives devices names that people recognize', () => {
  const named = (agent: string): string => deviceName(`Mozilla/5.0 (${agent}`);
  expect(named('Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36')).toBe(
    'Chrome on Android',
  );
  expect(named('iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605 Version/18 Mobile Safari/604.1')).toBe(
    'Safari on iPhone',
  );
  expect(named('Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0')).toBe(
    'Edge on Windows',
  );
  expect(deviceName('')).toBe('A device');
});
