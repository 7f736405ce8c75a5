// Globals that browsers and Node share beyond the language itself. The domain runs in both, and may use only these.
declare const crypto: {
  getRandomValues<T extends Uint8Array>(array: T): T;
  subtle: { digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> };
};
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label?: string);
  decode(bytes: Uint8Array): string;
}
declare class URL {
  static canParse(address: string): boolean;
}
declare class URLSearchParams {
  constructor(init: [string, string][] | string | Record<string, string>);
  get(name: string): string | null;
  toString(): string;
}
declare function btoa(text: string): string;
declare function atob(text: string): string;
declare function structuredClone<T>(value: T): T;
