import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** Who asks for passkeys: the site, by its public address (WebAuthn: relying party). */
@Injectable()
export class RelyingParty {
  /** Domain that passkeys are bound to. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;

  constructor(settings: Settings) {
    const { hostname, origin } = new URL(settings.baseUrl);
    this.id = hostname;
    this.origin = origin;
    this.name = settings.productName;
  }
}
