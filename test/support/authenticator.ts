import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAG = { userPresent: 0x01, userVerified: 0x04, attestedData: 0x40 };

/** What the authenticator is told to do wrong. */
export interface AuthenticatorFaults {
  /** Nobody showed a PIN or a finger. */
  unverified?: boolean;
  /** Signs for another site. */
  origin?: string;
  rpId?: string;
  /** Signs something else than it was asked for. */
  challenge?: string;
}

/** A security key in software: makes and uses one discoverable passkey (WebAuthn level 3, ES256, no attestation). */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  /** Of uses; a test may set it back. */
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle: string | undefined;

  constructor(private readonly origin: string) {}

  /** Answers an invitation to register: RegistrationResponseJSON. */
  register(
    options: { challenge: string; rp: { id?: string }; user: { id: string } },
    faults: AuthenticatorFaults = {},
  ) {
    this.userHandle = options.user.id;
    const data = Buffer.concat([this.authenticatorData(options.rp.id ?? '', faults, true), this.credential()]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, faults).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal' as const],
      },
      clientExtensionResults: {},
    };
  }

  /** Answers an invitation to sign in: AuthenticationResponseJSON. */
  signIn(options: { challenge: string; rpId?: string }, faults: AuthenticatorFaults = {}) {
    this.counter += 1;
    const data = this.authenticatorData(options.rpId ?? '', faults, false);
    const clientData = this.clientData('webauthn.get', options.challenge, faults);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('SHA256').update(signed).sign(this.keys.privateKey, 'base64url'),
        ...(this.userHandle !== undefined && { userHandle: this.userHandle }),
      },
      clientExtensionResults: {},
    };
  }

  private clientData(type: string, challenge: string, faults: AuthenticatorFaults): Buffer {
    const origin = faults.origin ?? this.origin;
    return Buffer.from(JSON.stringify({ type, challenge: faults.challenge ?? challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(rpId: string, faults: AuthenticatorFaults, attested: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = FLAG.userPresent | (faults.unverified ? 0 : FLAG.userVerified) | (attested ? FLAG.attestedData : 0);
    const site = createHash('sha256')
      .update(faults.rpId ?? rpId)
      .digest();
    return Buffer.concat([site, Buffer.from([flags]), counter]);
  }

  /** Attested credential data: model (none), id, COSE key. */
  private credential(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    // RFC 9053: key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256).
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key as never))]);
  }
}
