import { GuestAlertAsked, GuestAlertLinks, GuestAlerts } from '@babelboard/alerts/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Asks whoever reads the mails of an address whether they want the alert that somebody asked for. Words that somebody typed stand in no such mail. */
@OutsideReaction({ id: 'notifications.mail-guest-alert-asked', on: [GuestAlertAsked], workload: 'mails' })
export class MailGuestAlertAsked implements OutsideReactionHandler<GuestAlertAsked> {
  constructor(
    private readonly mails: MailOnce,
    private readonly alerts: GuestAlerts,
    private readonly links: GuestAlertLinks,
  ) {}

  async handle({ payload: { guestAlertId, asking } }: StoredEvent<GuestAlertAsked>): Promise<void> {
    const asked = await this.alerts.findAsked(guestAlertId, new Date(asking));
    if (asked === null) {
      return;
    }
    await this.mails.send(async () => ({
      to: { address: asked.email, language: asked.language, accountId: null },
      purpose: 'confirm-alert',
      subjectId: `${guestAlertId}:${asking}`,
      data: { token: this.links.codeOf('confirm', guestAlertId) },
    }));
  }
}
