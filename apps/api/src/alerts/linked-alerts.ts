import {
  AlertLinks,
  alertLinkGone,
  ChangeAlert,
  ChangeGuestAlert,
  GuestAlertLinks,
  GuestAlerts,
  type SavedAlert,
  SavedAlerts,
} from '@babelboard/alerts';
import { type RateLimit, RateLimits } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';

/** More than anybody presses. By link, not by address: the mail programs of millions press from a few. */
const USES: RateLimit = { points: 60, seconds: 3_600 };

export type LinkedChange = ChangeGuestAlert['change'];

/** The alert of a link, with an account or without. */
export interface LinkedAlert {
  alert: Pick<SavedAlert, 'name' | 'address' | 'rhythm' | 'paused'>;
  /** Null where it is a guest's. */
  accountId: number | null;
  commandTo: (change: LinkedChange) => ChangeAlert | ChangeGuestAlert;
}

/** Reads the links in mails of alerts, and bounds how often each is used. */
@Injectable()
export class LinkedAlerts {
  constructor(
    private readonly alerts: SavedAlerts,
    private readonly links: AlertLinks,
    private readonly guestAlerts: GuestAlerts,
    private readonly guestLinks: GuestAlertLinks,
    private readonly limits: RateLimits,
  ) {}

  /** @throws DomainError ALERT_LINK_GONE, RATE_LIMITED */
  async find(token: string, language: UiLanguage): Promise<LinkedAlert> {
    const own = this.links.read(token);
    const guestAlertId = this.guestLinks.read('change', token);
    if (own === null && guestAlertId === null) {
      throw alertLinkGone();
    }
    await this.limits.consume('alert-link', token, USES);
    if (own !== null) {
      const { accountId, alertId } = own;
      return ofAccount(accountId, alertId, known(await this.alerts.find(accountId, alertId, language)));
    }
    return this.ofGuest(guestAlertId as number, language);
  }

  /** Mails to a guest are kept longer than the guest stays one: their links go on to what the alert became. */
  private async ofGuest(guestAlertId: number, language: UiLanguage): Promise<LinkedAlert> {
    const became = await this.alerts.findOfGuest(guestAlertId, language);
    if (became !== null) {
      return ofAccount(became.accountId, became.alert.id, became.alert);
    }
    return {
      alert: known(await this.guestAlerts.find(guestAlertId, language)),
      accountId: null,
      commandTo: (change) => new ChangeGuestAlert(guestAlertId, change),
    };
  }
}

function ofAccount(accountId: number, alertId: number, alert: LinkedAlert['alert']): LinkedAlert {
  return {
    alert,
    accountId,
    commandTo: (change) => new ChangeAlert(accountId, alertId, { ...change, isNarrower: true }),
  };
}

/** @throws DomainError ALERT_LINK_GONE */
function known(alert: LinkedAlert['alert'] | null): LinkedAlert['alert'] {
  if (alert === null) {
    throw alertLinkGone();
  }
  return alert;
}
