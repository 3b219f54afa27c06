import { Global, Module } from '@nestjs/common';
import { AlertNarrowings } from './answering/queries/alert-narrowings.js';
import { AlertDigests } from './digests/queries/alert-digests.js';
import { AlertPreviews } from './digests/queries/alert-previews.js';
import { NewOffers } from './digests/queries/new-offers.js';
import { ForgetListingTimes } from './digests/schedules/forget-listing-times.schedule.js';
import { LookForNewOffers } from './digests/schedules/look-for-new-offers.schedule.js';
import { ListingTimes } from './digests/store/listing-times.js';
import { AlertAnchors } from './filing/store/alert-anchors.js';
import { FiledAnew } from './finding/filed-anew.js';
import { FoundAlerts } from './finding/queries/found-alerts.js';
import { FileAlertsOfCompany } from './finding/reactions/file-alerts-of-company.reaction.js';
import { LookForAlerts } from './finding/reactions/look-for-alerts.reaction.js';
import { FileAlertsAnew } from './finding/schedules/file-alerts-anew.schedule.js';
import { AskForGuestAlertHandler } from './guests/commands/ask-for-guest-alert.handler.js';
import { ChangeGuestAlertHandler } from './guests/commands/change-guest-alert.handler.js';
import { ConfirmGuestAlertHandler } from './guests/commands/confirm-guest-alert.handler.js';
import { GuestAlertLinks } from './guests/guest-alert-links.js';
import { GuestTakeovers } from './guests/guest-takeovers.js';
import { GuestAlerts } from './guests/queries/guest-alerts.js';
import { GuestDigests } from './guests/queries/guest-digests.js';
import { TakeOverGuestAlerts } from './guests/reactions/take-over-guest-alerts.reaction.js';
import { ForgetGuestAlerts } from './guests/schedules/forget-guest-alerts.schedule.js';
import { LookForNewOffersOfGuests } from './guests/schedules/look-for-new-offers-of-guests.schedule.js';
import { AlertLinks } from './saving/alert-links.js';
import { ChangeAlertHandler } from './saving/commands/change-alert.handler.js';
import { RemoveAlertHandler } from './saving/commands/remove-alert.handler.js';
import { SaveAlertHandler } from './saving/commands/save-alert.handler.js';
import { AlertLists } from './saving/queries/alert-lists.js';
import { SavedAlerts } from './saving/queries/saved-alerts.js';

const SAVING = [AlertLinks, AlertLists, ChangeAlertHandler, RemoveAlertHandler, SaveAlertHandler, SavedAlerts];
const FINDING = [AlertAnchors, FileAlertsAnew, FileAlertsOfCompany, FiledAnew, FoundAlerts, LookForAlerts];
const DIGESTS = [AlertDigests, AlertPreviews, ForgetListingTimes, ListingTimes, LookForNewOffers, NewOffers];
const GUESTS = [
  ...[AskForGuestAlertHandler, ChangeGuestAlertHandler, ConfirmGuestAlertHandler],
  ...[GuestAlertLinks, GuestAlerts, GuestDigests, GuestTakeovers],
  ...[ForgetGuestAlerts, LookForNewOffersOfGuests, TakeOverGuestAlerts],
];

const ANSWERING = [AlertNarrowings];

/** Global, so that edges and siblings find what it exports. */
@Global()
@Module({
  providers: [...SAVING, ...DIGESTS, ...FINDING, ...GUESTS, ...ANSWERING],
  exports: [
    AlertDigests,
    AlertLinks,
    AlertNarrowings,
    AlertPreviews,
    GuestAlertLinks,
    GuestAlerts,
    GuestDigests,
    SavedAlerts,
  ],
})
export class AlertsModule {}
