import { hkdfSync } from 'node:crypto';
import { emailKey, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { readReturnCode, type SentMail, wentTo, writeReturnCode } from './domain/return-code.js';

/** Where reports of complaints come that know a mail by its header alone. */
const COMPLAINTS = 'complaints';
const BEGIN = 'bounce+';
const CODE_SOMEWHERE = /(?:^|[^0-9a-f])([0-9a-f]{56})(?![0-9a-f])/i;

/** A mail that came back, as its code tells it. */
export interface KnownMail extends SentMail {
  code: string;
}

/** The return paths of mails: one of its own for each (VERP), under a key derived from SECRET_KEY (HKDF, RFC 5869). */
@Injectable()
export class ReturnPaths {
  private readonly key: Buffer;
  private readonly domain: string | null;

  constructor(settings: Settings) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secretKey, '', 'return-path', 32));
    this.domain = settings.mailDoor?.domain ?? null;
  }

  /** Null where no door is open for what comes back. */
  make(mail: SentMail, address: string): { code: string; address: string } | null {
    if (this.domain === null) {
      return null;
    }
    const code = writeReturnCode(this.key, mail, emailKey(address));
    return { code, address: `${BEGIN}${code}@${this.domain}` };
  }

  /** Whether an address is one of ours: a return path that was made here, or that of complaints. */
  has(address: string): boolean {
    const { box, isOurs } = this.split(address);
    return isOurs && (box === COMPLAINTS || (box.startsWith(BEGIN) && this.read(box.slice(BEGIN.length)) !== null));
  }

  /** The first mail whose code, made here, stands in one of the texts; null where there is none. */
  find(texts: readonly string[]): KnownMail | null {
    for (const text of texts) {
      const code = CODE_SOMEWHERE.exec(text)?.[1]?.toLowerCase();
      const mail = code === undefined ? null : this.read(code);
      if (code !== undefined && mail !== null) {
        return { code, ...mail };
      }
    }
    return null;
  }

  wentTo({ code }: KnownMail, address: string): boolean {
    return wentTo(this.key, code, emailKey(address));
  }

  private read(code: string): SentMail | null {
    return readReturnCode(this.key, code);
  }

  private split(address: string): { box: string; isOurs: boolean } {
    const [box = '', domain = ''] = address.toLowerCase().split(/@(?=[^@]*$)/);
    return { box, isOurs: domain === this.domain };
  }
}
