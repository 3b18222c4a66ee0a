import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HOLDS_CREDENTIAL = 0x40;

/** An authenticator with one passkey, as a browser answers for it: ES256, no attestation. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(readonly origin: string) {}

  /** The answer to `startPasskey`. */
  made(options: string): string {
    const clientData = this.#clientData('webauthn.create', options);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.#data(HOLDS_CREDENTIAL, this.#credential()))],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url');
    return this.#answer({ clientDataJSON: clientData.toString('base64url'), attestationObject });
  }

  /** The answer to `startPasskeyCheck`. */
  shown(options: string): string {
    const clientData = this.#clientData('webauthn.get', options);
    this.#counter += 1;
    const data = this.#data(0, Buffer.alloc(0));
    const signer = createSign('sha256').update(Buffer.concat([data, sha256(clientData)]));
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signer.sign(this.#keys.privateKey).toString('base64url'),
    });
  }

  /** A copy of its state: what it signs next has a counter that was used. */
  turnBack(): void {
    this.#counter -= 2;
  }

  #answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  #clientData(type: string, options: string): Buffer {
    const { challenge } = JSON.parse(options) as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(flags: number, credential: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flag = Buffer.from([flags | USER_PRESENT | USER_VERIFIED]);
    return Buffer.concat([sha256(new URL(this.origin).hostname), flag, counter, credential]);
  }

  #credential(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      isoCBOR.encode(key as never),
    ]);
  }
}
