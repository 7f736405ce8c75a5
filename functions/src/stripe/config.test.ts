import { describe, expect, it } from 'vitest';
import { fieldsConfig, isTestMode, knownTestMode, stripeConfig, webhookSecret } from './config';

const LOCAL = { FUNCTIONS_EMULATOR: 'true' };

describe('Stripe’s configuration', () => {
  it('uses the fake on this machine when the emulator has no key', () => {
    expect(stripeConfig(LOCAL)).toEqual({
      secretKey: 'sk_test_local',
      apiBase: 'http://127.0.0.1:12111',
      isTestMode: true,
    });
    expect(stripeConfig({ ...LOCAL, STRIPE_API_BASE: 'http://127.0.0.1:9' }).apiBase).toBe('http://127.0.0.1:9');
    expect(webhookSecret(LOCAL)).toBe('whsec_local');
  });

  it('is reported as missing on a server without keys', () => {
    const missing = (name: string): string => `Payments are not set up on this server: ${name} is missing.`;

    expect(() => stripeConfig({})).toThrow(missing('STRIPE_SECRET_KEY'));
    expect(() => stripeConfig({ STRIPE_SECRET_KEY: 'none' })).toThrow(missing('STRIPE_SECRET_KEY'));
    expect(() => webhookSecret({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(missing('STRIPE_WEBHOOK_SECRET'));
    expect(() => webhookSecret({ ...LOCAL, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(missing('STRIPE_WEBHOOK_SECRET'));
  });

  it('follows the keys', () => {
    expect(stripeConfig({ STRIPE_SECRET_KEY: 'rk_live_1' })).toEqual({
      secretKey: 'rk_live_1',
      apiBase: 'https://api.stripe.com',
      isTestMode: false,
    });
    expect(isTestMode({ STRIPE_SECRET_KEY: 'rk_test_1' })).toBe(true);
    expect(webhookSecret({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toBe('whsec_1');
  });

  it('shows no card fields without both keys of one mode, and doesn’t throw', () => {
    const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    expect(fieldsConfig(live)).toEqual({ publishableKey: 'pk_live_1', script: '' });
    expect(fieldsConfig({ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toBeNull();
    expect(fieldsConfig({ ...live, STRIPE_SECRET_KEY: 'none' })).toBeNull();
    expect(fieldsConfig(LOCAL)).toMatchObject({ publishableKey: 'pk_test_local' });
  });

  it('takes the mode from the publishable key if there is no secret key', () => {
    expect(knownTestMode({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toBe(false);
    expect(knownTestMode({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toBe(true);
    expect(knownTestMode({})).toBeNull();
    expect(knownTestMode(LOCAL)).toBe(true);
  });
});
