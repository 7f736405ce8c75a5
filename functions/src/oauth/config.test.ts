import { describe, expect, it } from 'vitest';
import { apiBaseOf, sealingKey } from './config';

const LOCAL = { FUNCTIONS_EMULATOR: 'true' };

describe('the key that seals tokens', () => {
  it('is 32 bytes; a deployed server without one can’t connect anything', () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    expect(sealingKey({ CONNECTIONS_KEY: key }).toString('base64')).toBe(key);
    expect(sealingKey(LOCAL).byteLength).toBe(32);
    for (const wrong of [{}, { CONNECTIONS_KEY: 'none' }, { CONNECTIONS_KEY: 'c2hvcnQ=' }])
      expect(() => sealingKey(wrong)).toThrow('CONNECTIONS_KEY is missing');
  });
});

describe('a provider’s address', () => {
  it('is the provider’s own host on a deployed server, or another https server, and never localhost', () => {
    expect(apiBaseOf('GOOGLE_API_BASE', 'http://127.0.0.1:1', LOCAL)).toBe('http://127.0.0.1:1');
    expect(apiBaseOf('GOOGLE_API_BASE', 'http://127.0.0.1:1', {})).toBe('');
    expect(apiBaseOf('GOOGLE_API_BASE', '', { GOOGLE_API_BASE: 'https://proxy.example/' })).toBe(
      'https://proxy.example',
    );
    for (const wrong of ['http://proxy.example', 'https://localhost:1', 'https://127.0.0.1', 'https://[::1]:2'])
      expect(() => apiBaseOf('GOOGLE_API_BASE', '', { GOOGLE_API_BASE: wrong })).toThrow('https address of another');
  });
});
