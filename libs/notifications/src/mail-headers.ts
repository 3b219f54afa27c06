import { Clock, type Mail, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type DeliveryKey, messageId } from './domain/delivery-key.js';
import type { Claim } from './mail-deliveries.js';
import { RETURN_CODE_HEADER } from './returned-mails/domain/returned-mail.js';
import { ReturnPaths } from './returned-mails/return-paths.js';

/** Makes what a mail carries for servers and mail programs. */
@Injectable()
export class MailHeaders {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly returnPaths: ReturnPaths,
  ) {}

  /** For a mail that is sent now. @param to the address, and the page that stops such mails, null where none does */
  make(
    key: DeliveryKey,
    { deliveryId, repeats }: Claim,
    { address, unsubscribe }: { address: string; unsubscribe: string | null },
  ): Pick<Mail, 'headers' | 'returnPath'> {
    const sentAt = this.clock.now();
    const path = this.returnPaths.make({ deliveryId, sentAt }, address);
    return {
      headers: {
        'Message-ID': messageId(key, this.settings.baseUrl, repeats),
        Date: sentAt.toUTCString().replace('GMT', '+0000'),
        // No answers by machines: RFC 3834, and Exchange's own word for it.
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(path === null ? {} : { [RETURN_CODE_HEADER]: path.code }),
        ...(unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe)),
      },
      ...(path === null ? {} : { returnPath: path.address }),
    };
  }
}

/** One press in the mail program, without a page (RFC 2369, RFC 8058). No mailto: nobody reads a mailbox of ours. */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
