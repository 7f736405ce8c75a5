import { joinedBytes } from '../joinedBytes';
import { sha256Hex } from '../sha256Hex';
import {
  bits,
  der,
  integer,
  nothing,
  octets,
  oid,
  readDer,
  sameBytes,
  sequence,
  setOf,
  utcTime,
  utf8,
  type Bytes,
  type Der,
} from './der';

const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  keyUsage: '2.5.29.15',
} as const;

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const SHA256 = sequence(oid(OIDS.sha256), nothing());
const SHA256_WITH_RSA = sequence(oid(OIDS.sha256WithRsa), nothing());
const VALID_YEARS = 20;
const SERIAL_BYTES = 16;

/** The key for sealing documents: 2048 bits, plus the certificate included in every seal. Both DER. */
export type SealKey = { pkcs8: Bytes; certificate: Bytes };

const digest = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Creates a key with its self-signed certificate (RFC 5280), for a company's seals from `now` on (an instant). */
export async function newSealKey(company: string, now: string): Promise<SealKey> {
  const pair = await crypto.subtle.generateKey(
    { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  const serial = crypto.getRandomValues(new Uint8Array(SERIAL_BYTES));
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const attribute = (type: string, value: string): Bytes => setOf(sequence(oid(type), utf8(value)));
  const name = sequence(
    attribute(OIDS.organization, company.slice(0, 64) || 'Fieldwright'),
    attribute(OIDS.commonName, 'Seal of signed contracts'),
  );
  const until = `${Number(now.slice(0, 4)) + VALID_YEARS}${now.slice(4)}`;
  // Digital signature and content commitment only.
  const usage = sequence(
    oid(OIDS.keyUsage),
    der(0x01, new Uint8Array([0xff])),
    octets(der(0x03, new Uint8Array([6, 0xc0]))),
  );
  const certified = sequence(
    der(0xa0, integer([2])),
    integer([...serial]),
    SHA256_WITH_RSA,
    name,
    sequence(utcTime(now), utcTime(until)),
    name,
    spki,
    der(0xa3, sequence(usage)),
  );
  const signature = new Uint8Array(await crypto.subtle.sign(RSA, pair.privateKey, certified));
  return {
    pkcs8: new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
    certificate: sequence(certified, SHA256_WITH_RSA, bits(signature)),
  };
}

/** Extracts the serial number, issuer and public key from a certificate's DER. */
function partsOfCertificate(certificate: Bytes): { serial: Bytes; issuer: Bytes; spki: Bytes } {
  const [outer] = readDer(certificate);
  const [certified] = outer ? readDer(outer.content) : [];
  const [, serial, , issuer, , , spki] = certified ? readDer(certified.content) : [];
  if (!serial || !issuer || !spki) throw new RangeError('The certificate cannot be read');
  return { serial: serial.whole, issuer: issuer.whole, spki: spki.whole };
}

/** Returns the SHA-256 of a certificate, as 64 hexadecimal digits. */
export const fingerprintOf = (certificate: Bytes): Promise<string> => sha256Hex(certificate);

/** Creates a detached signature (CMS SignedData, RFC 5652) over bytes, with the sealing server's time. */
export async function signDetached(signed: Bytes, { pkcs8, certificate }: SealKey, now: string): Promise<Bytes> {
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, RSA, false, ['sign']);
  const attribute = (type: string, value: Bytes): Bytes => sequence(oid(type), setOf(value));
  const attributes = setOf(
    attribute(OIDS.contentType, oid(OIDS.data)),
    attribute(OIDS.signingTime, utcTime(now)),
    attribute(OIDS.messageDigest, octets(await digest(signed))),
    attribute(OIDS.signingCertificateV2, await certificateNote(certificate)),
  );
  const signature = new Uint8Array(await crypto.subtle.sign(RSA, key, attributes));
  return assembled(certificate, attributes, signature);
}

/** Wraps the three variable parts in the CMS structure. */
function assembled(certificate: Bytes, attributes: Bytes, signature: Bytes): Bytes {
  const { serial, issuer } = partsOfCertificate(certificate);
  const signer = sequence(
    integer([1]),
    sequence(issuer, serial),
    SHA256,
    // The signature covers the attributes as a set; in the structure they have the tag [0].
    joinedBytes([new Uint8Array([0xa0]), attributes.slice(1)]),
    sequence(oid(OIDS.rsa), nothing()),
    octets(signature),
  );
  const signedData = sequence(
    integer([1]),
    setOf(SHA256),
    sequence(oid(OIDS.data)),
    der(0xa0, certificate),
    setOf(signer),
  );
  return sequence(oid(OIDS.signedData), der(0xa0, signedData));
}

export type DetachedCheck = {
  /** Whether it is byte for byte as `signDetached` builds one. */
  isOurs: boolean;
  /** Whether the bytes are the ones that were signed. */
  isSameContent: boolean;
  /** Whether the signature was made with the key of its certificate. */
  isGenuine: boolean;
  fingerprint: string;
};

/** Checks a signature from `signDetached` against bytes. @throws RangeError if it isn't such a signature */
export async function checkDetached(signed: Bytes, cms: Bytes): Promise<DetachedCheck> {
  const [content] = readDer(cms);
  const [, wrapped] = content ? readDer(content.content) : [];
  const [signedData] = wrapped ? readDer(wrapped.content) : [];
  const parts = signedData ? readDer(signedData.content) : [];
  const certificate = parts.find(({ tag }) => tag === 0xa0)?.content;
  const signerSet = parts.at(-1);
  const [signer] = signerSet ? readDer(signerSet.content) : [];
  const [, , , attributes, , signature] = signer ? readDer(signer.content) : [];
  if (!certificate || attributes?.tag !== 0xa0 || !signature) throw new RangeError('The signature cannot be read');
  const [first] = readDer(certificate);
  if (!first) throw new RangeError('The signature has no certificate');
  const { spki } = partsOfCertificate(first.whole);
  const key = await crypto.subtle.importKey('spki', spki, RSA, false, ['verify']);
  const stated = readDer(attributes.content);
  const asSet = joinedBytes([new Uint8Array([0x31]), attributes.whole.slice(1)]);
  return {
    isOurs: sameBytes(cms, assembled(first.whole, asSet, signature.content)),
    isSameContent: sameBytes(valueIn(stated, OIDS.messageDigest), octets(await digest(signed))),
    isGenuine:
      (await crypto.subtle.verify(RSA, key, signature.content, asSet)) &&
      sameBytes(valueIn(stated, OIDS.signingCertificateV2), await certificateNote(first.whole)),
    fingerprint: await fingerprintOf(first.whole),
  };
}

/** Returns the signed reference to the certificate (RFC 5035), so that no other certificate can be substituted. */
const certificateNote = async (certificate: Bytes): Promise<Bytes> =>
  sequence(sequence(sequence(octets(await digest(certificate)))));

/** Returns the value of a signed attribute; empty if it's missing. */
function valueIn(attributes: readonly Der[], type: string): Uint8Array {
  const wanted = oid(type);
  for (const { content } of attributes) {
    const [name, values] = readDer(content);
    if (name && values && sameBytes(name.whole, wanted)) return values.content;
  }
  return new Uint8Array();
}
